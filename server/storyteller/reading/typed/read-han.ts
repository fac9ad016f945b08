import type { RequestLanguage } from '#schemas/language.ts'
import { formAt, kindOfWord } from './han.ts'
import { rankedKinds } from './kinds.ts'
import { MOST_NOUNS, type Read, type ReadNoun } from './typed-reading.ts'

/** Reads the words of the vocabulary out of an idea in Han or kana. */
export function readHan(idea: string, language: Exclude<RequestLanguage, 'en'>): Read {
  const nouns: ReadNoun[] = []
  for (let at = 0; at < idea.length && nouns.length < MOST_NOUNS; at++) {
    const form = formAt(idea, at, language)
    if (form.length < 2) continue
    if (!nouns.some((noun) => noun.text === form))
      nouns.push({ ...kindOfWord(form, language), text: form, plural: false, proper: false })
    at += form.length - 1
  }
  const first = (...kinds: readonly ReadNoun['kind'][]): ReadNoun | null =>
    nouns.find((noun) => kinds.includes(noun.kind)) ?? null
  const event = first('event')
  const where = first('place')
  return {
    who: first('person') ?? first('creature'),
    what: first('thing'),
    where,
    event,
    nouns,
    kinds: rankedKinds([], new Set(), where !== null && event === null),
    rule: null,
    talk: '',
  }
}
