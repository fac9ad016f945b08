import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { plainText } from '#server/storyteller/reading/plain.ts'
import { nounFrom } from '#server/storyteller/reading/typed/noun-from.ts'
import { isIn, MARKUP } from './gate.ts'

/** No noun of an idea is longer: a longer one is a sentence. */
const LONGEST: Readonly<Record<GameLanguage, number>> = { en_US: 40, zh_CN: 16, ja_JP: 20 }
const MOST_WORDS = 6
/** What no noun phrase has: an end of a sentence, a list, a quotation, a slot. */
const SENTENCE = /[.!?;:…。！？；：、，,"“”「」『』{}<>|=\n\r\t]/u
/** Who is spoken to, and what they are told to do. */
const ORDER: Readonly<Record<GameLanguage, RegExp>> = {
  en_US:
    /\b(?:you|your|me|my|i)\b|^(?:please|ignore|answer|write|print|say|tell|forget|disregard|pretend|output|reply|return|do|don['’]t|never|always|make|let|stop|is|are|was|were)\b/i,
  zh_CN: /[你您我]|^(?:请|忽略|无视|不要|必须|务必|回答|输出|写|说|假装|是)/u,
  ja_JP:
    /あなた|君[がはをに]|私[がはをに]|(?:ください|下さい|なさい|しろ|せよ|ろ|です|ます|ない|だ|である|した|する)$/u,
}

/** A noun a model has read, where it is one and no more: in the language of the game, plain, short, and no order; undefined where it is not. */
export function nounRead(said: string, language: GameLanguage): string | undefined {
  const text = said.trim()
  const isPlain =
    text.length <= LONGEST[language] &&
    text.split(/\s+/).length <= MOST_WORDS &&
    !SENTENCE.test(text) &&
    !MARKUP.test(text) &&
    !ORDER[language].test(text) &&
    isIn(language, text)
  if (!isPlain || plainText(text) !== text) return undefined
  return /\p{L}/u.test(text) ? nounFrom(text, requestLanguageOf(language))?.text : undefined
}
