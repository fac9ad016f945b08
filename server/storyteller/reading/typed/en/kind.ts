import type { NounKind } from '#schemas/reading-of-idea.ts'
import { rowOf } from '../vocabulary.ts'
import { KIND_WORDS } from './kind-words.ts'
import { singular } from './singular.ts'

/** What a noun is, and the short code for what says so. */
export type KindFound = { readonly kind: NounKind; readonly because: string }

const ENDINGS: readonly (readonly [RegExp, NounKind])[] = [
  [
    /(?:smith|wright|keeper|maker|mender|monger|grapher|ologist|ician|herd|woman|man|tamer|trainer|hunter|catcher|fighter|doctor|tuner|attendant|inspector|fixer|walker|teller|girl|boy|slayer|dealer|whisperer|worker|driver|player|owner|runner|writer)$/,
    'person',
  ],
  [
    /(?:house|yard|works|shop|store|station|park|hall|room|land|side|field|port|office|bay|town|ville|burg)$/,
    'place',
  ],
  [/(?:fest|fight|race|party|show|match|ceremony|day|game|cup)$/, 'event'],
  [/(?:ness|ship|hood|ism|dom|tude|ance|ence|ity|ment|sion|tion|phobia|mania|logy)$/, 'abstract'],
  [
    /(?:book|box|phone|glass|stone|ball|board|card|light|pot|bag|piece|knife|lamp|coat|shoe|ring|plate|paper|case|stick)$/,
    'thing',
  ],
  [/(?:fish|bird|saurus|hound|fly|snake|cat|dog)$/, 'creature'],
]
const MOON = /^(?:moon|sun|star|cloud|rooftop|rock|shell)$/
const STANDING = /^(?:on|to|from|across|in|inside|beneath|under|around|at|near|above)$/
const PLACED = /^(?:in|at|inside|aboard|near|across|through|throughout|outside)$/

/** What the words of a phrase are by themselves: the longest ending of it that is known, then how the head ends. */
function kindByWords(words: readonly string[]): KindFound | undefined {
  for (let from = Math.max(0, words.length - 3); from < words.length; from++) {
    const tail = words.slice(from).join(' ')
    for (const form of [tail, singular(tail)]) {
      const row = rowOf(form, 'en')
      if (row) return { kind: row.kind, because: 'lexicon' }
      const kind = KIND_WORDS.get(form)
      if (kind) return { kind, because: 'lexicon' }
    }
  }
  const last = singular(words.at(-1) ?? '')
  const part = last.split('-').at(-1) ?? last
  const row = part === last ? undefined : (rowOf(part, 'en') ?? undefined)
  if (row) return { kind: row.kind, because: 'compound' }
  const ended = ENDINGS.find(([ending]) => ending.test(last) && last.length > 4)
  return ended && { kind: ended[1], because: 'suffix' }
}

/** What stands around a phrase that says what it is. */
export type Circumstance = {
  /** The preposition before it, if one is. */
  readonly preposition: string
  /** It has an article or an owner. */
  readonly articled: boolean
  /** A sentence goes on after it with what it does. */
  readonly acts: boolean
  /** It does what only somebody does: wants, must, tries. */
  readonly strives: boolean
  readonly name: 'place' | 'person' | undefined
  readonly actor: boolean
}

/** The kind of a noun phrase, given as small letters word by word, with what says so. */
export function kindOf(words: readonly string[], around: Circumstance): KindFound {
  const known = kindByWords(words)
  const head = singular(words.at(-1) ?? '')
  // “Afraid of fire”: without its article fire is no event.
  if (head === 'fire' && !around.articled) return { kind: 'abstract', because: 'lexicon' }
  if (known && MOON.test(head) && STANDING.test(around.preposition))
    return { kind: 'place', because: 'preposition' }
  if (known) return known
  if (around.name) return { kind: around.name, because: 'name' }
  if (around.actor) return { kind: 'person', because: 'agent' }
  if (/(?:er|or|ist|eer)$/.test(head) && head.length > 4 && (around.acts || around.strives))
    return { kind: 'person', because: 'agent' }
  if (around.strives) return { kind: 'person', because: 'agent' }
  if (PLACED.test(around.preposition)) return { kind: 'place', because: 'preposition' }
  return { kind: 'unsure', because: '' }
}
