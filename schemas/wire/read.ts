/** Reading what another server may have spelled in several ways. Nothing here throws, whatever comes. */
export type Wire = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Wire =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

// What no JSON begins with need not be tried: a failed reading costs more than a whole entity.
const MAY_BE_JSON = /^[ \t\n\r]*["[{\-0-9tfn]/
const MAY_BE_OBJECT = /^[ \t\n\r]*\{/

/** An object, or a JSON string of one; else nothing. */
export function objectIn(value: unknown): Wire | undefined {
  if (typeof value === 'string' && !MAY_BE_OBJECT.test(value)) return undefined
  const found = parsed(value)
  return isObject(found) ? found : undefined
}

/** JSON text as its value; anything else as it is. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !MAY_BE_JSON.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The first of the names that is present and not null. */
export function first(from: Wire, ...names: string[]): unknown {
  for (const name of names) {
    const value = from[name]
    if (value !== undefined && value !== null && Object.hasOwn(from, name)) return value
  }
  return undefined
}

/** Text under one of the names; numbers become text; else empty. */
export function textIn(from: Wire, ...names: string[]): string {
  const value = first(from, ...names)
  if (typeof value === 'string') return value
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

export function numberIn(from: Wire, ...names: string[]): number | undefined {
  const value = first(from, ...names)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** A number, or digits that some servers write for it. */
export function countIn(from: Wire, ...names: string[]): number | undefined {
  const value = first(from, ...names)
  const isText = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim())
  return isText ? Number(value) : numberIn(from, ...names)
}

/** A number or a name that identifies something; else null. */
export function idIn(from: Wire, ...names: string[]): number | string | null {
  const value = first(from, ...names)
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return typeof value === 'string' && value !== '' ? value : null
}

/** A list, or the `elements` of an object, or JSON text of either; else empty. */
export function listIn(value: unknown): readonly unknown[] {
  const found = parsed(value)
  if (Array.isArray(found)) return found
  if (isObject(found)) return Array.isArray(found.elements) ? found.elements : []
  return []
}

/** Only addresses of the web are addresses: anything else is no picture (DR rules). */
export function addressIn(from: Wire, ...names: string[]): string | null {
  const value = first(from, ...names)
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : null
}

/** What decodes of a list; the rest is dropped. */
export const decodeEach = <T>(
  items: readonly unknown[],
  decode: (item: unknown, at: number) => T | null,
): T[] => {
  const decoded: T[] = []
  for (const [at, item] of items.entries()) {
    const one = decode(item, at)
    if (one !== null) decoded.push(one)
  }
  return decoded
}
