import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'

/** `npm run test:long`: everything that is swept whole, and properties at many times their runs. */
export const isLong = process.env.LAMPLIGHT_LONG === '1'
const TIMES = 20

/** How often a property is tried: so often, and twenty times that in the long suite. */
export const runs = (number: number): number => (isLong ? number * TIMES : number)

/** All that a telling is made of, and what judges it: where none of it changed, a whole sweep finds what it found. */
export const SWEPT = [
  'server/storyteller/**',
  'server/media/*.ts',
  'server/workers/**',
  'tests/server/short-storyteller.ts',
  'schemas/**',
  'core/**',
  'fixtures/*.ts',
  'tests/storyteller/**',
  'tests/sweep.ts',
  'package-lock.json',
] as const
/** Where the digest of the last whole sweep that found nothing lies. */
export const SWEPT_DIGEST = 'tests/storyteller.swept'

/** A digest of every file a sweep depends on, with its place. */
export function digestOfSwept(): string {
  const digest = createHash('sha256')
  const files = SWEPT.flatMap((place) => globSync(place, { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.sort())
    digest.update(file).update('\0').update(readFileSync(file)).update('\0')
  return digest.digest('hex')
}

const stored = (): string => {
  try {
    return readFileSync(SWEPT_DIGEST, 'utf8').trim()
  } catch {
    return ''
  }
}

const isWhole = isLong || stored() !== digestOfSwept()

/** All of a sweep, where something it depends on changed since the last whole one; else one in so many of it, by the seed. */
export function swept<T>(all: readonly T[], oneIn: number, whole = isWhole): readonly T[] {
  if (whole) return all
  const seed = Number(process.env.SUITE_SEED ?? Date.now())
  return all.filter((_, at) => at % oneIn === seed % oneIn)
}
