import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RequestLanguage } from '#schemas/language.ts'
import { wordsFor } from './word-files.ts'
import { beforeSpeaking, spokenWords } from './words.ts'

type Done = (fault: Error | null, found: object | boolean) => void

/** Loads the words of an area when a screen first needs them. */
const loader = {
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, area: string, done: Done): void {
    wordsFor(RequestLanguage.parse(language), area).then(
      (found) => done(null, found),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
    )
  },
}

let starting: Promise<i18n> | null = null

/** Starts what says the words of every screen but home, in the language spoken now. */
export function startTranslator(): Promise<i18n> {
  starting ??= start()
  return starting
}

async function start(): Promise<i18n> {
  await i18next
    .use(loader)
    .use(initReactI18next)
    .init({
      lng: spokenWords.current().language,
      fallbackLng: 'en',
      supportedLngs: RequestLanguage.options,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    })
  const follow = (language: string) => i18next.changeLanguage(language)
  beforeSpeaking(follow)
  // it may have changed while this was being started
  if (i18next.language !== spokenWords.current().language)
    await follow(spokenWords.current().language)
  return i18next
}
