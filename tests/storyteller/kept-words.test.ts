import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

/** Whom and where each idea of the world is about, in its own words; empty where it does not say. */
const ABOUT: Readonly<Record<GameLanguage, readonly (readonly [string, string])[]>> = {
  en_US: [
    ['lighthouse keeper', 'lighthouse'],
    ['cat', 'mars'],
    ['passenger', 'night train'],
    ['librarian', ''],
    ['magician', 'museum'],
    ['grandmother', ''],
    ['grandmothers', 'louvre'],
    ['heirs', 'manor'],
    ['detective cat', ''],
    ['sister', 'space station'],
    ['detective', ''],
    ['', 'kingdom'],
    ['office worker', 'dungeons'],
  ],
  zh_CN: [
    ['乘客', '列车'],
    ['狐狸', '故宫'],
    ['看守人', '灯塔'],
    ['奶奶', ''],
    ['', '图书馆'],
    ['', '客栈'],
    ['', '火星'],
  ],
  ja_JP: [
    ['図書館員', ''],
    ['猫', '火星'],
    ['乗客', '終電'],
    ['灯台守', ''],
    ['', '学園'],
    ['魔女', '時計屋'],
  ],
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** The words of an idea that mean something. */
function contentWords(idea: string, language: GameLanguage): string[] {
  const words = new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' }).segment(idea)
  const least = language === 'en_US' ? 5 : 2
  return [...words]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= least)
    .map(({ segment }) => segment)
}

const told = LANGUAGES.flatMap((language) =>
  IDEAS[language].map((typed, at) => {
    const { elements, contents } = gameOf(briefOf(typed, language, LENSES[at % LENSES.length]))
    const nodes = contents.flatMap((chapter) => chapter.nodes)
    const read = nodes.flatMap(({ content, puzzle, options }) => [
      content,
      puzzle,
      ...options.flatMap((option) => [option.content, option.reply]),
    ])
    return {
      idea: plain(typed),
      words: contentWords(plain(typed), language),
      about: ABOUT[language][at]?.filter((word) => word !== '') ?? [],
      beginning: plain(`${elements.title}\n${elements.intro}`),
      nodes: plain(read.join('\n')),
    }
  }),
)

it('[TL3] title and intro keep the words of the idea, whom and where among them', () => {
  for (const { idea, words, about, beginning } of told) {
    expect(about.length, idea).toBeGreaterThan(0)
    const kept = words.filter((word) => beginning.includes(word))
    expect(kept.length, idea).toBeGreaterThanOrEqual(words.length / 2)
    for (const word of about) expect(beginning.includes(word), `${idea}: ${word}`).toBe(true)
  }
})

it('[TL47] the sentence of an idea is quoted once in a mystery: in its introduction, or else in its prologue', () => {
  const quotes = (value: unknown, said: string): number =>
    JSON.stringify(value).toLowerCase().split(said.toLowerCase()).length - 1
  // an idea that is no more than a name is what its place is called
  const isSentence = (typed: string, language: GameLanguage): boolean =>
    language === 'en_US' ? typed.split(' ').length >= 4 : typed.length >= 8
  for (const language of LANGUAGES)
    for (const [at, typed] of IDEAS[language].filter((one) => isSentence(one, language)).entries())
      for (const outlineText of ['', 'Another introduction.']) {
        const lens = LENSES[(at + 1) % LENSES.length]
        const game = gameOf({ ...briefOf(typed, language, lens), outlineText })
        const { intro, incitingEvent, ...elements } = game.elements
        const { idea } = game.premise.words
        const { chapters, contents, prologue, player, npcs, npcTasks, locations } = game
        const rest = [elements, chapters, contents, player, npcs, npcTasks, locations]
        expect(prologue[0]).toBe(incitingEvent)
        expect(quotes([rest, intro, prologue], idea), `${typed}: ${intro}`).toBe(1)
        expect(quotes(rest, idea), typed).toBe(0)
      }
})

it('[TL3] in four of five ideas whom or where is told beyond the sentence that was typed', () => {
  const silent = told.filter(
    ({ idea, about, nodes }) => !about.some((word) => nodes.replaceAll(idea, '').includes(word)),
  )
  expect(silent.length, silent.map(({ idea }) => idea).join('\n')).toBeLessThanOrEqual(
    told.length / 5,
  )
})
