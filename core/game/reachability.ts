import { everyPlace, firstPlace, type Place, type PlayableGame, placesOf } from './places.ts'
import { waysOn } from './ways.ts'

/** The places that some walk from the beginning comes to, by their numbers. */
function reached(game: PlayableGame): Uint8Array {
  const seen = new Uint8Array(game.size)
  const first = firstPlace(game)
  const open: Place[] = first === null ? [] : [first]
  if (first !== null) seen[first.number] = 1
  for (let place = open.pop(); place !== undefined; place = open.pop())
    for (const { onward } of waysOn(place)) {
      if (onward === null || seen[onward.number] === 1) continue
      seen[onward.number] = 1
      open.push(onward)
    }
  return seen
}

/** The nodes that no walk from the beginning comes to (GM8). */
export function unreachedPlaces(game: PlayableGame): Place[] {
  const seen = reached(game)
  return game.chapters.flatMap((placed) =>
    placesOf(game, placed).filter(({ number }) => seen[number] === 0),
  )
}

/** The nodes that a walk comes to and from which no ending can be reached (GM9). */
export function deadEnds(game: PlayableGame): Place[] {
  const seen = reached(game)
  const places = everyPlace(game).filter((place) => seen[place.number] === 1)
  const before = new Map<Place, Place[]>(places.map((place) => [place, []]))
  const open: Place[] = []
  for (const place of places)
    for (const { onward } of waysOn(place)) {
      if (onward === null) open.push(place)
      else before.get(onward)?.push(place)
    }
  const ending = new Set(open)
  for (let place = open.pop(); place !== undefined; place = open.pop())
    // every place that leads on or is led to is one of those that are reached
    for (const earlier of before.get(place) as Place[]) {
      if (ending.has(earlier)) continue
      ending.add(earlier)
      open.push(earlier)
    }
  return places.filter((place) => !ending.has(place))
}

/** The nodes with a way that can be taken and names no node (GM10). */
export const leadingNowhere = (game: PlayableGame): Place[] =>
  everyPlace(game).filter((place) => waysOn(place).some(({ leadsTo }) => leadsTo === 'invalid'))
