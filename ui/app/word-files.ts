import type { RequestLanguage } from '#schemas/language.ts'
import type { WordTable } from '../kit/words.ts'

const files = import.meta.glob<WordTable>(['../locales/*/*.json', '!../locales/*/home.json'], {
  import: 'default',
})

/** Fetches the words of one area in one language; each is a file of its own. */
export async function wordsFor(language: RequestLanguage, area: string): Promise<WordTable> {
  const load = files[`../locales/${language}/${area}.json`]
  if (load === undefined) throw new Error(`no words for ${language}/${area}`)
  return load()
}
