import type { GameLanguage } from '#schemas/language.ts'
import { checkSources } from '#server/storyteller/texts/check.ts'
import { type Sources, sourcesOf } from '#server/storyteller/texts/sources.ts'

const written = new Map<GameLanguage, Sources>()

/** The files of a language as they are written, read once. */
export function textsWritten(language: GameLanguage): Sources {
  const known = written.get(language) ?? sourcesOf(language)
  written.set(language, known)
  return known
}

/** The same files, one of them written otherwise. */
export function rewritten(
  language: GameLanguage,
  file: string,
  change: (text: string) => string,
): Sources {
  const sources = new Map(textsWritten(language))
  const text = sources.get(file) ?? ''
  const changed = change(text)
  if (changed === text) throw new Error(`nothing was changed in ${file}`)
  return sources.set(file, changed)
}

/** What is told of a language with one file written otherwise. */
export const faultsAfter = (
  language: GameLanguage,
  file: string,
  change: (text: string) => string,
): readonly string[] => checkSources(language, rewritten(language, file, change)).faults
