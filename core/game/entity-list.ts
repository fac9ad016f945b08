import type { Id } from '#schemas/id.ts'
import { aLeaf, below, type Edit, type Shape } from './shapes.ts'
import { escaped } from './texts.ts'

type IdOf<T> = (entity: T) => Id

/** Entities of a list, each under its id. A list in which two share one is a value without parts. */
export const entities = <T>(idOf: IdOf<T>, shape: Shape<T>): Shape<T[]> => ({
  compare(before, after, address, found) {
    const [was, is] = [byIdIn(before, idOf), byIdIn(after, idOf)]
    if (was === null || is === null) return aLeaf.compare(before, after, address, found)
    for (const id of was.keys())
      if (!is.has(id)) found.push({ address: below(address, id), remove: true })
    for (const [id, entity] of is)
      compareEntity(was.get(id), entity, below(address, id), shape, found)
    tellOrder([...was.keys()], [...is.keys()], address, found)
  },
  edit(list, [id, ...rest], edit) {
    if (id === undefined) return editedList(list, edit, idOf)
    const place = list.findIndex((entity) => escaped(idOf(entity)) === id)
    return rest.length === 0
      ? editedEntry(list, place, edit)
      : editedEntity(list, place, (entity) => shape.edit(entity, rest, edit))
  },
})

function compareEntity<T>(
  was: T | undefined,
  is: T,
  address: string,
  shape: Shape<T>,
  found: Edit[],
): void {
  if (was === undefined) found.push({ address, value: is })
  else if (was !== is) shape.compare(was, is, address, found)
}

/** What is new is put at the end: only another order than that has to be told. */
function tellOrder(
  was: readonly string[],
  is: readonly string[],
  address: string,
  found: Edit[],
): void {
  if (was.length === is.length && was.every((id, place) => id === is[place])) return
  const [before, after] = [new Set(was), new Set(is)]
  const made = [...was.filter((id) => after.has(id)), ...is.filter((id) => !before.has(id))]
  if (is.some((id, place) => id !== made[place])) found.push({ address, order: is })
}

/** The list whole, or in another order. What is written whole is of its kind: whoever writes has checked it. */
function editedList<T>(list: T[], edit: Edit, idOf: IdOf<T>): T[] | undefined {
  if ('value' in edit) return edit.value as T[]
  return 'order' in edit ? ordered(list, edit.order, idOf) : undefined
}

/** An entity in its place, a new one at the end, or one taken away. */
function editedEntry<T>(list: T[], place: number, edit: Edit): T[] | undefined {
  if ('value' in edit)
    return place < 0 ? [...list, edit.value as T] : list.with(place, edit.value as T)
  return 'remove' in edit && place >= 0 ? list.toSpliced(place, 1) : undefined
}

function editedEntity<T>(
  list: T[],
  place: number,
  change: (entity: T) => T | undefined,
): T[] | undefined {
  const entity = list[place]
  const changed = entity === undefined ? undefined : change(entity)
  return changed === undefined ? undefined : list.with(place, changed)
}

function byIdIn<T>(list: readonly T[], idOf: IdOf<T>): Map<string, T> | null {
  const found = new Map(list.map((entity) => [escaped(idOf(entity)), entity]))
  return found.size === list.length ? found : null
}

/** The same entities in the order of their ids; those that are not named stay behind them, as they stood. */
function ordered<T>(list: T[], order: readonly string[], idOf: IdOf<T>): T[] {
  const placeById = new Map(order.map((id, place) => [id, place]))
  const placeOf = (entity: T): number => placeById.get(escaped(idOf(entity))) ?? order.length
  return list.toSorted((one, other) => placeOf(one) - placeOf(other))
}
