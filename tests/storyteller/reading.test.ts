import { describe, expect, it } from 'vitest'
import { chapterWays } from '#core/game/chapter-graph.ts'
import type { ChapterContent } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Duration } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { caseOutlines } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { lengthFaults, pathLength } from '#server/storyteller/builtin/proof/length-faults.ts'
import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

const DURATIONS: readonly Duration[] = ['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme']
const sum = (all: readonly number[]): number => all.reduce((so, one) => so + one, 0)

/** How many nodes the longest way through a chapter meets. */
function steps(chapter: ChapterContent): number {
  const ways = chapterWays(chapter)
  const found = new Map<number, number>()
  const from = (id: number | null): number => {
    if (id === null) return 0
    const met = found.get(id) ?? 1 + Math.max(0, ...(ways.get(id) ?? []).map(from))
    found.set(id, met)
    return met
  }
  return from(chapter.nodes[0]?.id ?? 0)
}

/** What the longest way through a game carries, and how many numbers its lock offers. */
const carried = ({ contents, premise, ids }: Game) => ({
  nodes: sum(contents.map(steps)),
  text: sum(contents.map((one) => pathLength(one, premise.pack.language, Math.max))),
  numbers:
    contents.flatMap(({ nodes }) => nodes).find(({ id }) => id === ids.node('ask-code'))?.options
      .length ?? 0,
})

/** The sentences of each text that stand in none of the others. */
function ownSentences(texts: readonly string[]): string[][] {
  const all = texts.map(sentencesOf)
  return all.map((own, at) =>
    own.filter((one) => all.every((other, place) => place === at || !other.includes(one))),
  )
}

/** The share of each text's words that are said in none of the others. */
function ownWords(texts: readonly string[], language: GameLanguage): number[] {
  const reader = new Intl.Segmenter(language.slice(0, 2), { granularity: 'word' })
  const all = texts.map((text) => {
    const words = [...reader.segment(text.toLowerCase())].filter(
      ({ isWordLike, segment }) => isWordLike && segment.length >= (language === 'en_US' ? 4 : 2),
    )
    return new Set(words.map(({ segment }) => segment))
  })
  return all.map((own, at) => {
    const others = new Set(all.filter((_, place) => place !== at).flatMap((one) => [...one]))
    return [...own].filter((word) => !others.has(word)).length / own.size
  })
}

describe('what is read', () => {
  it('[TL22] every duration is told soundly', () => {
    for (const language of LANGUAGES)
      for (const duration of DURATIONS) {
        const brief = { ...briefOf(IDEAS[language][0] ?? '', language), duration }
        expect(faultsOf(provenGame(brief)), `${language} ${duration}`).toEqual([])
      }
  })

  it('[TL22] a normal game has more nodes, text and wrong numbers than one for beginners, a hard one more than a normal one', () => {
    for (const language of LANGUAGES)
      for (const idea of IDEAS[language].slice(0, 3)) {
        const [beginner, normal, hard] = (['beginner', 'normal', 'hard'] as const).map((duration) =>
          carried(gameOf({ ...briefOf(idea, language), duration })),
        )
        if (!beginner || !normal || !hard) throw new Error('three were told')
        expect(normal.nodes, idea).toBeGreaterThan(beginner.nodes)
        expect(hard.nodes, idea).toBeGreaterThan(normal.nodes)
        expect(normal.text, idea).toBeGreaterThan(beginner.text * 1.05)
        expect(hard.text, idea).toBeGreaterThan(normal.text)
        expect(normal.numbers, idea).toBeGreaterThan(beginner.numbers)
        expect(hard.numbers, idea).toBeGreaterThan(normal.numbers)
      }
  })

  it('[TL23] no chapter is over too soon, and the validator says so if one is', () => {
    const game = provenGame(briefOf('A cat opens a bakery on Mars', 'en_US'))
    expect(lengthFaults(game)).toEqual([])
    const cut = {
      ...game,
      contents: game.contents.map((chapter) => ({
        ...chapter,
        nodes: chapter.nodes.map((node) => ({ ...node, content: 'Short.' })),
      })),
    }
    expect(lengthFaults(cut).join('; ')).toMatch(/read in \d+.*of its own/)
  })

  it('[TL24] an asterisk is a fault, and a question stays one in every language', () => {
    const game = provenGame(briefOf('Who stole the sun?', 'en_US'))
    expect(game.elements.intro).toContain('Who stole the sun?')
    expect(JSON.stringify(game.contents)).not.toMatch(/\?[.,:]|\*/)
    const [first, ...rest] = game.contents
    const starred = first?.nodes.map((node, at) => (at === 0 ? { ...node, content: '*so*' } : node))
    const marked = first && starred ? [{ ...first, nodes: starred }, ...rest] : []
    expect(faultsOf({ ...game, contents: marked }).join('; ')).toMatch(/markdown/)
    for (const [idea, language] of [
      ['谁偷走了月亮？', 'zh_CN'],
      ['月を盗んだのは誰？', 'ja_JP'],
    ] as const) {
      const told = provenGame(briefOf(idea, language))
      expect(told.elements.intro).toContain(idea)
      expect(told.elements.coverDescription).not.toMatch(/[:.]/)
      expect(told.locations.map((location) => location.imageDescription).join('')).not.toMatch(
        /[:.]/,
      )
    }
  })

  it('[TL17] each of the four outlines begins in its own way, and says beyond the idea what no other says', () => {
    for (const language of LANGUAGES)
      for (const idea of IDEAS[language]) {
        const told = caseOutlines(settle(idea, packOf(language), ''))
        expect(told).toHaveLength(LENSES.length)
        expect(new Set(told.map(({ text }) => sentencesOf(text)[0])).size, idea).toBe(LENSES.length)
        const own = ownSentences(told.map(({ text }) => text))
        for (const sentences of own) expect(sentences.length, idea).toBeGreaterThanOrEqual(3)
        const shares = ownWords(
          own.map((sentences) => sentences.join(' ')),
          language,
        )
        for (const share of shares) expect(share, idea).toBeGreaterThan(2 / 5)
      }
  })

  it('[TL3] an object of an idea is what is lost, never where everybody is', () => {
    const english = packOf('en_US')
    const words = (idea: string) => settle(idea, english, '').words
    expect(
      words('A beekeeper inherits a glass piano that plays one wrong note every midnight'),
    ).toMatchObject({ setting: 'the beekeeper’s house', thing: 'the glass piano' })
    expect(words('I found a key in my soup').setting).not.toContain('soup')
    expect(words('Three crows steal a crown')).toMatchObject({ thing: 'the crown', role: 'crow' })
    expect(words('The last honest man in a city of liars').there).toBe('in the city of liars')
    expect(words('Loneliness').thing).toBe('the box marked “Loneliness”')
  })
})
