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
