import { slipsBetween } from '#core/nearest-name.ts'

/** A name that is none of ours but was probably meant as one. */
export type NearMiss = { name: string; meant: string }

/** Below this length a word of one letter more or less is a word of its own (PORT: PORTAL, POST, SORT). */
const SHORT = 6
const LONG = 11

/**
 * The names among `given` that are nearly one of `known`, unless that one is given too. What begins otherwise is
 * somebody else's name (XAI_API_KEY): hardly anybody mistypes the first letter.
 */
export const nearMisses = (given: readonly string[], known: readonly string[]): NearMiss[] =>
  given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [meant] = known
        .filter((one) => isNearly(name, one))
        .sort(
          (one, other) =>
            slips(name, one) - slips(name, other) || same(name, other) - same(name, one),
        )
      return meant === undefined || given.includes(meant) ? [] : [{ name, meant }]
    })

function isNearly(name: string, known: string): boolean {
  const [written, meant] = [plain(name), plain(known)]
  if (written === meant) return true
  if (written[0] !== meant[0]) return false
  if (meant.length < SHORT) return slips(name, known) === 1 && sorted(written) === sorted(meant)
  return slips(name, known) <= (meant.length < LONG ? 1 : 2)
}

const slips = (one: string, other: string): number => slipsBetween(plain(one), plain(other))
const plain = (name: string): string => name.toUpperCase().replaceAll(/[-_.]/g, '')

/** The same letters in another order: where there is one slip, it is a swap. */
const sorted = (word: string): string => [...word].sort().join('')

/** How many letters two names begin with alike: what decides between two that are equally near. */
function same(one: string, other: string): number {
  const [first, second] = [plain(one), plain(other)]
  const differs = [...first].findIndex((letter, at) => letter !== second[at])
  return differs === -1 ? first.length : differs
}
