import type { GameLanguage } from '#schemas/language.ts'
import { archetypeFaults } from './archetype-faults.ts'
import type { Files } from './files.ts'
import { fileKindOf, KINDS, type Kind } from './kinds.ts'
import { listFaults } from './list-faults.ts'
import { type Parsed, parseText } from './parse.ts'
import { schemaFaults } from './schema-faults.ts'
import { FOLDERS, type Sources } from './sources.ts'
import { speechFaults } from './speech-faults.ts'
import { type TextFault, textFaults } from './text-faults.ts'

/** The files of a language, and what is wrong with them, a line each: `en/kits/inn/kit.yaml:12 key.the: is missing`. */
export type Checked = { readonly files: Files; readonly faults: readonly string[] }

/** What a fault is about, as a writer finds it: `discovery[2]: `. */
const keyOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? '' : `${namesOf(path)}: `
const namesOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : String(key)))
    .join('.')
    .replaceAll('.[', '[')

/** The stories and what else is told of any idea: there its own nouns may be named. */
function isOfAnyIdea(path: string, kind: Kind, files: Files): boolean {
  if (kind === 'environments' || kind === 'thinking' || path.startsWith('deeds/')) return true
  const [, kit = ''] = /^kits\/([^/]+)\//.exec(path) ?? []
  const { anyIdea } = (files['language.yaml'] ?? {}) as { anyIdea?: unknown }
  return Array.isArray(anyIdea) && anyIdea.includes(kit)
}

/** Reads and checks the files of a language. */
export function checkSources(language: GameLanguage, sources: Sources): Checked {
  const parsed = new Map<string, Parsed>(
    [...sources].map(([path, source]) => [path, parseText(source)]),
  )
  const files = Object.fromEntries([...parsed].map(([path, { value }]) => [path, value]))
  const place = (path: string, line: number): string => `${FOLDERS[language]}/${path}:${line}`
  const faults: string[] = []
  for (const [path, read] of parsed) {
    const kind = fileKindOf(path)
    if (kind === undefined) {
      faults.push(`${place(path, 1)} no file of this name is read`)
      continue
    }
    const { value, lineOf } = read
    faults.push(...read.faults.map(({ line, message }) => `${place(path, line)} ${message}`))
    if (read.faults.length > 0) continue
    const [, deed] = /^deeds\/([^/]+?)(?:\.yaml$|\/)/.exec(path) ?? []
    const hasOccasion = `deeds/${deed}/occasion.yaml` in files
    const file = { kind, language, ofAnyIdea: isOfAnyIdea(path, kind, files), hasOccasion }
    const found: TextFault[] = [
      ...schemaFaults(value, KINDS[kind].schema),
      ...textFaults(value, file),
    ]
    faults.push(
      ...found.map(
        ({ path: key, message, words }) =>
          `${place(path, lineOf(key, words))} ${keyOf(key)}${message}`,
      ),
    )
  }
  // What hangs together is looked at where each file is sound in itself.
  if (faults.length > 0) return { files, faults }
  return {
    files,
    faults: [
      ...listFaults(files),
      ...speechFaults(language, files),
      ...archetypeFaults(language, files),
    ].map(
      ({ file, path, message }) =>
        `${place(file, parsed.get(file)?.lineOf(path) ?? 1)} ${keyOf(path)}${message}`,
    ),
  }
}
