import type { GameLanguage } from '#schemas/language.ts'
import { assemble } from './assemble.ts'
import { checkSources } from './check.ts'
import { readCompiled } from './compiled.ts'
import { type Sources, sourcesOf } from './sources.ts'
import type { Texts } from './texts.ts'

/** The texts of a language: as they were compiled, or where nothing was compiled from them, as they are written. */
export function textsOf(language: GameLanguage): Texts {
  const sources = sourcesOf(language)
  return assemble(readCompiled(language, sources) ?? readSources(language, sources))
}

function readSources(language: GameLanguage, sources: Sources) {
  const { files, faults } = checkSources(language, sources)
  if (faults.length > 0)
    throw new Error(`The texts cannot be told (npm run content -- check):\n${faults.join('\n')}`)
  return files
}
