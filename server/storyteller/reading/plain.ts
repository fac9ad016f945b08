import type { RequestLanguage } from '#schemas/language.ts'

/** What could be read as markup, as a slot, or as a direction of writing. */
const UNSPOKEN = /<[^<>]{0,300}>|https?:\S+|[<>{}[\]`*_#|~\\^=]|\p{Cc}|\p{Cf}(?<!\u200d)/gu
/** Compatibility forms narrow these marks; between Han letters they belong wide. */
const HAN_MARKS = { '!': '！', '?': '？', ':': '：', ';': '；' }
const WIDE: Readonly<Partial<Record<RequestLanguage, Readonly<Record<string, string>>>>> = {
  zh: { ...HAN_MARKS, ',': '，' },
  ja: { ...HAN_MARKS, ',': '、' },
}
/** A space between two letters of a script that has none, with whatever stands there. */
const SCRIPT = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]`
const SPACED = new RegExp(`(?<=${SCRIPT}) (?=${SCRIPT})`, 'gu')
const LONGEST = { en: 150, zh: 60, ja: 60 } as const
const SENTENCE_END = /[.!?。！？…]+(?=\s|$|[^\p{P}\s])/u

/** The language a text is written in, told by its letters. */
export function writtenLanguage(text: string): RequestLanguage {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0
  const kana = count(/[\u3040-\u30ff]/g)
  const han = count(/[\u3400-\u9fff]/g)
  const latin = count(/\p{Script=Latin}/gu)
  if (kana > 0 && (kana + han) * 2 >= latin) return 'ja'
  return han > 0 && han * 3 >= latin ? 'zh' : 'en'
}

const oneSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const spoken = (text: string): string => oneSpace(text.replace(UNSPOKEN, ' '))

/** An idea as plain text on one line: nothing in it can act as markup or as one of our own slots. */
export function plainText(idea: string): string {
  const typed = oneSpace(idea.normalize('NFKC'))
  const text = spoken(typed)
  const wide = WIDE[writtenLanguage(text)]
  if (wide === undefined) return text
  // who leaves a space in such a script pauses; where markup stood nobody does
  return spoken(typed.replace(SPACED, ','))
    .replace(SPACED, '')
    .replace(/ ?([,!?:;]) ?(?!\d)/g, (_, mark: string) => wide[mark] ?? mark)
}

/** The first sentence of a plain text, or as much of it as one can say in a breath, without its full stop. */
export function inOneBreath(text: string, language: RequestLanguage): string {
  const end = SENTENCE_END.exec(text)
  const sentence = end && end.index >= 12 ? text.slice(0, end.index) : text
  const most = LONGEST[language]
  let cut = sentence
  if (sentence.length > most) {
    const short = [...sentence.slice(0, most)].join('').replace(/[\ud800-\udbff]$/, '')
    const stop = Math.max(
      ...[' ', ',', '，', '、', ';', '；'].map((mark) => short.lastIndexOf(mark)),
    )
    cut = `${stop > most / 2 ? short.slice(0, stop) : short}`
  }
  return cut
    .replace(/[\s.!?,;:，、。！？；：…“”"'「」『』-]+$/u, '')
    .replace(/^[\s,.;:，、。；："“”「」『』]+/u, '')
}

/** The question mark of an idea that asks, in the form of a language; empty where it tells. */
export function askedWith(text: string, breath: string, language: RequestLanguage): string {
  const after = text.slice(text.indexOf(breath) + breath.length)
  if (!/^\s*[”’"」』)）]*[?？]/u.test(after)) return ''
  return language === 'en' ? '?' : '？'
}
