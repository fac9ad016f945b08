import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { GameLanguage } from '#schemas/language.ts'
import { inMood, otherTitle, withSentence } from '#server/storyteller/assistant/moods.ts'
import { FURTHER } from '#server/storyteller/assistant/words/further.ts'
import { SHADES } from '#server/storyteller/assistant/words/moods.ts'
import { NEW_TASKS } from '#server/storyteller/assistant/words/new-tasks.ts'

/** What a sentence of a language is written in, and how one ends. */
const LETTERS = {
  en_US: /^[A-Z][A-Za-z ,.'’-]*$/,
  zh_CN: /^[\p{sc=Han}，、。]+$/u,
  ja_JP: /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。]+$/u,
} as const
const endsSentence = (text: string): boolean => /[.。]$/.test(text)
const NAMES = { en_US: 'Ada', zh_CN: '阿达', ja_JP: 'アダ' } as const

describe.each(GameLanguage.options)('what is said of any game in %s', (language) => {
  const { darker, lighter, ...titles } = SHADES[language]
  const { ofAny, ofPerson, ofPlace } = FURTHER[language]
  const filled = (text: string): string => text.replaceAll('{name}', NAMES[language])

  it('[AS13] [AS15] [TL13] is several sentences or titles of each kind, all in its script and each said once', () => {
    const sentences = [darker, lighter, ofAny, ofPerson, ofPlace]
    const kinds = [...sentences, titles.ofPerson, titles.ofPlace, titles.plain]
    for (const kind of kinds) {
      expect(kind.length).toBeGreaterThanOrEqual(4)
      for (const text of kind) expect(filled(text)).toMatch(LETTERS[language])
    }
    expect(new Set(kinds.flat()).size).toBe(kinds.flat().length)
    for (const text of sentences.flat()) expect(endsSentence(text), text).toBe(true)
    for (const text of Object.values(titles).flat()) expect(endsSentence(text), text).toBe(false)
  })

  it('[AS13] [AS15] names who or what it is about, and nobody where it is about nothing', () => {
    const named = [...titles.ofPerson, ...titles.ofPlace, ...ofPerson]
    for (const text of named) expect(text.split('{name}').length, text).toBeGreaterThan(1)
    for (const text of [...darker, ...lighter, ...titles.plain, ...ofAny])
      expect(text).not.toContain('{')
  })
})

it.each(GameLanguage.options)(
  '[AS16] a new task in %s says whom to hear, and where',
  (language) => {
    const tasks = NEW_TASKS[language]
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
    expect(tasks.length).toBeGreaterThanOrEqual(3)
    for (const { name, target, completeCondition, reward } of tasks) {
      expect(name).toContain('{name}')
      for (const text of [target, completeCondition]) {
        expect(text).toContain('{name}')
        expect(text).toContain('{place}')
        expect(endsSentence(text), text).toBe(true)
      }
      for (const text of [name, target, completeCondition, reward])
        expect(text.replace(/\{(name|place)\}/g, NAMES[language])).toMatch(LETTERS[language])
    }
  },
)

describe('another mood', () => {
  const game = sampleGame('en_US')
  const { darker, lighter, plain } = SHADES.en_US

  it('[AS13] is one sentence more, in the place of those of the other mood, until all are said', () => {
    let text = `The tide is out. ${lighter[2]}`
    for (let said = 1; said <= darker.length; said++) {
      text = inMood(game, text, 'darker')
      expect(text.startsWith('The tide is out. ')).toBe(true)
      expect(darker.filter((one) => text.includes(one))).toHaveLength(said)
      for (const one of lighter) expect(text).not.toContain(one)
    }
    expect(inMood(game, text, 'darker')).toBe(text)
    const light = inMood(game, text, 'lighter')
    expect(lighter.filter((one) => light.includes(one))).toHaveLength(1)
    expect(darker.filter((one) => light.includes(one))).toEqual([])
  })

  it('[AS13] comes to the same words when it is asked for again, and to other ones of another text', () => {
    const texts = Array.from({ length: 40 }, (_, at) => `Text number ${at}.`)
    const made = texts.map((text) => inMood(game, text, 'darker'))
    expect(texts.map((text) => inMood(game, text, 'darker'))).toEqual(made)
    const said = made.map((text, at) => text.slice((texts[at]?.length ?? 0) + 1))
    expect(new Set(said)).toEqual(new Set(darker))
  })

  it('[AS13] [AS15] has a space between sentences where the script has one', () => {
    expect(withSentence('It ends.', ['More.'], 'a')).toBe('It ends. More.')
    expect(withSentence('', ['More.'], 'a')).toBe('More.')
    expect(withSentence('完了。', ['还有。'], 'a')).toBe('完了。还有。')
    expect(withSentence('「待って」', ['続く。'], 'a')).toBe('「待って」続く。')
    expect(withSentence('It ends. More.', ['More.'], 'a')).toBe('It ends. More.')
    expect(withSentence('It ends.', [], 'a')).toBe('It ends.')
  })

  it('[AS13] has titles of whom the text speaks of, and else of nobody, and none that a chapter has', () => {
    const [person] = game.npcs
    const [place] = game.locations
    const shapes = (kind: readonly string[], name: string) =>
      kind.map((one) => one.replace('{name}', name))
    const ofPlace = shapes(SHADES.en_US.ofPlace, place?.name ?? '')
    expect(ofPlace).toContain(otherTitle(game, 'Old', `It was at ${place?.name}.`))
    const first = person?.name.split(' ')[0] ?? ''
    const ofPerson = [person?.name ?? '', first].flatMap((name) =>
      shapes(SHADES.en_US.ofPerson, name),
    )
    expect(ofPerson).toContain(otherTitle(game, 'Old', `${person?.name} was there.`))
    expect(plain).toContain(otherTitle(game, 'Old', 'Nobody was there.'))
    for (const title of plain) {
      const chapters = plain
        .filter((one) => one !== title)
        .map((one, at) => ({ id: at + 1, title: one, summary: '', tasks: [] }))
      expect(otherTitle({ ...game, chapters }, 'Old', 'Nobody.')).toBe(title)
    }
  })
})
