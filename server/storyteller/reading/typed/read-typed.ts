import type { RequestLanguage } from '#schemas/language.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { readEnglish } from './en/read.ts'
import { readJapanese } from './ja/read.ts'
import { isNotYet } from './not-yet.ts'
import { LONGEST_IDEA, type Read, type TypedReading } from './typed-reading.ts'
import { readChinese } from './zh/read.ts'

const READERS: Readonly<Record<RequestLanguage, (idea: string) => Read>> = {
  en: readEnglish,
  zh: readChinese,
  ja: readJapanese,
}

/** Reads an idea of any form in any of the three languages, its own; `language` is the one its game is told in. */
export function readTyped(raw: string, language: RequestLanguage): TypedReading {
  const read = readIdea(raw.slice(0, LONGEST_IDEA), language)
  const own = ownLanguage(read.text, read.language, language)
  const idea = read.text
    .slice(0, LONGEST_IDEA)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/[\s.。．｡…]+$/u, '')
  const told = READERS[own](idea)
  return { idea, language: own, ...told, talk: isNotYet(told.talk, own) ? '' : told.talk }
}

/** Latin names may outnumber the letters between them: dragonとknightの友情 is Japanese where a Japanese game is asked for. */
function ownLanguage(text: string, read: RequestLanguage, told: RequestLanguage): RequestLanguage {
  if (read !== 'en') return read
  if (told === 'ja' && /[\u3040-\u30ff]/.test(text)) return 'ja'
  return told === 'zh' && /[\u3400-\u9fff]/.test(text) ? 'zh' : read
}
