import { cleanup } from '@testing-library/react'
import { harmIn } from './harm.ts'
import { payloads } from './payloads.ts'

/** So many payloads are shown at each place. */
const AT_EACH_PLACE = 500
/** What is waited for on a page may take so long where the machine is busy. */
export const SLOWLY = { timeout: 30_000 }
/** A test that shows them may take so long where the machine is busy. */
export const PATIENT_MS = 240_000

const SAID = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'value']

/** All that is read, said or written in the fields of the page. */
const wordsHere = (): string =>
  [
    document.body.textContent,
    ...[...document.body.querySelectorAll('*')].flatMap((one) =>
      SAID.map((name) => one.getAttribute(name) ?? ''),
    ),
    ...[...document.body.querySelectorAll('textarea, input')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ].join('\n')

type Counted = {
  /** The first of what runs, or could: none where all is well. */
  harm: string[]
  tried: number
  /** How many are there as words. */
  shown: number
}

/**
 * Shows payloads at a place, so many with each showing. The text of each holds its number, which neither markup nor an
 * address would let be read.
 */
export async function shownAtPlace(
  place: string,
  each: number,
  show: (texts: readonly string[]) => unknown,
  /** How many in all; `stays`: one page shows one after the other. */
  { count = AT_EACH_PLACE, stays = false } = {},
): Promise<Counted> {
  const all = payloads(count, place)
  const counted: Counted = { harm: [], tried: 0, shown: 0 }
  for (let at = 0; at < all.length; at += each) {
    const some = all.slice(at, at + each)
    await show(some.map(({ text }) => text))
    counted.harm.push(...harmIn(document.body))
    const words = wordsHere()
    counted.tried += some.length
    counted.shown += some.filter(({ id }) => words.includes(String(id))).length
    if (!stays) cleanup()
  }
  return { ...counted, harm: counted.harm.slice(0, 20) }
}

/** What a place comes to where nothing runs and every payload is read. */
export const ALL_AS_WORDS = { harm: [], tried: AT_EACH_PLACE, shown: AT_EACH_PLACE }
