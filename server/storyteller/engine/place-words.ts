import type { Rng } from '#server/storyteller/builtin/rng.ts'
import type { Hazard, PlacePack } from './place-pack.ts'

/** What the texts of a plot call a place and its parts: `{place.name}`, `{square.in}`, `{hazard.sign}`. */
export function placeWords(
  place: PlacePack,
  rng: Rng,
  hazard: Hazard = place.hazard,
): Record<string, string> {
  const { is: _, says: __, ...told } = hazard
  return {
    'place.name': rng.pick(place.names),
    ...named('place', place.words),
    ...named('hazard', told),
    ...Object.assign(
      {},
      ...Object.entries(place.parts).map(([part, { the, in: there, seen, small }]) =>
        named(part, { the, in: there, seen, small }),
      ),
    ),
  }
}

/** What it is called by somebody who tells of it elsewhere: `{there.square.in}`. */
export const wordsOfThere = (place: PlacePack, rng: Rng): Record<string, string> =>
  Object.fromEntries(
    Object.entries(placeWords(place, rng)).map(([slot, text]) => [`there.${slot}`, text]),
  )

const named = (of: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${of}.${name}`, text]))
