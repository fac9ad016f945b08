import type { GameLanguage, RequestLanguage } from '#schemas/language.ts'
import { languageTagOf, requestLanguageOf } from '#schemas/language-tag.ts'
import { LANGUAGE_KEY, tellServerLanguage } from '../adapters/locale.ts'
import { browserStorage } from '../adapters/storage.ts'
import type { SpokenWords, WordTable } from '../kit/words.ts'

/** What the frame and home say: these words are there on every page. */
const FIRST_AREAS = ['shell', 'home'] as const
const LANGUAGES: Record<RequestLanguage, GameLanguage> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' }

// apart from the words of every other screen, which are not known to the first one
const files = import.meta.glob<WordTable>('../locales/*/{shell,home}.json', { import: 'default' })

let spoken: SpokenWords = { language: 'en', areas: {} }
let turn = 0
const listeners = new Set<() => void>()
const before = new Set<(language: RequestLanguage) => Promise<unknown>>()

/** What is spoken now, and whoever wants to hear when that changes. */
export const spokenWords = {
  current: (): SpokenWords => spoken,
  hear(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The interface's language now. */
export const currentLanguage = (): GameLanguage => LANGUAGES[spoken.language]

/** Takes words that are there already. */
export function speakWith(first: SpokenWords): void {
  spoken = first
  for (const listener of listeners) listener()
}

/** The same in a browser: with the words that were written into its page, or fetched. */
export function startSpeaking(first: SpokenWords): void {
  speakWith(first)
  tellDocument(first.language)
}

/** Fetches the first words of a language and speaks with them. */
export async function fetchWords(language: GameLanguage): Promise<void> {
  const mine = ++turn
  const short = requestLanguageOf(language)
  const asked = [...before]
  const [tables] = await Promise.all([
    Promise.all(FIRST_AREAS.map((area) => tableOf(short, area))),
    ...asked.map((prepare) => prepare(short)),
  ])
  // whoever was started meanwhile would speak on in the language of before
  for (const prepare of before) if (!asked.includes(prepare)) await prepare(short)
  // a later choice has overtaken this one
  if (mine === turn) startSpeaking({ language: short, areas: Object.fromEntries(tables) })
}

/** Has something prepared for a language before it is spoken. */
export const beforeSpeaking = (prepare: (language: RequestLanguage) => Promise<unknown>): void => {
  before.add(prepare)
}

/** Changes the interface's language and remembers it. */
export async function speak(language: GameLanguage): Promise<void> {
  browserStorage.write(LANGUAGE_KEY, language)
  tellServerLanguage(language)
  await fetchWords(language)
}

const tableOf = async (
  language: RequestLanguage,
  area: string,
): Promise<readonly [string, WordTable]> =>
  // a page whose words cannot be fetched still works: it shows their names
  [area, (await files[`../locales/${language}/${area}.json`]?.().catch(() => null)) ?? {}]

const headings: Partial<Record<string, () => Promise<unknown>>> = {
  zh: () => import('@fontsource/noto-serif-sc/600.css'),
  ja: () => import('@fontsource/shippori-mincho/600.css'),
}

function tellDocument(language: RequestLanguage): void {
  document.documentElement.lang = languageTagOf(LANGUAGES[language])
  // a heading in the system's own serif is fine until, or instead of, the web's
  headings[language]?.().catch(() => undefined)
}
