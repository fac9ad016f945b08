/** Reading what another server may have spelled in several ways. Nothing here throws, whatever comes. */
export type Wire = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Wire =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** An object, or a JSON string of one; else nothing. */
export function objectIn(value: unknown): Wire | undefined {
  const found = parsed(value)
  return isObject(found) ? found : undefined
}

/** JSON text as its value; anything else as it is. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The first of the names that is present and not null. */
export function first(from: Wire, ...names: string[]): unknown {
  for (const name of names) {
    const value = Object.hasOwn(from, name) ? from[name] : undefined
    if (value !== undefined && value !== null) return value
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
): T[] =>
  items.flatMap((item, at) => {
    const one = decode(item, at)
    return one === null ? [] : [one]
  })
