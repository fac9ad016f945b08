import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { GameLanguage } from '#schemas/language.ts'
import type { Files } from './files.ts'
import { FOLDERS, type Sources, sourcesDigestOf } from './sources.ts'

/** Where the build lays each language, parsed and checked, beside the interface. */
const COMPILED = fileURLToPath(new URL('../../../dist/content', import.meta.url))

type Compiled = { readonly digest: string; readonly files: Files }

const placeOf = (language: GameLanguage, folder: string): string =>
  join(folder, `${FOLDERS[language]}.json`)

/** What was compiled from these very sources; undefined where nothing was, or something else. */
export function readCompiled(
  language: GameLanguage,
  sources: Sources,
  folder = COMPILED,
): Files | undefined {
  try {
    const { digest, files }: Compiled = JSON.parse(readFileSync(placeOf(language, folder), 'utf8'))
    return digest === sourcesDigestOf(sources) ? files : undefined
  } catch {
    return undefined
  }
}

/** Lays a language aside as it was read and checked. Written apart and put in place whole: a server that is running never reads half of it. */
export function writeCompiled(
  language: GameLanguage,
  sources: Sources,
  files: Files,
  folder = COMPILED,
): void {
  mkdirSync(folder, { recursive: true })
  const place = placeOf(language, folder)
  const compiled: Compiled = { digest: sourcesDigestOf(sources), files }
  writeFileSync(`${place}.${process.pid}`, JSON.stringify(compiled))
  renameSync(`${place}.${process.pid}`, place)
}
