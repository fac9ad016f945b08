import type { ModelMonth } from '#schemas/model-work.ts'
import { costOf } from '#server/model/prices.ts'
import type { ModelQuestions } from '#server/store/model-questions.ts'

/** The first moment of the month something happens in, by the clock of Greenwich. */
function monthOf(now: number): string {
  const at = new Date(now)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth())).toISOString()
}

/** What models have cost somebody this month, over all that was asked for them. */
export async function modelMonth(
  questions: Pick<ModelQuestions, 'ofUserSince' | 'gamesSince'>,
  uid: string,
  now: number,
): Promise<ModelMonth> {
  const since = monthOf(now)
  const spent = await questions.ofUserSince(uid, since)
  return {
    games: await questions.gamesSince(uid, since),
    calls: spent.reduce((sum, { calls }) => sum + calls, 0),
    tokens: spent.reduce((sum, { input, output }) => sum + input + output, 0),
    cost: costOf(spent),
  }
}
