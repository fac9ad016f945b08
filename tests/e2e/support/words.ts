import { readFileSync } from 'node:fs'
import type { Language } from './browser.ts'

type Table = { [name: string]: string | Table }

/** Says words of the interface as a reader of a language sees them: `say('home', 'idea.submit')`. */
export function wordsOf(language: Language) {
  const short = language.slice(0, 2)
  return (area: string, path: string): string => {
    const table: Table = JSON.parse(readFileSync(`ui/locales/${short}/${area}.json`, 'utf8'))
    const found = path
      .split('.')
      .reduce<string | Table | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        table,
      )
    if (typeof found !== 'string') throw new Error(`${short}/${area}.json has no ${path}`)
    return found
  }
}
export type Say = ReturnType<typeof wordsOf>
