import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { GameLanguage } from '#schemas/language.ts'
import { kitsOf } from '#server/storyteller/builtin/only-kit.ts'
import { type Checked, checkSources } from '#server/storyteller/texts/check.ts'
import { writeCompiled } from '#server/storyteller/texts/compiled.ts'
import { editorSchemas } from '#server/storyteller/texts/editor-schemas.ts'
import {
  CONTENT,
  FOLDERS,
  type Sources,
  sourcesDigestOf,
  sourcesOf,
} from '#server/storyteller/texts/sources.ts'
import { readKit } from './content-read.ts'
import { tellKit } from './content-tell.ts'
import { type Asked, readWords, USAGE, unknown } from './content-words.ts'

/** What the command ends with: 0 it went well, 1 the texts are not as they should be, 2 the words make no sense. */
export type Answer = { status: number; told: string; refused: string }

const refusal = (status: number, refused: string): Answer => ({ status, told: '', refused })
const success = (told: string): Answer => ({ status: 0, told, refused: '' })
const LANGUAGES = Object.keys(FOLDERS) as GameLanguage[] // the keys of a record of all languages

/** The content command: checks the texts of the storyteller, prints a kit, tells a game. */
export function contentCommand(words: readonly string[], content = CONTENT): Answer {
  const asked = readWords(words)
  if (asked === 'help') return success(USAGE)
  if ('refused' in asked) return refusal(2, `${asked.refused} (--help tells more.)`)
  if (asked.command === 'schema') return writeSchemas(content)
  const place = relative('', content)
  const languages = LANGUAGES.map((language) => checkedFrom(language, content))
  const faults = languages.flatMap((one) => one.faults.map((fault) => `${place}/${fault}`))
  if (asked.command === 'check') {
    const stale = staleSchemas(content).map(
      (name) => `${place}/schema/${name}:1 is not what the code says: npm run content -- schema`,
    )
    const files = languages.reduce((sum, { sources }) => sum + sources.size, 0)
    return faults.length + stale.length > 0
      ? refusal(1, [...faults, ...stale].join('\n'))
      : success(`${files} files in ${languages.length} languages, nothing wrong.`)
  }
  if (faults.length > 0) return refusal(1, faults.join('\n'))
  if (asked.command !== 'build') return withKit(asked)
  for (const { language, sources, files } of languages) writeCompiled(language, sources, files)
  return success('')
}

type CheckedLanguage = { readonly sources: Sources } & Checked
/** What was checked stays so while nothing of it is written anew: a check of all files takes seconds. */
const known = new Map<string, CheckedLanguage>()

function checkedFrom(language: GameLanguage, content: string) {
  const sources = sourcesOf(language, content)
  const digest = `${language} ${sourcesDigestOf(sources)}`
  const checked = known.get(digest) ?? { sources, ...checkSources(language, sources) }
  known.set(digest, checked)
  return { language, ...checked }
}

const staleSchemas = (content: string): string[] =>
  editorSchemas()
    .filter(([name, text]) => textOf(join(content, 'schema', name)) !== text)
    .map(([name]) => name)

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function writeSchemas(content: string): Answer {
  const stale = staleSchemas(content)
  mkdirSync(join(content, 'schema'), { recursive: true })
  for (const [name, text] of editorSchemas()) writeFileSync(join(content, 'schema', name), text)
  return success(stale.length === 0 ? 'Nothing has changed.' : `Written: ${stale.join(', ')}.`)
}

/** Prints or tells the kit that is asked for, in the language that is, or in the first that has it. */
function withKit(asked: Asked): Answer {
  const { kit, command } = asked
  const searched = asked.language ? [asked.language] : LANGUAGES
  const language =
    kit === undefined
      ? searched[0]
      : searched.find((one) => kitsOf(one).some(({ id }) => id === kit))
  if (language === undefined) {
    const names = searched.flatMap((one) => kitsOf(one).map(({ id }) => id))
    return refusal(2, unknown('kit', kit ?? '', [...new Set(names)]))
  }
  return success(
    command === 'read' && kit !== undefined ? readKit(language, kit) : tellKit(language, asked),
  )
}
