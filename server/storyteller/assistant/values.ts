import { textAt } from '#core/game/addresses.ts'
import { genderWord } from '#core/game/gender.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import { numberOf } from './reading/numbers.ts'
import { groupsOf, type ValueWords } from './reading/wish.ts'

/** The parts that stand on one line. */
const LINES: ReadonlySet<string> = new Set([
  'name',
  'title',
  'gender',
  'age',
  'occupation',
  'profession',
])

const partOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** How many characters there is room for at an address. */
export const roomAt = (address: string): number =>
  LINES.has(partOf(address)) ? SIZES.line : SIZES.text

/** A name as it is kept: on one line, without a full stop. */
export const asName = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\b(?:Jr|Sr|Dr|[A-Z]))[.。]$/u, '')
    .trim()

/** A part of somebody and its new value, out of what they are said to become; undefined where it says neither. */
export function becoming(
  game: GameSnapshot,
  values: ValueWords,
  typed: string,
): { part: 'gender' | 'age' | 'job'; text: string } | undefined {
  const text = asName(typed)
  if (text.length > 100) return undefined
  if (values.female.test(text)) return { part: 'gender', text: genderWord(game, 'female') }
  if (values.male.test(text)) return { part: 'gender', text: genderWord(game, 'male') }
  const age = groupsOf(values.age, text)
  if (age !== undefined) return { part: 'age', text: ageLike(game, age.age ?? age.number ?? '') }
  const job = groupsOf(values.job, text)?.job
  return job === undefined ? undefined : { part: 'job', text: jobLike(game, job) }
}

/** In digits where this game counts in digits. */
function ageLike({ npcs }: GameSnapshot, age: string): string {
  const inDigits = npcs.some(({ age: other }) => /^\d+$/.test(other))
  return (inDigits ? numberOf(age)?.toString() : undefined) ?? age
}

/** Written large where this game writes professions so. */
function jobLike({ npcs }: GameSnapshot, job: string): string {
  const isLarge = npcs.some(({ occupation }) => /^\p{Lu}/u.test(occupation))
  return isLarge ? job.charAt(0).toUpperCase() + job.slice(1) : job
}

/** What is written at an address for what was typed: the bare value where a single one stands there. */
export function writtenAt(
  game: GameSnapshot,
  values: ValueWords,
  address: string,
  typed: string,
): string {
  const part = partOf(address)
  const becomes = becoming(game, values, typed)
  const isOwn =
    (part === 'gender' && becomes?.part === 'gender') ||
    (part === 'age' && becomes?.part === 'age') ||
    ((part === 'occupation' || part === 'profession') && becomes?.part === 'job')
  if (isOwn && becomes !== undefined) return becomes.text
  if (part === 'age') return ageLike(game, asName(typed))
  return LINES.has(part) ? asName(typed) : likeBefore(textAt(game, address) ?? '', typed.trim())
}

/** A text begins with a capital where the one before it did. */
export const likeBefore = (before: string, text: string): string =>
  /^\p{Lu}/u.test(before) ? text.charAt(0).toUpperCase() + text.slice(1) : text
