const STEPS: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
])

/** Do the lists and objects of a JSON text nest deeper than this? Told by one walk, before anything is built. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '"') isText = !isText
    else if (!isText) depth += STEPS.get(sign) ?? 0
    else if (sign === '\\') at++
    if (depth > most) return true
  }
  return false
}
