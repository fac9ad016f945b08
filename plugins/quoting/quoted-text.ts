import type { GameSnapshot } from '#schemas/game.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { isObject, type Wire } from '#schemas/wire/read.ts'

/** What can be read of a game by path. */
export type GameTexts = {
  /** The text at a path, or the main text of the thing that stands there; undefined where it leads nowhere. */
  textAt(path: string): string | undefined
  /** Where that text stands: the path itself, or a text of the thing it leads to. */
  mainPathOf(path: string): string
  /** Whether a path leads to a whole thing rather than to a text. */
  isThing(path: string): boolean
  /** What stands where a path leads once another place is counted: its neighbours, and those of what it is in. */
  neighboursOf(path: string): string[]
}

/** The texts of a game, read by the paths of its wire form. */
export function quotableTexts(game: GameSnapshot): GameTexts {
  const whole = encodeGame(game, 0, '')
  const at = (path: string): unknown => valueAt(whole, parsePath(path) ?? [''])
  return {
    textAt: (path) => mainTextOf(at(path)),
    mainPathOf: (path) => {
      const thing = at(path)
      if (!isObject(thing)) return path
      const name = [...MAIN, ...NAMES].find((one) => mainTextOf(thing[one])?.trim())
      return name === undefined ? path : `${path}.${name}`
    },
    isThing: (path) => typeof at(path) === 'object',
    neighboursOf: (path) =>
      [...path.matchAll(/\[(\d+)\]/g)].flatMap(({ 0: place, index }) => {
        const list = at(path.slice(0, index))
        const rest = path.slice(index + place.length)
        return Array.isArray(list)
          ? list.map((_, other) => `${path.slice(0, index)}[${other}]${rest}`)
          : []
      }),
  }
}

/** What tells most of a thing stands first; its name tells least. */
const MAIN = ['summary', 'bio', 'loc_desc', 'psynopsis', 'pbackstory', 'target', 'content']
const NAMES = ['title', 'name', 'loc_name', 'pname'] as const

function mainTextOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join('\n\n')
  if (!isObject(value)) return undefined
  return textIn(value, [...MAIN, ...NAMES])
}

function textIn(thing: Wire, names: readonly string[]): string {
  for (const name of names) {
    const text = mainTextOf(thing[name])
    if (text !== undefined && text.trim() !== '') return text
  }
  return ''
}

/** Where the name of a thing may stand. */
export const namePathsOf = (path: string): string[] => NAMES.map((name) => `${path}.${name}`)
