import type { Id } from '#schemas/id.ts'

/** A text of a game and where it stands. */
export type AddressedText = { address: string; text: string }

/** The parts of an address below the value in question. */
type Path = readonly string[]

/** How the texts of a kind of value are listed by their paths, read, and replaced (undefined: the path leads nowhere). */
export type TextFields<T> = {
  list(whole: T, path: Path, found: AddressedText[]): void
  read(whole: T, path: Path): string | undefined
  replace(whole: T, path: Path, text: string): T | undefined
}

/** A part of an address; ids may hold any letter, so the slash and the tilde are written as JSON Pointers write them. */
export const escaped = (part: Id): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1')

/** The id or the name that a part of an address was made of. */
export const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** The value is the text. */
export const aText: TextFields<string> = {
  list: (text, path, found) => found.push({ address: path.join('/'), text }),
  read: (text, path) => (path.length === 0 ? text : undefined),
  replace: (_, path, text) => (path.length === 0 ? text : undefined),
}

/** What stands in a field; nothing where it is absent or null. */
export const inField = <T extends object, K extends keyof T>(
  field: K,
  texts: TextFields<NonNullable<T[K]>>,
): TextFields<T> => ({
  list(whole, path, found) {
    const value = whole[field]
    if (value !== undefined && value !== null) texts.list(value, path, found)
  },
  read(whole, path) {
    const value = whole[field]
    return value === undefined || value === null ? undefined : texts.read(value, path)
  },
  replace(whole, path, text) {
    const value = whole[field]
    if (value === undefined || value === null) return undefined
    const replaced = texts.replace(value, path, text)
    return replaced === undefined ? undefined : { ...whole, [field]: replaced }
  },
})

/** The same texts with a part before their paths. */
export const under = <T>(part: string, texts: TextFields<T>): TextFields<T> => ({
  list: (whole, path, found) => texts.list(whole, [...path, part], found),
  read: (whole, [first, ...rest]) => (first === part ? texts.read(whole, rest) : undefined),
  replace: (whole, [first, ...rest], text) =>
    first === part ? texts.replace(whole, rest, text) : undefined,
})

type TextField<T> = {
  [K in keyof T]-?: string extends T[K] ? (NonNullable<T[K]> extends string ? K : never) : never
}[keyof T] &
  string

/** Texts that stand in fields, each under the name of its field. */
export const inFields = <T extends object>(...fields: readonly TextField<T>[]): TextFields<T> =>
  joined(
    ...fields.map((field) =>
      // `TextField` holds fields of text alone
      under(
        field,
        inField<T, typeof field>(field, aText as TextFields<NonNullable<T[typeof field]>>),
      ),
    ),
  )

/** Texts of several parts of a value. */
export const joined = <T>(...parts: readonly TextFields<T>[]): TextFields<T> => ({
  list(whole, path, found) {
    for (const part of parts) part.list(whole, path, found)
  },
  read(whole, path) {
    for (const part of parts) {
      const text = part.read(whole, path)
      if (text !== undefined) return text
    }
    return undefined
  },
  replace(whole, path, text) {
    for (const part of parts) {
      const replaced = part.replace(whole, path, text)
      if (replaced !== undefined) return replaced
    }
    return undefined
  },
})

/** Entities of a list, each under its id; of those that share one only the first has an address. */
export const byId = <T>(
  idOf: (entity: T, at: number) => Id,
  texts: TextFields<T>,
): TextFields<T[]> => {
  const placeOf = (list: readonly T[], id: string | undefined): number =>
    list.findIndex((entity, at) => escaped(idOf(entity, at)) === id)
  return {
    list(list, path, found) {
      const seen = new Set<string>()
      list.forEach((entity, at) => {
        const id = escaped(idOf(entity, at))
        if (seen.has(id)) return
        seen.add(id)
        texts.list(entity, [...path, id], found)
      })
    },
    read(list, [id, ...rest]) {
      const entity = list[placeOf(list, id)]
      return entity === undefined ? undefined : texts.read(entity, rest)
    },
    replace(list, [id, ...rest], text) {
      const at = placeOf(list, id)
      const entity = list[at]
      const replaced = entity === undefined ? undefined : texts.replace(entity, rest, text)
      return replaced === undefined ? undefined : list.with(at, replaced)
    },
  }
}

/** Values of a list that have no ids, each under its place, counted from 0. */
export const byPlace = <T>(texts: TextFields<T>): TextFields<T[]> => byId((_, at) => at, texts)
