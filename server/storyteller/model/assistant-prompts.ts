import { z } from 'zod'
import { AskedInWords, promptFile } from './prompt-file.ts'

/** What a model is told when it reads a request for a change, and when it writes a passage anew. */
const AssistantPrompts = z.strictObject({
  version: z.number().int().min(1),
  analysis: AskedInWords,
  writing: AskedInWords,
})
export const assistantPrompts = promptFile('assistant', AssistantPrompts)
