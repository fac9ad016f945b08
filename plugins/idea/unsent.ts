import type { GameLanguage } from '#schemas/language.ts'

let text = ''
const listeners = new Set<() => void>()

/** What was typed into the home screen's box and not submitted; it is still there when its writer comes back or loads the page anew. */
export const unsent = (): string => text

/** Keeps what is typed; whoever signs out takes it along. */
export function keepUnsent(typed: string): void {
  text = typed
  for (const hear of listeners) hear()
}

/** Hears each change of it; what it answers ends that. */
export function hearUnsent(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const LANGUAGES: Record<string, GameLanguage> = { en: 'en_US', zh: 'zh_CN', ja: 'ja_JP' }

/** The language a game is told in when nobody chose one: the interface's (C15). */
export const ideaLanguageOf = (interfaceLanguage: string): GameLanguage =>
  LANGUAGES[interfaceLanguage] ?? 'en_US'
