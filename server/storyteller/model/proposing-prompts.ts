import { z } from 'zod'
import { GameKind, Mechanic } from '#schemas/reading-of-idea.ts'
import { AskedInWords, promptFile } from './prompt-file.ts'

/** What can be wrong with a reading or a card; each has words that tell a model so. */
const PROPOSING_FAULTS = [
  ...(['shape', 'noun', 'word'] as const),
  ...(['title', 'language', 'short', 'long', 'markup', 'token', 'same', 'unfit'] as const),
] as const
/** A fault, and what its words name. */
export type ProposingFault = {
  readonly code: (typeof PROPOSING_FAULTS)[number]
  readonly slots: Readonly<Record<string, string | number>>
}

/** What a model is told when it reads an idea, and when it words the proposals. */
const ProposingPrompts = z.strictObject({
  version: z.number().int().min(1),
  kinds: z.record(GameKind, z.string().min(1)),
  mechanics: z.record(Mechanic, z.string().min(1)),
  reading: AskedInWords,
  outlines: AskedInWords,
  repair: z.string().includes('{faults}'),
  faults: z.record(z.enum(PROPOSING_FAULTS), z.string().min(1)),
})
export const proposingPrompts = promptFile('proposing', ProposingPrompts)
