import { LIMITS } from '#schemas/limits.ts'
import type { OutlineOption } from '#schemas/outline.ts'
import { type Premise, tellerFor, withIdea } from './compose.ts'
import { LENS_KEYS, type LensKey } from './line.ts'
import { createRng } from './rng.ts'

/** A way to tell: which of the four, and which of its three tellings. */
type Way = { readonly lens: LensKey; readonly telling: number }

const TELLINGS = [0, 1, 2] as const
/** All of them, in the order in which they are proposed. */
const WAYS: readonly Way[] = TELLINGS.flatMap((telling) =>
  LENS_KEYS.map((lens) => ({ lens, telling })),
)

/** How one lens would tell a premise: what is its own first, then the idea. An idea begins with the same telling under any salt. */
export function outlineOf(
  premise: Premise,
  lens: LensKey,
  telling = 0,
): Omit<OutlineOption, 'key'> {
  const { pack, reading } = premise
  const { name, names, outline } = pack.lenses[lens]
  const teller = tellerFor(premise, lens)
  const said = withIdea(premise, teller, pack.frame.ideaIntro, teller.kit('premise'))
  const tellings = typeof outline === 'string' ? [outline] : outline
  const first = createRng([reading.text, pack.language, lens].join('\u0000')).int(0, 2)
  const line = tellings[(first + telling) % tellings.length] ?? ''
  return { name: [name, ...names][telling] ?? name, text: teller.tell(line, { premise: said }) }
}

const SALT = '~'
/** A key that remembers the telling and the salt of its outline: what was offered is what is told. */
const outlineKeyOf = ({ lens, telling }: Way, salt: string): string =>
  `${lens}${telling === 0 ? '' : `-${telling + 1}`}${salt === '' ? '' : SALT}${salt}`

/** The way and the salt of an outline key; an unknown key is told in the first way. */
export function readOutlineKey(key: string): Way & { salt: string } {
  const [name = '', ...rest] = key.split(SALT)
  const way = WAYS.find((one) => outlineKeyOf(one, '') === name)
  return { lens: 'classic', telling: 0, ...way, salt: rest.join(SALT) }
}

const isSame = (one: Way, other: Way): boolean =>
  one.lens === other.lens && one.telling === other.telling

/** Four ways to tell a premise; for a salt three more, none of which is among those shown. */
export function outlinesOf(
  premise: Premise,
  salt: string,
  shown: readonly string[] = [],
): OutlineOption[] {
  const first = WAYS.slice(0, LENS_KEYS.length)
  const seen = shown.length === 0 ? first : shown.map(readOutlineKey)
  const unseen = WAYS.filter((way) => !seen.some((one) => isSame(one, way)))
  const rest = unseen.length >= LIMITS.outlinesMore ? unseen : WAYS.slice(LENS_KEYS.length)
  const ways = salt === '' ? first : rest.slice(0, LIMITS.outlinesMore)
  return ways.map((way) => ({
    key: outlineKeyOf(way, salt),
    ...outlineOf(premise, way.lens, way.telling),
  }))
}
