import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameLanguage } from '#schemas/language.ts'

/** The folder of all texts. */
export const CONTENT = fileURLToPath(new URL('../content', import.meta.url))

/** The folder of each language below it. */
export const FOLDERS: Readonly<Record<GameLanguage, string>> = {
  en_US: 'en',
  zh_CN: 'zh',
  ja_JP: 'ja',
}

/** The files of a language as they are written, by their place in its folder. */
export type Sources = ReadonlyMap<string, string>

/** The folder of the plots, which are written in no language. */
const PLOTS = 'plots'

/** Reads the files of a language, and the plots, which are those of every language. */
export function sourcesOf(language: GameLanguage, content = CONTENT): Sources {
  const plots = filesIn(join(content, PLOTS)).map(
    ([file, source]) => [`${PLOTS}/${file}`, source] as const,
  )
  return new Map([...filesIn(join(content, FOLDERS[language])), ...plots])
}

const filesIn = (folder: string): [file: string, source: string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')])

/** A digest of all that is written in them. */
export function sourcesDigestOf(sources: Sources): string {
  const digest = createHash('sha256')
  for (const [file, source] of sources) digest.update(`${file}\0${source}\0`)
  return digest.digest('hex')
}
