import { randomUUID } from 'node:crypto'
import type { ModelChoice } from '#server/model/choice.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import type { ModelQuestionRow, ModelQuestions } from '#server/store/model-questions.ts'

/** For whom a question was asked, and for what of which game. */
export type Spender = { uid: string } & Partial<Record<'script' | 'stage' | 'unit', string>>

/** Keeps what each question to a model has cost, as it ends; nobody who writes waits for it. */
export function createSpending(given: {
  questions: Pick<ModelQuestions, 'keep'>
  /** Which model is asked; none where the built-in storyteller writes. */
  choice: Pick<ModelChoice, 'provider' | 'model'> | undefined
  now: () => number
  log: { error(details: object, words: string): void }
}) {
  const { questions, choice, now, log } = given
  const underway = new Set<Promise<void>>()

  return {
    hear(of: Spender, spent: SpentQuestion): void {
      if (choice === undefined) return
      const kept = questions.keep(rowOf(of, spent, choice, now())).then(
        () => undefined,
        (cause: unknown) =>
          log.error({ cause }, 'what a question to a model has cost was not kept'),
      )
      underway.add(kept)
      void kept.finally(() => underway.delete(kept))
    },
    /** Once all that was heard is kept. */
    async settled(): Promise<void> {
      await Promise.all(underway)
    },
  }
}
export type Spending = ReturnType<typeof createSpending>

/** Never with a word of the question or its answer. */
const rowOf = (
  { uid, script, stage, unit }: Spender,
  { purpose, tokens, ms, ended, model: other }: SpentQuestion,
  { provider, model }: Pick<ModelChoice, 'provider' | 'model'>,
  now: number,
): ModelQuestionRow => ({
  ...{ id: randomUUID(), uid, script_id: script ?? null },
  ...{ stage: stage ?? null, unit: unit ?? null, purpose, provider, model: other ?? model },
  ...{ input: tokens.input, cached: tokens.cached },
  ...{ output: tokens.output, reasoning: tokens.reasoning },
  ...{ ms: Math.round(ms), ended, at: new Date(now).toISOString() },
})
