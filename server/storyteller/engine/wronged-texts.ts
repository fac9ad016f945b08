import { z } from 'zod'
import { eachOf, type Fixed } from '#server/storyteller/builtin/line.ts'
import { ACCUSERS, MATTERS } from '#server/storyteller/reading/typed/accused-words.ts'

const text = (about: string) => z.string().min(1).describe(about)
const AccuserTexts = z.strictObject({
  name: text('Who accuses, inside a sentence.'),
  opens: text('How they sit there on the first day: a sentence or two.'),
  own: text('Where who plays is one of them: a sentence.').exactOptional(),
  told: text('What they say when they are asked why it must be the accused.'),
  ends: text('What they do when it is known how it was: a sentence.'),
  still: text('What they do where it never is.'),
  pressed: text('What they do when somebody asks what happened: a sentence or two.'),
  waits: text('How they wait for the last word: a sentence or two.'),
})
const MatterTexts = z.strictObject({
  owner: text('Whose it was, where the idea does not say, inside a sentence; {matter.the}.'),
  lacks: text('How {wronged} sits there on the first day, without it.'),
  told: text('What {wronged} says of it when asked.'),
  found: text('What is seen of it, when it is found out how it was.').exactOptional(),
  ends: text('What {wronged} does when it is known how it was: a sentence or two.'),
  still: text('What {wronged} does where it never is.'),
  proof: text(
    'What is found that shows it, where what the deed says does not fit.',
  ).exactOptional(),
  after: text('What becomes of it, where what the deed says does not fit.').exactOptional(),
})

/** Who accuses in a court, and whose it was that something was done to, by what that is. */
export const WrongedTexts = z.strictObject({
  accusers: eachOf(ACCUSERS, AccuserTexts),
  matters: eachOf(MATTERS, MatterTexts),
})
export type WrongedTexts = Fixed<z.infer<typeof WrongedTexts>>
