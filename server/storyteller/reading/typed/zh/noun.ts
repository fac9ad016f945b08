import type { ReadNoun } from '../typed-reading.ts'

/** A run with one of these in it is half a clause. */
export const PARTICLES = /[的了着在是谁把被里外很都也不没又就才这那我你他她它们吗呢吧]/u

/** A Chinese noun: it has no number and no capital. */
export const chineseNoun = (
  text: string,
  head: string,
  kind: ReadNoun['kind'],
  because: string,
): ReadNoun => ({
  text,
  head,
  kind,
  because,
  plural: false,
  proper: false,
})
