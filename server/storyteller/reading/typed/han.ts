import type { RequestLanguage } from '#schemas/language.ts'
import type { NounKind } from '#schemas/reading-of-idea.ts'
import { HAN_ENDINGS } from './han-endings.ts'
import type { ReadNoun } from './typed-reading.ts'
import { formsOf, rowOf } from './vocabulary.ts'

type Han = Exclude<RequestLanguage, 'en'>

function byFirstLetter(language: Han): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>()
  for (const form of [...formsOf(language)].sort((a, b) => b.length - a.length)) {
    const first = form.slice(0, 1)
    const forms = table.get(first)
    if (forms) forms.push(form)
    else table.set(first, [form])
  }
  return table
}
const FORMS = { zh: byFirstLetter('zh'), ja: byFirstLetter('ja') } as const

const LATIN = /\p{Script=Latin}/u
/** No form is longer. */
const LONGEST = 40

/** The longest form of the vocabulary that a text has at a place, whatever its capitals; empty where it has none. */
export function formAt(text: string, at: number, language: Han): string {
  const here = text.slice(at, at + LONGEST).toLowerCase()
  const form = FORMS[language].get(here.slice(0, 1))?.find((one) => here.startsWith(one)) ?? ''
  const beside = text.charAt(at - 1) + text.charAt(at + form.length)
  // `App` is no part of `Apple`
  return LATIN.test(form) && LATIN.test(beside) ? '' : text.slice(at, at + form.length)
}

/** What a word of Han or kana is, by its longest ending that is known, then by how such words end. */
export function kindOfWord(
  word: string,
  language: Han,
): { readonly head: string; readonly kind: NounKind; readonly because: string } {
  for (let from = 0; from < word.length; from++) {
    const tail = word.slice(from)
    // One letter at the end of a longer word says little: 花 of 烟花 is no flower.
    if (tail.length === 1 && word.length > 1) break
    const row = rowOf(tail, language)
    if (row) return { head: tail, kind: row.kind, because: from === 0 ? 'lexicon' : 'compound' }
  }
  const latin = /^[\p{Script=Latin} -]+$/u.test(word) ? rowOf(word, 'en') : undefined
  if (latin) return { head: word, kind: latin.kind, because: 'lexicon' }
  const ended = HAN_ENDINGS[language].find(([ending]) => ending.test(word))
  return ended
    ? { head: word, kind: ended[1], because: 'suffix' }
    : { head: word, kind: 'unsure', because: '' }
}

/** A noun phrase of Han or kana typed by itself, by what stands after its last の or 的. */
export function kindOfHan(text: string, language: Han): ReadNoun {
  const last = text.split(language === 'zh' ? '的' : 'の').at(-1) || text
  return { ...kindOfWord(last, language), text, plural: false, proper: false }
}
