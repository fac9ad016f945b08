import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf, requestLanguageOf } from '#schemas/language-tag.ts'
import { interfaceLanguage, LANGUAGE_KEY } from '../adapters/locale.ts'
import { browserStorage } from '../adapters/storage.ts'

type Words = Record<string, unknown>
const files = import.meta.glob<Words>('../locales/*/*.json', { import: 'default' })

/** Loads the words of one area in one language; each is a file of its own, fetched when a screen needs it. */
const loader = {
  type: 'backend' as const,
  init: () => undefined,
  read(
    language: string,
    area: string,
    done: (fault: Error | null, words: Words | boolean) => void,
  ): void {
    const load = files[`../locales/${language}/${area}.json`]
    if (load === undefined) {
      done(new Error(`no words for ${language}/${area}`), false)
      return
    }
    load().then(
      (words) => done(null, words),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
    )
  },
}

const LANGUAGES: Record<string, GameLanguage> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' }

/** The interface's language now. */
export const currentLanguage = (): GameLanguage => LANGUAGES[i18next.language] ?? 'en_US'

/** Prepares the words of the first screen in the saved or the browser's language. */
export async function startWords(...areas: string[]): Promise<i18n> {
  const language = interfaceLanguage(browserStorage.read(LANGUAGE_KEY), navigator.languages)
  i18next.on('languageChanged', tellDocument)
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: requestLanguageOf(language),
      fallbackLng: 'en',
      supportedLngs: Object.keys(LANGUAGES),
      ns: areas,
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    })
  return i18next
}

/** Changes the interface's language and remembers it. */
export async function speak(language: GameLanguage): Promise<void> {
  browserStorage.write(LANGUAGE_KEY, language)
  await i18next.changeLanguage(requestLanguageOf(language))
}

const headings: Partial<Record<string, () => Promise<unknown>>> = {
  zh: () => import('@fontsource/noto-serif-sc/600.css'),
  ja: () => import('@fontsource/shippori-mincho/600.css'),
}

function tellDocument(language: string): void {
  document.documentElement.lang = languageTagOf(LANGUAGES[language] ?? 'en_US')
  // a heading in the system's own serif is fine until, or instead of, the web's
  headings[language]?.().catch(() => undefined)
}
