import { liesIn } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { picturesIn } from '#core/game/pictures.ts'
import { pathsOfTexts } from '#core/game/text-paths.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { changeAt, parsePath } from '#schemas/wire/path.ts'
import { isObject } from '#schemas/wire/read.ts'

const wireOf = (game: GameSnapshot) => encodeGame(game, 0, STORED_ORIGIN)
/** Makes of a text another one. */
const MARK = '\u{e000}'

/** The addresses of what stands at a wire path: of one text, or of the things it holds; none where it leads nowhere. */
export function addressesAt(game: GameSnapshot, path: string): string[] {
  const wire = wireOf(game)
  const parts = parsePath(path)
  const found = parts === null ? undefined : valueAt(wire, parts)
  if (parts === null || found === undefined) return []
  const change =
    typeof found === 'string' ? { path, value: `${found}${MARK}` } : { path, remove: true as const }
  const changed = changeAt(wire, parts, change)
  if (!isObject(changed)) return []
  return editsBetween(decodeGame(wire).game, decodeGame(changed).game).flatMap((edit) =>
    'order' in edit ? [] : [edit.address],
  )
}

/**
 * The wire paths of addresses, by address. A thing's own path is where its first text stands, up to its place in its list;
 * a picture has one of its own, and what else holds no text has none.
 */
export function pathsOf(game: GameSnapshot, addresses: readonly string[]): Map<string, string> {
  const texts = pathsOfTexts(game)
  const places = [...texts]
  const pictures = new Map(picturesIn(game).map(({ address, path }) => [address, path]))
  return new Map(
    addresses.flatMap((address) => {
      const own = texts.get(address) ?? pictures.get(address)
      if (own !== undefined) return [[address, own] as const]
      const [, path] = places.find(([text]) => liesIn(text, address)) ?? []
      if (path === undefined) return []
      return [[address, path.slice(0, path.lastIndexOf(']') + 1) || path] as const]
    }),
  )
}

/** Is a path that of a place, or of something the place holds? */
export const pathLiesIn = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
