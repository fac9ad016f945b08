import type { ReadNoun } from '../typed-reading.ts'
import { closedTag } from './closed-words.ts'
import { kindOf } from './kind.ts'
import { isProper, written } from './proper.ts'
import { isPlural } from './singular.ts'
import { tokensOf } from './tokens.ts'

/** An English noun somebody typed by itself: its kind by its words alone, without its article. */
export function englishNounFrom(typed: string): ReadNoun {
  const text = typed.replace(/^(?:an?|the|my|our|his|her|their|your|some)\s+(?=\S)/i, '')
  const tokens = tokensOf(text, 0)
  const cut = tokens.findIndex((token, at) => at > 0 && closedTag(token.low) === 'prep')
  const words = cut > 0 ? tokens.slice(0, cut) : tokens
  const head = words.at(-1)
  const { kind } = kindOf(
    words.map((token) => token.low),
    {
      preposition: '',
      acts: false,
      articled: true,
      strives: false,
      name: head?.sense.name,
      actor: head?.sense.actor === true,
    },
  )
  const proper = head !== undefined && (isProper(head.low) || /^\p{Lu}/u.test(head.text))
  return {
    text: isProper(text.toLowerCase()) ? written(text.toLowerCase()) : text,
    head: head?.text ?? text,
    kind,
    because: 'creator',
    plural: head !== undefined && !proper && isPlural(head.low),
    proper,
  }
}
