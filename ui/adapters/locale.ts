import type { GameLanguage } from '#schemas/language.ts'

/** The storage key of the interface's language. */
export const LANGUAGE_KEY = 'language'

const BY_PREFIX: Record<string, GameLanguage> = { zh: 'zh_CN', ja: 'ja_JP', en: 'en_US' }
const KNOWN: readonly GameLanguage[] = Object.values(BY_PREFIX)

const prefixOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** The saved choice, else what the browser prefers, else English. */
export function interfaceLanguage(
  saved: string | null,
  preferred: readonly string[],
): GameLanguage {
  const kept = KNOWN.find((language) => language === saved)
  if (kept !== undefined) return kept
  for (const tag of preferred) {
    const found = BY_PREFIX[prefixOf(tag)]
    if (found !== undefined) return found
  }
  return 'en_US'
}

/** Lets the server paint the next first screen in this language. */
export function tellServerLanguage(language: GameLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, nor on plain HTTP
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=31536000; samesite=lax`
}
