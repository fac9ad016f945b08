import type { GameSnapshot } from '../game.ts'
import { encodeGame } from './game.ts'
import type { Change } from './path.ts'
import { isObject } from './read.ts'

/** The parts of a game's wire form that are written by edits. */
const WRITTEN = [
  'initial_element',
  'npc_list',
  'npc_tasks',
  'script_outline',
  'script_key_nodes_and_task_map',
] as const
/** A list of which more is another is written whole. */
const MOST = 24

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** The changes of an edit by which one game becomes another, in the order they are made (BH2). */
export function changesBetween(before: GameSnapshot, after: GameSnapshot): Change[] {
  const [was, is] = [encodeGame(before, 0, ''), encodeGame(after, 0, '')]
  return WRITTEN.flatMap((part) => changesIn(was[part], is[part], part))
}

function changesIn(was: unknown, is: unknown, path: string): Change[] {
  if (isSame(was, is)) return []
  if (Array.isArray(was) && Array.isArray(is)) return changesInList(was, is, path)
  if (!isObject(was) || !isObject(is)) return [{ path, value: is }]
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name): Change[] => {
    const here = `${path}.${name}`
    if (!Object.hasOwn(is, name)) return [{ path: here, remove: true }]
    return changesIn(was[name], is[name], here)
  })
}

/** Of a list of the same things each that is another, one that is new at its end or is gone; else the list whole. */
function changesInList(was: readonly unknown[], is: readonly unknown[], path: string): Change[] {
  const whole: Change[] = [{ path, value: is }]
  const first = was.findIndex((one, at) => !isSame(one, is[at]))
  const at = first < 0 ? was.length : first
  if (is.length === was.length - 1 && isSame(was.toSpliced(at, 1), is))
    return [{ path: `${path}[${at}]`, remove: true }]
  if (is.length < was.length || is.length > was.length + 1) return whole
  const changes = is.flatMap((one, place) => {
    const old = was[place]
    const here = `${path}[${place}]`
    if (old === undefined || idIn(old) !== idIn(one)) return [{ path: here, value: one }]
    return changesIn(old, one, here)
  })
  return changes.length > MOST ? whole : changes
}

const idIn = (one: unknown): unknown => (isObject(one) ? one.id : undefined)
