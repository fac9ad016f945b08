import { z } from 'zod'
import { Line, line, spoken } from './line.ts'

/** What a deed tells in chapter two besides: to whoever named the holder at once, and in the place of the pause. */
export const TaleTexts = z.strictObject({
  ownUp: spoken('Said by the holder to whoever named them at once.').exactOptional(),
  tale: line('Said by the ally, in the place of the pause: what it was to them.').exactOptional(),
  askTale: Line.exactOptional(),
  optionTaleOne: Line.exactOptional(),
  replyTaleOne: Line.exactOptional(),
  taleOne: Line.exactOptional(),
  optionTaleTwo: Line.exactOptional(),
  replyTaleTwo: Line.exactOptional(),
  taleTwo: Line.exactOptional(),
})

/** What a deed tells in chapter one besides: the player chooses who is called out before the others know. */
export const WhomTexts = z.strictObject({
  askWhom: line('Which of the four is called out, while nobody knows yet.').exactOptional(),
  optionWhom: line('One of the four: {named.x}.').exactOptional(),
  replyWhom: line('How they come: {named.x}.').exactOptional(),
})

/** What a deed tells in chapter three besides: a look at one of two things, for which the other is not looked at. */
export const PegTexts = z.strictObject({
  askPegs: line('There is time to look at one thing more.').exactOptional(),
  optionPegs: Line.exactOptional(),
  replyPegs: Line.exactOptional(),
  pegs: line('What the pegs show, which names nobody.').exactOptional(),
  optionCoat: Line.exactOptional(),
  replyCoat: Line.exactOptional(),
  coat: line('What the coat shows, which names nobody.').exactOptional(),
})
