import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'

/** The words of one question: what is the same each time, and what differs. */
export const AskedInWords = z.strictObject({
  instructions: z.string().min(1),
  prompt: z.string().min(1),
})

/** The words a model is asked with about one subject, in each language, read once: `prompts/en-SUBJECT.yaml`. */
export function promptFile<Words>(
  subject: string,
  schema: z.ZodType<Words>,
): (language: GameLanguage) => Words {
  const known = new Map<GameLanguage, Words>()
  return (language) => {
    const found = known.get(language)
    if (found !== undefined) return found
    const name = `${requestLanguageOf(language)}-${subject}.yaml`
    const file = new URL(`./prompts/${name}`, import.meta.url)
    const words = schema.parse(parse(readFileSync(file, 'utf8')))
    known.set(language, words)
    return words
  }
}
