import type { Arrangement, ArrangeRefusal } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import { SIZES } from '#schemas/limits.ts'
import { isSameId } from './choice.ts'

/** A game after something was arranged, and the address of what it was done to; or why it cannot be done. */
export type Arranged = { game: GameSnapshot; at: string } | { refused: ArrangeRefusal }

type Entity = { id: Id }

/** Which way something is moved. */
export const stepOf = ({ by }: Arrangement): 1 | -1 => (by === -1 ? -1 : 1)

/** Where the entity of an id stands in a list; -1 where it does not. */
export const placeOfId = (list: readonly Entity[], id: Id): number =>
  list.findIndex((one) => isSameId(one.id, id))

/** The list with an entity one place further on, or back. */
export function movedInList<T extends Entity>(
  list: readonly T[],
  id: Id,
  by: 1 | -1,
): T[] | ArrangeRefusal {
  const place = placeOfId(list, id)
  const entity = list[place]
  if (entity === undefined) return 'gone'
  const to = place + by
  if (to < 0 || to >= list.length) return 'edge'
  return list.toSpliced(place, 1).toSpliced(to, 0, entity)
}

/** The list with something new at its end, while there is room. */
export const addedToList = <T>(list: readonly T[], entity: T): T[] | ArrangeRefusal =>
  list.length >= SIZES.entries ? 'full' : [...list, entity]

/** The list without an entity. */
export const removedFromList = <T extends Entity>(
  list: readonly T[],
  id: Id,
): T[] | ArrangeRefusal =>
  placeOfId(list, id) < 0 ? 'gone' : list.filter((one) => !isSameId(one.id, id))

/** One more than the highest number among ids: what was said of somebody who is gone is never said of somebody new. */
export const nextNumber = (...ids: readonly (Id | null)[]): number =>
  1 + Math.max(0, ...ids.map(Number).filter(Number.isSafeInteger))

/** A name that nobody has yet: the second of a kind is counted. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  for (let number = 2; ; number++) {
    const counted = `${name} ${number}`
    if (!taken.includes(counted)) return counted
  }
}

/** What became of a list, as the game it is in. */
export const arrangedWith = <T>(
  list: T[] | ArrangeRefusal,
  at: string,
  gameOf: (list: T[]) => GameSnapshot,
): Arranged => (typeof list === 'string' ? { refused: list } : { game: gameOf(list), at })
