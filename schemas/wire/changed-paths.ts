import { isObject } from './read.ts'

/** So many places are named one by one; of more than that the parts they stand in. */
const MOST_PATHS = 200

/**
 * The paths at which two wire values differ, places counted from 0 (`npc_list.npcs[2].bio`): the innermost ones, and a
 * list itself where it has become longer or shorter.
 */
export function changedPaths(before: unknown, after: unknown): string[] {
  for (let depth = MOST_DEPTH; depth > 1; depth--) {
    const found: string[] = []
    compare(before, after, '', depth, found)
    if (found.length <= MOST_PATHS) return found
  }
  const found: string[] = []
  compare(before, after, '', 1, found)
  return found
}

/** `script_key_nodes_and_task_map.chapter_1.key_nodes[0].options[0].content.content` */
const MOST_DEPTH = 8

function compare(before: unknown, after: unknown, path: string, depth: number, found: string[]) {
  if (before === after) return
  const inner = depth > 0 ? partsOf(before, after) : null
  if (inner === null) {
    if (JSON.stringify(before) !== JSON.stringify(after)) found.push(path)
    return
  }
  for (const { name, was, is } of inner)
    compare(
      was,
      is,
      typeof name === 'number' ? `${path}[${name}]` : below(path, name),
      depth - 1,
      found,
    )
}

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

type Part = { name: string | number; was: unknown; is: unknown }

/** The parts of two values that can be compared one by one; null where they cannot. */
function partsOf(before: unknown, after: unknown): Part[] | null {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? before.map((was, name) => ({ name, was, is: after[name] }))
      : null
  if (!isObject(before) || !isObject(after)) return null
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].map((name) => ({ name, was: before[name], is: after[name] }))
}
