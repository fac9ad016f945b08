import { escaped, unescaped } from './texts.ts'

/** What stands at an address after a change: another value, nothing, or the same entities in another order. */
export type Edit =
  | { readonly address: string; readonly value: unknown }
  | { readonly address: string; readonly remove: true }
  | { readonly address: string; readonly order: readonly string[] }

type Path = readonly string[]

/**
 * How two values of a kind are compared by address, and how one edit of such a value is made.
 * `edit` answers undefined where the address leads nowhere.
 */
export type Shape<T> = {
  compare(before: T, after: T, address: string, found: Edit[]): void
  edit(whole: T, path: Path, edit: Edit): T | undefined
}

/** A value without parts of its own. */
export const aLeaf: Shape<unknown> = {
  compare(before, after, address, found) {
    if (!isSame(before, after)) found.push({ address, value: after })
  },
  edit: (_, path, edit) => (path.length === 0 && 'value' in edit ? edit.value : undefined),
}

/** An object: its fields that have parts of their own, every other one a value without parts. */
export const anObject = <T extends object>(
  parts: { readonly [K in keyof T]?: Shape<NonNullable<T[K]>> } = {},
): Shape<T> => fieldsOf<T>((name) => parts[name as keyof T] as Shape<unknown> | undefined)

/** Values of one kind under names. */
export const named = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  fieldsOf(() => shape as Shape<unknown>)

const fieldsOf = <T extends object>(
  shapeOf: (name: string) => Shape<unknown> | undefined,
): Shape<T> => ({
  compare(before, after, address, found) {
    const [was, is] = [before as Fields, after as Fields]
    const compare = (name: string): void => {
      const [old, value] = [was[name], is[name]]
      if (old === value) return
      const here = below(address, escaped(name))
      const shape = isAbsent(old) || isAbsent(value) ? undefined : shapeOf(name)
      if (value === undefined) found.push({ address: here, remove: true })
      else (shape ?? aLeaf).compare(old, value, here, found)
    }
    for (const name in was) compare(name)
    for (const name in is) if (!Object.hasOwn(was, name)) compare(name)
  },
  edit(whole, [part, ...rest], edit) {
    // what is written whole is of its kind: whoever writes has checked it
    if (part === undefined) return 'value' in edit ? (edit.value as T) : undefined
    const name = unescaped(part)
    if (rest.length === 0 && 'value' in edit) return { ...whole, [name]: edit.value }
    if (rest.length === 0 && 'remove' in edit) return without(whole, name)
    const edited = editedIn(whole, name, (value) => shapeOf(name)?.edit(value, rest, edit))
    return edited === undefined ? undefined : { ...whole, [name]: edited }
  },
})

/** What a field becomes; undefined where nothing stands in it. */
function editedIn(whole: object, name: string, change: (value: unknown) => unknown): unknown {
  const value = Object.hasOwn(whole, name) ? (whole as Fields)[name] : undefined
  return isAbsent(value) ? undefined : change(value)
}

function without<T extends object>(whole: T, name: string): T {
  const { [name]: _, ...others } = whole as Fields
  // a field that is taken away may be absent
  return others as T
}

/** The address of a part of what has an address. */
export const below = (address: string, part: string): string =>
  address === '' ? part : `${address}/${part}`

type Fields = Readonly<Record<string, unknown>>
const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Values without ids, each under its place while there are as many; else the list is a value without parts. */
export const places = <T>(shape: Shape<T>): Shape<T[]> => ({
  compare(before, after, address, found) {
    if (before.length !== after.length) return aLeaf.compare(before, after, address, found)
    for (const [at, value] of after.entries()) {
      const old = before[at]
      if (old !== undefined && old !== value)
        shape.compare(old, value, below(address, `${at}`), found)
    }
  },
  edit(list, [place, ...rest], edit) {
    // a list is written whole, and whoever writes has checked it
    if (place === undefined) return 'value' in edit ? (edit.value as T[]) : undefined
    const value = list[Number(place)]
    const edited = value === undefined ? undefined : shape.edit(value, rest, edit)
    return edited === undefined ? undefined : list.with(Number(place), edited)
  },
})

/** The same content: of JSON alone, in whatever order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
