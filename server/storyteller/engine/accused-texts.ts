import { z } from 'zod'
import { eachOf, type Fixed } from '#server/storyteller/builtin/line.ts'
import { ACCUSED_DEEDS, BEINGS } from '#server/storyteller/reading/typed/accused-words.ts'
import { PlacePart } from './place-pack.ts'

const text = (about: string) => z.string().min(1).describe(about)
const Office = z.strictObject({
  told: text('How the player comes by it: a sentence.'),
  short: text('What the player is there for: “to speak for {accused.the}”.'),
  asked: text('How the last word is asked for: a question.'),
})
const Charge = z.strictObject({
  doing: text('What was done, to {the}: “eating {the}”.'),
  matter: text('What it was done to, where the idea does not say; without an article.'),
  seen: text('What the witness saw, and says: direct speech without quotation marks.'),
  left: text('What lay there in the morning.'),
  odd: text('What does not fit, found by whoever looks.'),
  tried: text('How the same is tried in court, up to what the accused does.'),
  own: text('What really happened, as the keeper tells it: direct speech without quotation marks.'),
  told: text(
    'The same in plain words, as the court is told it: how it was, how it went on; a clause.',
  ),
  spot: PlacePart.describe(
    'Where it was done: the last of the six doors is there, wherever the game plays.',
  ),
  hint: text('What one can see of it on the keeper from the first day: a sentence or two.'),
  proof: text('What is found that shows it, and can be carried away: the last of it.'),
  laid: text('The same, laid on the table of the court, and not yet a name to it.'),
  after: text('What becomes of the matter in the end.'),
})
const BeingTexts = z.strictObject({
  it: text('The accused as an object: “it”, “them”.'),
  its: text('What is theirs: “its”.'),
  enters: text('How the accused is brought in.'),
  waits: text('What the accused does while others talk.'),
  restless: text('What the accused does when it gets dark.'),
  refuses: text('What the accused does when tried.'),
  leads: text('How the accused goes ahead of somebody in the dark: whoever follows can hear it.'),
  asked: text('What the accused does when somebody asks what happened.'),
  ends: text('What the accused does when all is over.'),
})

/** Whom a court can try, in a language: what they are, and what they are tried for. */
export const AccusedTexts = z.strictObject({
  the: text('A noun as it stands inside a sentence: “the {noun}”.'),
  speaker: text('Who speaks for {accused}, without an article.'),
  read: text(
    'The reasoning: {the} is on trial for {charge}, {accuser} accuses; the player is {hero}.',
  ),
  arrives: z.strictObject({
    own: text('Who plays, where the idea says it: {hero}; a sentence.'),
    speaker: text('What the player had meant to do before the straws; a sentence.'),
  }),
  at: PlacePart.describe('Where it was done, where the idea says in which room: {where}.'),
  errand: z
    .strictObject({
      stands: text('What the player had come for, on the second day: a sentence.'),
      ends: text('What becomes of that in the end: a sentence or two.'),
    })
    .describe('Told where the idea does not say who plays.'),
  neutral: z.strictObject({ accused: text('Who is on trial where an idea says nothing: a bird.') }),
  office: z.strictObject({ speaks: Office, judges: Office }),
  deeds: eachOf(ACCUSED_DEEDS, Charge),
  beings: eachOf(BEINGS, BeingTexts),
})
export type AccusedTexts = Fixed<z.infer<typeof AccusedTexts>>
