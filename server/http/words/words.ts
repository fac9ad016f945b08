import type { RequestLanguage } from '#schemas/language.ts'
import { accountWords } from './account-words.ts'
import { chatWords } from './chat-words.ts'
import { generalWords } from './general-words.ts'
import { scriptWords } from './script-words.ts'
import { versionWords } from './version-words.ts'

/** One sentence in the three languages; `{name}` is filled in. */
export type Sentence = Readonly<Record<RequestLanguage, string>>

const words = {
  ...generalWords,
  ...accountWords,
  ...scriptWords,
  ...versionWords,
  ...chatWords,
} as const satisfies Record<string, Sentence>
/** The name of something the server says. */
export type WordKey = keyof typeof words
export type WordParams = Readonly<Record<string, string | number>>

/** Says a sentence in a language; a parameter that is not given stays empty. */
export function say(key: WordKey, language: RequestLanguage, params: WordParams = {}): string {
  return fillHoles(words[key][language], params)
}

/** Fills the `{names}` of a text. */
export function fillHoles(text: string, params: WordParams): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
