import { expect, it } from 'vitest'
import type { Deal } from '#schemas/settings.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { castPlot } from '#server/storyteller/engine/casting.ts'
import { dealtBy } from '#server/storyteller/engine/dealt.ts'
import { premiseFor } from '#server/storyteller/engine/slot-words.ts'
import { ANYBODY } from '#server/storyteller/engine/story-hero.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, partOf } from './telling.ts'

const GAMES = 7
const DECKS = Array.from({ length: 20 }, (_, deck) => deck)
const games = Array.from({ length: GAMES }, (_, game) => game)
const NO_RULE = { en_US: 'A baker', zh_CN: '一个面包师', ja_JP: 'パン職人' } as const

/** Who plays in the games of a creator, each of another plot. */
function casts(language: keyof typeof NO_RULE, deck: number, isDealt: boolean) {
  const content = contentOf(language)
  const rng = createRng(`plots ${deck}`)
  const plots = rng.shuffle(content.plots).slice(0, GAMES)
  return plots.map(({ plot, story }, game) => {
    const deal: Deal | undefined = isDealt ? { deck, game } : undefined
    return castPlot(plot, content, packOf(language), rng.fork(`${game}`), ANYBODY, story, deal)
  })
}
/** How often somebody is met who was met before. */
const metAgain = (all: readonly string[]): number => all.length - new Set(all).size

it.each(LANGUAGES)(
  '[PG233] a creator meets fewer people again, and fewer names, than by chance: %s',
  (language) => {
    const again = (isDealt: boolean) =>
      DECKS.reduce(
        (sum, deck) => {
          const met = casts(language, deck, isDealt).flat()
          return {
            people: sum.people + metAgain(met.map(({ from }) => from.id)),
            families: sum.families + metAgain(met.map(({ family }) => family)),
          }
        },
        { people: 0, families: 0 },
      )
    const [dealt, byChance] = [again(true), again(false)]
    expect(dealt.people).toBeLessThan(0.95 * byChance.people)
    expect(dealt.families).toBeLessThan(0.6 * byChance.families)
  },
)

it.each(LANGUAGES)('[PG233] no custom comes twice in seven games of a creator: %s', (language) => {
  const content = contentOf(language)
  const part = partOf(NO_RULE[language], language)
  for (const deck of DECKS) {
    const told = games.map(
      (game) => premiseFor(content, part, dealtBy(createRng('any'), { deck, game })).id,
    )
    expect(new Set(told).size).toBe(GAMES)
  }
})

it('[PG233] whoever has no deck is dealt by chance', () => {
  const rng = createRng('chance')
  expect(dealtBy(rng, undefined)).toBe(rng)
})

it('[PG233] the next game begins further on in the same order, and comes round to it', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  const order = (game: number, each?: number) =>
    dealtBy(createRng('any'), { deck: 3, game }, each).shuffle(list)
  const [first = '', second = '', third = '', ...rest] = order(0)
  expect(order(1)).toEqual([second, third, ...rest, first])
  expect(order(1, 2)).toEqual([third, ...rest, first, second])
  expect(order(5)).toEqual(order(0))
  expect(dealtBy(createRng('any'), { deck: 3, game: 1 }).pick(list)).toBe(second)
  expect(order(0).toSorted()).toEqual(list)
})
