import { expect, it } from 'vitest'
import { createModelBudgets } from '#server/scripts/model-budgets.ts'

/** Budgets at a moment, of somebody whose game and whose day have used so many tokens. */
function budgetsAt(moment: string, most: { game: number | null; day: number | null }) {
  const since: string[] = []
  const budgets = createModelBudgets({
    most,
    questions: {
      tokensOfScript: async () => 300,
      tokensOfUserSince: async (_, from) => {
        since.push(from)
        return 500
      },
    },
    spending: { settled: async () => undefined },
    now: () => Date.parse(moment),
  })
  return { budgets, since }
}
const WHO = { uid: 'u1', script: 's1' }

it.each([
  '2026-11-26T00:00:00.000Z',
  '2026-11-26T11:59:59.999Z',
  '2026-11-26T12:00:00.000Z',
  '2026-11-26T23:59:59.999Z',
])(
  '[ML63] a day is one by the clock of Greenwich, from midnight to midnight: at %s',
  async (moment) => {
    const { budgets, since } = budgetsAt(moment, { game: null, day: 500 })
    const until = '2026-11-27T00:00:00.000Z'
    expect(await budgets.used(WHO)).toEqual({ of: 'day', most: 500, spent: 500, until })
    expect(since).toEqual(['2026-11-26T00:00:00.000Z'])
  },
)

it.each([
  [null, null, WHO, null],
  [301, 501, WHO, null],
  [300, 501, WHO, 'gameBudget'],
  [300, 500, WHO, 'gameBudget'],
  [301, 500, WHO, 'dayBudget'],
  [null, 499, WHO, 'dayBudget'],
  // an idea is read before there is a game
  [300, null, { uid: 'u1' }, null],
  [300, 500, { uid: 'u1' }, 'dayBudget'],
] as const)(
  '[ML63] with a game of 300 and a day of 500, budgets of %s and %s are used up so for %o: %s',
  async (game, day, who, used) => {
    const { budgets } = budgetsAt('2026-11-26T08:00:00.000Z', { game, day })
    expect(await budgets.usedUp(who)).toBe(used)
  },
)
