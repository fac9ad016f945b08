import type { NounKind } from '#schemas/reading-of-idea.ts'
import { rowOf } from '../vocabulary.ts'

const NAMING = new Set<NounKind>(['person', 'creature', 'thing', 'place'])
const GAME = `(?:video |text |visual |role-playing |adventure |board )?(?:game|story|adventure|novel|tale|rpg|mystery|thriller|romance|comedy|drama|something|one|scenario|quest|idea|plot)s?`
const ASKS = `(?:please |hi,? |hello,? |hey,? |ok,? |so,? |um,? )*(?:(?:can|could|will|would) you (?:please )?|(?:i|we)(?:['’]d| would)? (?:really )?(?:want|like|love|wish for|need|am looking for)(?: you)?(?: to)? ?|let['’]?s |how about |what about |give me |tell me |i['’]m (?:thinking of|looking for) |(?:my|the) (?:idea|game|story)(?: is|:| would be)? )?(?:please )?(?:play|make|create|write|generate|build|design|see|have|do|tell)?(?: me| us)? ?`
const WISH = new RegExp(
  `^${ASKS}(?:(?:an?|the|this|some|my) )?(?:[\\p{L}-]+ ){0,3}?${GAME}(?: (?:called|titled|named) [“"‘'][^”"’']{1,60}[”"’'])? ?(?:,? ?(?:that is |that['’]s |which is |it is )?(?:about|where|in which|on|of how|with how|featuring|starring|following|inspired by|set|:)|(?=,|\\.| with| without| that| for| but| set| in))`,
  'iu',
)
const ABOUT = /^(?:it['’]?s |this is |this one is |something |a |the )?about /iu
const PLAY_AS =
  /^(?:you (?:are|play(?: as)?)|you['’]re|i (?:am|play(?: as)?|want to (?:be|play))|i['’]m|we are|play(?:ing)? as|be|as) (?=an? |the |my |one of )/iu

/** An idea without the wish around it: where its own words begin, and whether it says whom one plays. */
export type Wished = { readonly from: number; readonly playsAs: boolean }

const wishEnd = (idea: string): number => {
  const wish = WISH.exec(idea)?.[0] ?? ''
  // Without a verb of wishing “a story” may be what it is about: it must lead on to something.
  const named = [...wish.matchAll(/\p{L}+/gu)].find(([word]) =>
    NAMING.has(rowOf(word, 'en')?.kind ?? 'unsure'),
  )
  // “A cosy village game” is a wish with a village in it.
  if (named) return named.index
  if (wish.length > 0 && idea.slice(wish.length).trim() !== '') return wish.length
  return ABOUT.exec(idea)?.[0].length ?? 0
}

/** Where an idea's own words begin: “I want a game about”, “Write a story where” is nobody's story. */
export function withoutWish(idea: string): Wished {
  const end = wishEnd(idea.slice(0, 300))
  const rest = idea.slice(end)
  const from = end + (rest.length - rest.trimStart().length)
  const plays = PLAY_AS.exec(idea.slice(from, from + 80))
  return { from: from + (plays?.[0].length ?? 0), playsAs: plays !== null }
}
