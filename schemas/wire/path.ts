import { isObject, type Wire } from './read.ts'

/** `npc_list.npcs[2].bio` → `['npc_list', 'npcs', 2, 'bio']`; null where it is no path. */
export function parsePath(path: string): (string | number)[] | null {
  const parts: (string | number)[] = []
  const pattern = /(?:^|\.)([A-Za-z_][\w-]*)|\[(\d{1,6})\]/y
  let at = 0
  while (at < path.length) {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found === null) return null
    parts.push(found[1] ?? Number(found[2]))
    at = pattern.lastIndex
  }
  return parts.length > 0 && typeof parts[0] === 'string' ? parts : null
}

export type Change = { path: string; value: unknown } | { path: string; remove: true }

/**
 * The value with one change made at a path that leads somewhere; null where it does not.
 * A value may be set where one stands, under a new name, or at the end of a list; only what is there can be removed.
 */
export function changeAt(
  whole: unknown,
  parts: readonly (string | number)[],
  change: Change,
): unknown | null {
  const [part, ...rest] = parts
  if (part === undefined) return 'value' in change ? change.value : null
  if (Array.isArray(whole) && typeof part === 'number') return changeList(whole, part, rest, change)
  if (isObject(whole) && typeof part === 'string') return changeObject(whole, part, rest, change)
  return null
}

function changeList(
  list: readonly unknown[],
  at: number,
  rest: readonly (string | number)[],
  change: Change,
): unknown[] | null {
  const removes = 'remove' in change
  // behind the end stands nothing to go on in
  if (at > list.length || (at === list.length && removes)) return null
  if (rest.length === 0 && removes) return list.toSpliced(at, 1)
  const inner = changeAt(list[at], rest, change)
  return inner === null ? null : list.toSpliced(at, 1, inner)
}

function changeObject(
  whole: Wire,
  name: string,
  rest: readonly (string | number)[],
  change: Change,
): Wire | null {
  if (!Object.hasOwn(whole, name))
    return rest.length === 0 && 'value' in change ? { ...whole, [name]: change.value } : null
  if (rest.length === 0 && 'remove' in change) {
    const { [name]: _, ...others } = whole
    return others
  }
  const inner = changeAt(whole[name], rest, change)
  return inner === null ? null : { ...whole, [name]: inner }
}
