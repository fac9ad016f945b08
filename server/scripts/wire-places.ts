import { addressedTexts, liesIn, withText } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { changeAt, parsePath } from '#schemas/wire/path.ts'
import { isObject } from '#schemas/wire/read.ts'

const wireOf = (game: GameSnapshot) => encodeGame(game, 0, STORED_ORIGIN)
/** Stands where a text stood, so that it is found again in the wire's form. */
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
 * The wire paths of addresses, by address. A thing's own path is where its texts stand up to its place in its list; what
 * holds no text has none.
 */
export function pathsOf(game: GameSnapshot, addresses: readonly string[]): Map<string, string> {
  const texts = addressedTexts(game).map(({ address }) => address)
  const markOf = new Map<string, string>()
  let marked = game
  for (const [at, address] of addresses.entries()) {
    const text = texts.find((one) => liesIn(one, address))
    const mark = `${MARK}${at}${MARK}`
    const next = text === undefined ? undefined : withText(marked, text, mark)
    if (text === undefined || next === undefined) continue
    marked = next
    markOf.set(mark, address)
  }
  const isText = new Set(texts)
  const found = new Map<string, string>()
  for (const { text, path } of textsIn(wireOf(marked), '')) {
    const address = markOf.get(text)
    if (address !== undefined)
      found.set(
        address,
        isText.has(address) ? path : path.slice(0, path.lastIndexOf(']') + 1) || path,
      )
  }
  return found
}

function* textsIn(value: unknown, path: string): Iterable<{ text: string; path: string }> {
  if (typeof value === 'string') yield { text: value, path }
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) yield* textsIn(one, `${path}[${at}]`)
  else if (isObject(value))
    for (const [name, one] of Object.entries(value))
      yield* textsIn(one, path === '' ? name : `${path}.${name}`)
}

/** Is a path that of a place, or of something the place holds? */
export const pathLiesIn = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
