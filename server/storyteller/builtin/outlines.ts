import type { OutlineOption } from '#schemas/outline.ts'
import { type Premise, tellerFor, withIdea } from './compose.ts'
import { LENS_KEYS, type LensKey } from './line.ts'
import { createRng } from './rng.ts'

/** A way to tell: which of the four, and which of its three tellings. */
export type CaseWay = { readonly lens: LensKey; readonly telling: number }

const TELLINGS = [0, 1, 2] as const
/** All of them, in the order in which they are proposed. */
export const CASE_WAYS: readonly CaseWay[] = TELLINGS.flatMap((telling) =>
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
export const caseKeyOf = ({ lens, telling }: CaseWay, salt: string): string =>
  `${lens}${telling === 0 ? '' : `-${telling + 1}`}${salt === '' ? '' : SALT}${salt}`

/** The way and the salt of an outline key; an unknown key is told in the first way. */
export function readOutlineKey(key: string): CaseWay & { salt: string } {
  const [name = '', ...rest] = key.split(SALT)
  const way = CASE_WAYS.find((one) => caseKeyOf(one, '') === name)
  return { lens: 'classic', telling: 0, ...way, salt: rest.join(SALT) }
}

/** The first four ways to tell a premise as a case. */
export const caseOutlines = (premise: Premise): OutlineOption[] =>
  CASE_WAYS.slice(0, LENS_KEYS.length).map((way) => ({
    key: caseKeyOf(way, ''),
    ...outlineOf(premise, way.lens, way.telling),
  }))
