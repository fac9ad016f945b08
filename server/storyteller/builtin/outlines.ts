import type { OutlineOption } from '#schemas/outline.ts'
import { type Premise, tellerFor, withIdea } from './compose.ts'
import { LENS_KEYS, type LensKey } from './line.ts'

/** How one lens would tell a premise: what is its own first, then the idea. */
export function outlineOf(premise: Premise, lens: LensKey): Omit<OutlineOption, 'key'> {
  const { pack } = premise
  const { name, outline } = pack.lenses[lens]
  const teller = tellerFor(premise, lens)
  const said = withIdea(premise, teller, pack.frame.ideaIntro, teller.kit('premise'))
  return { name, text: teller.tell(outline, { premise: said }) }
}

const SALT = '~'
/** A lens key that remembers the salt of its outline: what was offered is what is told. */
export const outlineKeyOf = (lens: LensKey, salt: string): string =>
  salt === '' ? lens : `${lens}${SALT}${salt}`

/** The lens and the salt of an outline key; an unknown key is told in the first way. */
export function readOutlineKey(key: string): { lens: LensKey; salt: string } {
  const [name = '', ...rest] = key.split(SALT)
  return { lens: LENS_KEYS.find((lens) => lens === name) ?? 'classic', salt: rest.join(SALT) }
}

/** Four ways to tell a premise. */
export const outlinesOf = (premise: Premise, salt: string): OutlineOption[] =>
  LENS_KEYS.map((lens) => ({ key: outlineKeyOf(lens, salt), ...outlineOf(premise, lens) }))
