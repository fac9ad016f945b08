import type { BuiltInReason } from '#schemas/model-work.ts'

/** What a creator is told of each code a scene was left with; what is none of these is `other`. */
const REASONS: Readonly<Partial<Record<BuiltInReason, readonly string[]>>> = {
  test: ['test'],
  otherModel: ['otherModel'],
  gameBudget: ['gameBudget'],
  dayBudget: ['dayBudget'],
  language: ['language'],
  words: ['token', 'unsaid'],
  early: ['early', 'answer'],
  length: ['short', 'long', 'tooLong'],
  unfit: ['unfit'],
  shape: ['options', 'markup', 'broken', 'empty', 'endless'],
  away: ['busy', 'silence', 'lost', 'unreachable', 'failed', 'left'],
  account: ['wrongKey', 'quota', 'unknownModel'],
  refusal: ['refusal'],
}

/** Why a scene is not in a model's words, as a creator reads it. */
export function builtInReasonOf(code: string | undefined): BuiltInReason {
  for (const [reason, codes] of Object.entries(REASONS))
    if (code !== undefined && codes.includes(code)) return reason as BuiltInReason // a key of the table
  return 'other'
}
