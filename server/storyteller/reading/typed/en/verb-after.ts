import type { Tag } from './tag.ts'
import type { Token } from './tokens.ts'

/** “A widow and her son must”: the verb belongs to both, and fits neither alone. */
const WITH_SOMEBODY = -2
const ATTACHED = new Set<Tag | undefined>([
  'det',
  'poss',
  'adj',
  'noun',
  'name',
  'num',
  'adv',
  'neg',
  'prep',
])

/** Where a word says what somebody does: its verb, or what follows “who”; -1 where it says nothing. */
function sayingAt(tokens: readonly Token[], tags: readonly Tag[], at: number): number | undefined {
  const low = tokens[at]?.low ?? ''
  if (tags[at] === 'aux') return at
  if (tags[at] === 'verb') return /ing$/.test(low) ? -1 : at
  if (tags[at] !== 'rel' || !/^(?:who|that|which)$/.test(low)) return undefined
  return tags[at + 1] === 'mark' ? -1 : at + 1
}

/** Whether a word belongs to what stands between somebody and their verb: only a preposition or the like opens it. */
const goesOn = (tag: Tag | undefined, opens: boolean): boolean =>
  opens ? /^(?:prep|adv|neg)$/.test(tag ?? '') : ATTACHED.has(tag)

/** Past “on a rock in the sea”, where what somebody does stands. */
export function verbAfter(tokens: readonly Token[], tags: readonly Tag[], head: number): number {
  let joined = false
  for (let at = head + 1; at < Math.min(tokens.length, head + 14); at++) {
    const found = sayingAt(tokens, tags, at)
    if (found !== undefined) return joined && found >= 0 ? WITH_SOMEBODY : found
    const and = tokens[at]?.low === 'and' && !joined
    if (and) joined = true
    if (!and && !goesOn(tags[at], at === head + 1)) return -1
  }
  return -1
}
