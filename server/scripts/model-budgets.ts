import type { ModelBudget } from '#schemas/model-work.ts'
import type { ModelQuestions } from '#server/store/model-questions.ts'
import type { UsedBudget } from '#server/storyteller/port.ts'
import type { Spender, Spending } from './spending.ts'

const DAY_MS = 86_400_000

/** The first moment of the day something happens on, by the clock of Greenwich: the same for everybody and after a restart. */
const dayOf = (now: number): Date => new Date(now - (now % DAY_MS))

/** The most that may be spent on a game and on a user's day, held against what was. */
export function createModelBudgets(given: {
  most: { game: number | null; day: number | null }
  questions: Pick<ModelQuestions, 'tokensOfScript' | 'tokensOfUserSince'>
  spending: Pick<Spending, 'settled'>
  now: () => number
}) {
  const { most, questions, spending, now } = given

  /** The budget that is used up; null where there is something left, or no budget is set. */
  async function used({
    uid,
    script,
  }: Pick<Spender, 'uid' | 'script'>): Promise<ModelBudget | null> {
    await spending.settled()
    if (most.game !== null && script !== undefined) {
      const spent = await questions.tokensOfScript(script)
      if (spent >= most.game) return { of: 'game', most: most.game, spent, until: null }
    }
    if (most.day === null) return null
    const day = dayOf(now())
    const spent = await questions.tokensOfUserSince(uid, day.toISOString())
    const until = new Date(day.getTime() + DAY_MS).toISOString()
    return spent >= most.day ? { of: 'day', most: most.day, spent, until } : null
  }

  return {
    used,
    /** The same as the code of a note. */
    async usedUp(of: Pick<Spender, 'uid' | 'script'>): Promise<UsedBudget | null> {
      const budget = await used(of)
      return budget === null ? null : `${budget.of}Budget`
    },
  }
}
export type ModelBudgets = ReturnType<typeof createModelBudgets>
