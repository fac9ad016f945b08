import type { z } from 'zod'
import type { GameLanguage } from '#schemas/language.ts'
import { Line, Phrase, Plain } from '#server/storyteller/builtin/line.ts'
import { checkSources } from '#server/storyteller/texts/check.ts'
import { fileKindOf, KIND_NAMES, KINDS } from '#server/storyteller/texts/kinds.ts'
import { FOLDERS, sourcesOf } from '#server/storyteller/texts/sources.ts'

/** A kit as it is written, file by file, with what a writer should know of each text. */
export function readKit(language: GameLanguage, id: string): string {
  const sources = sourcesOf(language)
  const { files } = checkSources(language, sources)
  const rank = (path: string): number => KIND_NAMES.indexOf(fileKindOf(path) ?? 'kit')
  return Object.keys(files)
    .filter((path) => path.startsWith(`kits/${id}/`))
    .sort((one, other) => rank(one) - rank(other))
    .map((path) =>
      [
        `## ${FOLDERS[language]}/${path}`,
        ...aboutOf(sources.get(path) ?? ''),
        '',
        ...partsOf(files[path], notesOf(path), ''),
      ].join('\n'),
    )
    .join('\n\n')
}

/** What a file says of itself in its first lines. */
const aboutOf = (source: string): string[] =>
  (/^(?:#.*\n)+/.exec(source)?.[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('#') && !line.includes('yaml-language-server'))
    .map((line) => line.replace(/^# ?/, ''))

type Notes = Readonly<Record<string, string | undefined>>

/** What the schema says of the keys of a file. */
function notesOf(path: string): Notes {
  const { schema } = KINDS[fileKindOf(path) ?? 'kit']
  const shape: Readonly<Record<string, z.ZodType>> = 'shape' in schema ? schema.shape : {}
  const notes = Object.entries(shape).map(([key, { description }]) => [key, description] as const)
  return Object.fromEntries(notes.filter(([, note]) => !COMMON.has(note)))
}
/** What is said of every text. */
const COMMON = new Set([Line.description, Phrase.description, Plain.description])

const isText = (value: unknown): boolean => typeof value !== 'object' || value === null

/** A few words, each of them short. */
const isShort = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.every((word) => isText(word) && !/[.。、，{]/u.test(String(word))) &&
  value.join(', ').length <= SHORT
const SHORT = 80

/** The lines of a value: a text on its own, several numbered, parts below their names. */
function partsOf(value: unknown, notes: Notes, indent: string): string[] {
  if (isText(value))
    return String(value)
      .split('\n')
      .map((line) => `${indent}${line}`)
  if (Array.isArray(value))
    return value.flatMap((part, at) => {
      const [first = '', ...rest] = partsOf(part, {}, `${indent}   `)
      return [`${indent}${at + 1}. ${first.trimStart()}`, ...rest]
    })
  return Object.entries(value ?? {}).flatMap(([key, part]) => {
    const note = notes[key] === undefined ? '' : ` (${notes[key]})`
    if (isShort(part)) return [`${indent}${key}${note}: ${part.join(', ')}`]
    if (isText(part) && !String(part).includes('\n')) return [`${indent}${key}${note}: ${part}`]
    return [`${indent}${key}${note}:`, ...partsOf(part, {}, `${indent}  `)]
  })
}
