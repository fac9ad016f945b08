import { rowOf } from '../vocabulary.ts'
import type { PlacedNoun } from './nouns.ts'
import { isProper, written } from './proper.ts'
import { singular } from './singular.ts'
import type { Token } from './tokens.ts'

/** The place or thing that somebody or an event is called after: “lighthouse” of “lighthouse keeper”. */
export function innerOf(tokens: readonly Token[], placed: PlacedNoun): PlacedNoun[] {
  const { phrase, noun } = placed
  if (noun.kind !== 'person' && noun.kind !== 'event') return []
  const whole = tokens.slice(phrase.from, phrase.head + 1).map(({ low }) => low)
  // “Prison break” is one word in two, and nobody's prison.
  if (noun.kind === 'event' && rowOf(singular(whole.slice(-2).join(' ')), 'en'))
    whole.splice(-2, 1, '')
  return tokens.slice(phrase.from, phrase.head).flatMap(({ low }, at): PlacedNoun[] => {
    if (whole[at] === '') return []
    const row = rowOf(low, 'en') ?? rowOf(singular(low), 'en')
    if (row?.kind !== 'place' && row?.kind !== 'thing') return []
    const text = written(low)
    const because = noun.kind === 'person' ? 'trade' : 'compound'
    const inside = {
      text,
      head: text,
      kind: row.kind,
      because,
      plural: false,
      proper: isProper(low),
    }
    return [
      {
        ...placed,
        noun: inside,
        acts: false,
        verbAt: -1,
        doneTo: '',
        preposition: '',
        inner: true,
        within: false,
        whose: false,
      },
    ]
  })
}
