import type { RequestLanguage } from '#schemas/language.ts'
import type { ShelfCard } from '#schemas/shelf.ts'
import type { WordTable } from './words.ts'

/** The games on the shelf of a language, and what is said of them. */
export type ShelfFiles = {
  language: RequestLanguage
  cards: readonly ShelfCard[]
  words: WordTable
}

const words = import.meta.glob<WordTable>('../locales/*/shelf.json', { import: 'default' })
// laid there by the build; where it has not been, there is none
const cards = import.meta.glob<ShelfCard[]>('../../dist/shelf/cards/*.json', { import: 'default' })

async function fetched(language: RequestLanguage): Promise<ShelfFiles | null> {
  const found = cards[`../../dist/shelf/cards/${language}.json`]
  const said = words[`../locales/${language}/shelf.json`]
  if (found === undefined || said === undefined) return null
  const [list, table] = await Promise.all([found(), said()])
  return { language, cards: list, words: table }
}

const asked = new Map<RequestLanguage, Promise<ShelfFiles | null>>()

/** The shelf of a language, asked for once; null where none was built. While it cannot be fetched, what stands there stays. */
export function shelfOf(language: RequestLanguage): Promise<ShelfFiles | null> {
  const known = asked.get(language)
  if (known !== undefined) return known
  const shelf = fetched(language).catch(() => new Promise<never>(() => undefined))
  asked.set(language, shelf)
  return shelf
}
