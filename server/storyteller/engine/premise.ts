import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'

const Phrase = z.string().min(1)

/**
 * A rule of the world that a game is played by: what somebody says of it, what is seen of it, what is done by it, and a
 * trial that only whoever has understood it can solve. `{it}` is what the idea names for it.
 */
export const PremiseTexts = z.strictObject({
  mechanic: z
    .string()
    .describe('What an idea must ask for it; `custom` serves ideas that ask nothing.'),
  it: Phrase.describe('What it is about, where the idea names nothing: without an article.'),
  told: Phrase.describe('Act 1: somebody explains the rule, in one or two sentences.'),
  seen: Phrase.describe('Act 1 or 2: it is seen at work.'),
  used: Phrase.describe('Act 2: it helps, or costs something.'),
  trial: z.strictObject({
    ask: Phrase.describe('The question: which of four, by the rule?'),
    candidates: z
      .array(
        z.strictObject({
          name: Phrase.describe('What the option says.'),
          yes: Phrase.describe('The sign, if it is this one.'),
          no: Phrase.describe('The sign, if it is not.'),
        }),
      )
      .min(4),
  }),
  right: Phrase.describe('Answers whoever solved it.'),
  wrong: Phrase.describe('Explains it to whoever did not.'),
  end: Phrase.describe('Act 3: the last that is seen of the rule.'),
})
export type PremiseTexts = Fixed<z.infer<typeof PremiseTexts>>
/** A rule, named after its file. */
export type KnownPremise = PremiseTexts & { readonly id: string }
