import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import type { Deal } from '#schemas/settings.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { inVoices } from '#server/storyteller/builtin/telling/two-voices.ts'
import type { EpisodeTexts, PlotContent } from '#server/storyteller/engine/content.ts'
import { placeOfEpisode } from '#server/storyteller/engine/episode-deck.ts'
import { withEpisodes } from '#server/storyteller/engine/episodes.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { settleStory } from '#server/storyteller/engine/tell-story.ts'
import { briefOf, IDEAS, LANGUAGES } from './ideas.ts'
import { contentOf, inputOf } from './plots/telling.ts'

/** A sentence that is shorter may stand in two texts: “It was cold.” */
const NOTICED = 12
const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?。！？])\s*/u).filter((one) => one.length > NOTICED)
/** What is said in more than one of some texts. */
function saidAgain(texts: readonly string[]): string[] {
  const said = texts.map((text) => new Set(sentences(text)))
  return said.flatMap((one, at) =>
    [...one].filter((sentence) => said.slice(at + 1).some((other) => other.has(sentence))),
  )
}

/** The episodes of one game of a creator. */
function toldIn({ plots, episodes }: PlotContent, count: number, deal: Deal): EpisodeTexts[] {
  const [plot] = plots.map((one) => one.plot)
  if (plot === undefined) throw new Error('no plot')
  const { beats } = withEpisodes(plot, episodes, count, createRng('any'), { deal }).plot
  return episodes.filter(({ episode }) => Object.keys(episode.beats).some((id) => id in beats))
}

/** The keys of a game of each plot, and of a case. */
const keysOf = (language: GameLanguage): string[] => [
  ...contentOf(language).plots.map(({ id }) => plotKeyOf({ plot: id, outline: 0, salt: '' })),
  ...['classic', 'pact'],
]

describe.each(LANGUAGES)('what is said once in %s', (language) => {
  const content = contentOf(language)

  it('[TL110] a cover invites, a world says how it is there, and a prologue begins: none says a sentence of another', () => {
    const [idea = ''] = IDEAS[language]
    for (const key of keysOf(language)) {
      const { elements, prologue } = provenMaterial(briefOf(idea, language, key))
      const { coverDescription = '', worldOverview = '' } = elements
      expect(saidAgain([coverDescription, worldOverview, prologue.join(' ')]), key).toEqual([])
      expect(sentences(coverDescription).length, key).toBeGreaterThan(0)
    }
  })

  it('[TL111] no question stands twice: beside a puzzle is noted what is known, and the choice asks', () => {
    for (const { id } of content.plots) {
      const brief = briefOf(IDEAS[language][1] ?? '', language, `${id}.1`)
      const { contents } = provenMaterial({ ...brief, duration: 'extreme' })
      for (const { nodes } of contents)
        for (const { puzzle, nextNodeId } of nodes.filter(({ type }) => type === 'puzzle')) {
          const next = nodes.find((node) => node.id === nextNodeId)
          expect(puzzle).not.toBe('')
          expect(next?.content, id).not.toContain(puzzle)
        }
    }
  })

  it('[TL112] two speeches with nothing between them stand in two paragraphs', () => {
    const told = content.plots
      .flatMap(
        ({ id }) => provenMaterial(briefOf(IDEAS[language][2] ?? '', language, `${id}.1`)).contents,
      )
      .flatMap(({ nodes }) => nodes)
      .flatMap(({ content: text, options }) => [text, ...options.map(({ reply }) => reply)])
    expect(told.filter((text) => /[”」] *[“「]/u.test(text))).toEqual([])
    expect(told.some((text) => /[”」]\n\n[“「]/u.test(text))).toBe(true)
  })

  it('[TL113] everybody greets in three ways, and in the next game of a creator in another one', () => {
    for (const { id, hello } of content.archetypes)
      expect(new Set([hello].flat()).size, id).toBeGreaterThan(2)
    const [texts] = content.plots
    if (texts === undefined) throw new Error('no plot')
    const hellosOf = (game: number): Map<string, string> => {
      const { cast, words } = settleStory(
        inputOf(texts, language, 'greeting', { deal: { deck: 7, game } }),
      )
      return new Map(cast.map(({ role, from }) => [from.id, words[`${role}.hello`] ?? '']))
    }
    const [first, second] = [hellosOf(4), hellosOf(5)]
    for (const [id, hello] of first) expect(second.get(id), id).not.toBe(hello)
  })

  it('[TL114] four games of a creator tell no episode twice, of whatever length, and few of one place', () => {
    expect(content.episodes.length).toBeGreaterThanOrEqual(57)
    for (const { episodes: count } of Object.values(LENGTHS))
      for (let first = 0; first < 40; first++) {
        const told = [0, 1, 2, 3].map((at) =>
          toldIn(content, count, { deck: first % 7, game: first + at }),
        )
        expect(new Set(told.flat()).size).toBe(count * 4)
        for (const one of told)
          for (const [place, same] of Map.groupBy(one, placeOfEpisode))
            expect(same.length, place).toBeLessThanOrEqual(Math.ceil(count / 3))
      }
  })
})

it.each([
  ['“It rained.” “It did not.”', '“It rained.”\n\n“It did not.”'],
  ['“下雨了。”“没有。”他说。', '“下雨了。”\n\n“没有。”他说。'],
  ['「降った」「降らない」', '「降った」\n\n「降らない」'],
  ['“It rained,” she said. “All day.”', '“It rained,” she said. “All day.”'],
  ['He says “yes”, “no” and “why”.', 'He says “yes”, “no” and “why”.'],
])('[TL112] nobody answers in the line in which they were spoken to: %s', (text, told) => {
  expect(inVoices(text)).toBe(told)
})
