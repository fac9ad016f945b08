import type { RequestLanguage } from '#schemas/language.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { accusedSaid } from './accused-said.ts'
import { TRIAL } from './accused-words.ts'
import { readEnglish } from './en/read.ts'
import { readJapanese } from './ja/read.ts'
import { isNotYet } from './not-yet.ts'
import { withQuarrel } from './quarrel-said.ts'
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
  const talk = isNotYet(told.talk, own) ? '' : told.talk
  return withTrial(withQuarrel({ idea, language: own, ...told, talk }))
}

/** Whoever is accused of a theft is on trial: an idea that tries somebody is a trial before it is what they did. */
function withTrial(reading: TypedReading): TypedReading {
  const { idea, language, kinds } = reading
  if (accusedSaid(reading) === null) return reading
  const said = kinds.find(({ kind }) => kind === 'court')?.because
  const because = said || (TRIAL[language].exec(idea)?.[0] ?? '')
  return {
    ...reading,
    kinds: [{ kind: 'court', because }, ...kinds.filter(({ kind }) => kind !== 'court')],
  }
}

/** Latin names may outnumber the letters between them: dragonとknightの友情 is Japanese where a Japanese game is asked for. */
function ownLanguage(text: string, read: RequestLanguage, told: RequestLanguage): RequestLanguage {
  if (read !== 'en') return read
  if (told === 'ja' && /[\u3040-\u30ff]/.test(text)) return 'ja'
  return told === 'zh' && /[\u3400-\u9fff]/.test(text) ? 'zh' : read
}
