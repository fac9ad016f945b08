import { describe, expect, it } from 'vitest'
import { CASE_ROLES, type Casting } from '#server/storyteller/builtin/case/truth.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { provenTelling } from '#server/storyteller/builtin/proven.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { suspectsOf } from '../../scripts/story-report/culprit-signs.ts'
import { learnRule, tryRule } from '../../scripts/story-report/learned-rule.ts'
import { mostFrequentAnswer } from '../../scripts/story-report/puzzle-answers.ts'
import { caseBriefs, type SampledGame, sampleOf } from '../../scripts/story-report/sample.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from '../storyteller/ideas.ts'

const LEAST = 8
const LEARNED = 60
/** So often seen in one part only, somebody would be known by it. */
const OFTEN = 24
const cases = new Map(
  LANGUAGES.map((language) => [
    language,
    sampleOf(caseBriefs(language, 2 * LEARNED, 'tells')).games,
  ]),
)
const casesOf = (language: (typeof LANGUAGES)[number]): SampledGame[] => cases.get(language) ?? []

/** How many cases of the second half a rule solves that was learned from the first. */
function solvedIn(games: readonly SampledGame[]): number {
  const suspects = games.map(suspectsOf)
  return tryRule(learnRule(suspects.slice(0, LEARNED)), suspects.slice(LEARNED)).solved
}

/** What is read before the first puzzle, but for what the four say. */
function toldBefore({ scenes, ids, contents }: Game): string[] {
  const nodes = contents[0]?.nodes ?? []
  const statements = CASE_ROLES.map((role) => ids.node(`says-${role}`))
  const end = nodes.findIndex(({ id }) => id === ids.node('clock'))
  expect(scenes[0]?.length).toBe(nodes.length)
  return nodes
    .slice(0, end)
    .filter(({ id }) => !statements.includes(id))
    .flatMap(({ speaker, content, options }) => [
      `${speaker}: ${content}`,
      ...options.flatMap((option) => [option.content, option.reply]),
    ])
}

/** The texts with one thing more said where the four are gathered. */
function givenAway(game: SampledGame): SampledGame {
  const { truth, material } = game
  const [first, ...others] = material.contents
  if (truth === undefined || first === undefined) return game
  const nodes = first.nodes.map((node, at) =>
    at === 0 ? { ...node, content: `${node.content} Mind ${truth.kept.the} above all.` } : node,
  )
  return { ...game, material: { ...material, contents: [{ ...first, nodes }, ...others] } }
}

describe.each(LANGUAGES)('a case in %s', (language) => {
  it('[TL42] tells the same before the first puzzle whoever did it, but for what the four say', () => {
    for (const [at, idea] of IDEAS[language].slice(0, 4).entries()) {
      const first = provenTelling(briefOf(idea, language, LENSES[at]))
      const { truth } = first.game.premise
      for (const role of ['loner', 'holder', 'marked'] as const) {
        const casting: Casting = {
          culprit: truth[role].id,
          loner: truth.loner.id,
          holder: truth.holder.id,
          marked: truth.marked.id,
          [role]: truth.culprit.id,
        }
        const other = first.recast(casting)
        if (other !== undefined) expect(toldBefore(other.game)).toEqual(toldBefore(first.game))
      }
    }
  })

  it('[TL43] has each of the four speak of another thing that was found, and says in chapter three alone which was kept back', () => {
    for (const { truth, material } of casesOf(language).slice(0, 20)) {
      if (truth === undefined) throw new Error('no case')
      const { found, kept, remarks } = truth
      const spoken = CASE_ROLES.map((role) => remarks[role])
      expect(new Set(spoken)).toEqual(new Set(found))
      expect(remarks.culprit).toBe(kept)
      const [first, second, third] = material.contents.map(({ nodes }) =>
        nodes.filter(({ type }) => type !== 'wordGame').map(({ content }) => content.toLowerCase()),
      )
      // where one is told of, all four are; else it is somebody’s own account
      for (const text of [...(first ?? []), ...(second ?? [])].filter((one) =>
        one.includes(kept.the.toLowerCase()),
      ))
        expect(found.every(({ seen }) => text.includes(seen)) || /[“「]/u.test(text)).toBe(true)
      const asked = material.contents[2]?.nodes.find(({ type }) => type === 'wordGame')?.content
      for (const find of found)
        expect((asked ?? '').toLowerCase().includes(find.the.toLowerCase())).toBe(find !== kept)
      expect(third).toBeDefined()
    }
  })

  it(`[TL44] draws what it asks for from pools of ${LEAST} at least, and no answer is right in more than 15 of 100 cases`, () => {
    const { finds, sayings, verses } = packOf(language).frame.pools
    for (const pool of [
      finds.map(({ the }) => the),
      sayings.map(({ right }) => right),
      verses.map(({ word }) => word),
      verses.map(({ where }) => where),
    ]) {
      expect(new Set(pool).size).toBe(pool.length)
      expect(pool.length).toBeGreaterThanOrEqual(LEAST)
    }
    expect(mostFrequentAnswer(casesOf(language)).share).toBeLessThanOrEqual(0.15)
  })

  it('[TL45] has whoever can be guilty be so at times, and stand under each doubt at others', () => {
    const parts = new Map<string, Set<string>>()
    const seen = new Map<string, number>()
    const turns = new Set<number>()
    for (const { truth } of casesOf(language)) {
      if (truth === undefined) throw new Error('no case')
      turns.add(truth.suspects.indexOf(truth.culprit))
      for (const role of CASE_ROLES) {
        const { occupation } = truth[role]
        seen.set(occupation, (seen.get(occupation) ?? 0) + 1)
        parts.set(occupation, (parts.get(occupation) ?? new Set()).add(role))
      }
    }
    expect(turns.size).toBe(CASE_ROLES.length)
    // whoever came often came in every part
    const often = [...seen].filter(([, times]) => times >= OFTEN)
    expect(often.length).toBeGreaterThan(0)
    for (const [occupation] of often) expect(parts.get(occupation)?.size).toBe(CASE_ROLES.length)
  })

  it('[TL46] is solved by a rule learned from sixty others in at most 40 of 100, which finds a clue that gives itself away', () => {
    const games = casesOf(language)
    expect(solvedIn(games)).toBeLessThanOrEqual(0.4)
    expect(solvedIn(games.map(givenAway))).toBeGreaterThan(0.7)
  }, 120_000)
})
