import type { GameLanguage } from '#schemas/language.ts'

/** What stands before a sentence that is not the first. */
const ENDED = /(?:[.!?]”? |[。！？][”」]?)$/
/** Whose something is has another pronoun. */
const OWNED = /^(?:’s|的)/
/** What Japanese says somebody's name with, where a sentence is about them. */
const TOPIC = /^(?:さん)?は、?/

/**
 * A card with its person's name once: a later sentence that begins with the full name again begins with the pronoun, or in
 * Japanese, which says neither twice, with what is told of it.
 */
export function namedOnce(text: string, full: string, he: string, language: GameLanguage): string {
  const [head = '', ...tails] = text.split(full)
  return tails.reduce((told, tail, at) => {
    if (at === 0 || !ENDED.test(told) || OWNED.test(tail)) return told + full + tail
    if (language !== 'ja_JP') return told + he + tail
    return told + (TOPIC.test(tail) ? tail.replace(TOPIC, '') : full + tail)
  }, head)
}
