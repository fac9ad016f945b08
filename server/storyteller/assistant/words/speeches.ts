import type { RequestLanguage } from '#schemas/language.ts'
import { SPEECH_EN } from './en.ts'
import { SPEECH_JA } from './ja.ts'
import type { Speech } from './speech.ts'
import { SPEECH_ZH } from './zh.ts'

/** How the assistant speaks to a creator, by the creator's language. */
export const SPEECHES: Readonly<Record<RequestLanguage, Speech>> = {
  en: SPEECH_EN,
  zh: SPEECH_ZH,
  ja: SPEECH_JA,
}
