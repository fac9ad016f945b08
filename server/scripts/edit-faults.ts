import { SIZES } from '#schemas/limits.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { ONE_LINE } from '#schemas/wire/one-line.ts'
import { isObject } from '#schemas/wire/read.ts'
import type { WordKey } from '#server/http/words/words.ts'

/** Why something may not be written: the word to say, and the path it is about. */
export type EditFault = { word: WordKey; path: string; most?: number }

const ADDRESSES = new Set(['image', 'photo', 'avatar', 'sel_music_url'])

type Field = { path: string; name: string; value: string | readonly unknown[] }

/** Every text and every list of a wire value, with where it stands. */
function* fieldsOf(value: unknown, path: string, name: string): Iterable<Field> {
  if (typeof value === 'string') yield { path, name, value }
  else if (Array.isArray(value)) {
    yield { path, name, value }
    for (const [at, item] of value.entries()) yield* fieldsOf(item, `${path}[${at}]`, name)
  } else if (isObject(value)) {
    for (const [key, item] of Object.entries(value))
      yield* fieldsOf(item, path === '' ? key : `${path}.${key}`, key)
  }
}

/** Is there such a file of ours? `/media/…` */
export type HasMedia = (path: string) => boolean

function lengthFault({ path, name, value }: Field): EditFault | null {
  if (Array.isArray(value))
    return value.length > SIZES.entries
      ? { word: 'tooManyEntries', path, most: SIZES.entries }
      : null
  const isAddress = ADDRESSES.has(name)
  const most = isAddress ? SIZES.address : ONE_LINE.has(name) ? SIZES.line : SIZES.text
  // most texts are shorter by any count
  const isLong = value.length > most && (isAddress || [...value].length > most)
  return isLong ? { word: 'textTooLong', path, most } : null
}

/** What is too long, too many or not ours in the parts of a game that were edited, and was not so before. */
export function editFault(before: unknown, after: unknown, hasMedia: HasMedia): EditFault | null {
  const known = new Set<unknown>()
  const longBefore = new Set<string>()
  for (const field of fieldsOf(before, '', '')) {
    if (ADDRESSES.has(field.name)) known.add(field.value)
    if (lengthFault(field) !== null) longBefore.add(field.path)
  }
  for (const field of fieldsOf(after, '', '')) {
    const fault = lengthFault(field)
    if (fault !== null && !longBefore.has(field.path)) return fault
    const { name, value, path } = field
    if (typeof value !== 'string' || !ADDRESSES.has(name) || value === '') continue
    if (!known.has(value) && !isOurs(value, hasMedia)) return { word: 'foreignMedia', path }
  }
  return null
}

const isOurs = (address: string, hasMedia: HasMedia): boolean =>
  address.startsWith(`${STORED_ORIGIN}/media/`) && hasMedia(address.slice(STORED_ORIGIN.length))

/** A value as it is stored: addresses of ours without the origin they were read under (decision 0003). */
export function storedValue<T>(value: T, name: string, origin: string): T {
  const walk = (one: unknown, at: string): unknown => {
    if (typeof one === 'string')
      return ADDRESSES.has(at) && one.startsWith(`${origin}/`)
        ? STORED_ORIGIN + one.slice(origin.length)
        : one
    if (Array.isArray(one)) return one.map((item) => walk(item, at))
    if (!isObject(one)) return one
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item, key)]))
  }
  // the walk changes texts alone
  return walk(value, name) as T
}
