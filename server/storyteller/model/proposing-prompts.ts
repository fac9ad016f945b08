import { z } from 'zod'
import { GameKind, Mechanic } from '#schemas/reading-of-idea.ts'
import { AskedInWords, promptFile } from './prompt-file.ts'

/** What a model is told when it reads an idea, and when it words the proposals. */
const ProposingPrompts = z.strictObject({
  version: z.number().int().min(1),
  kinds: z.record(GameKind, z.string().min(1)),
  mechanics: z.record(Mechanic, z.string().min(1)),
  reading: AskedInWords,
  outlines: AskedInWords,
})
export const proposingPrompts = promptFile('proposing', ProposingPrompts)
