/**
 * Where words that are selected in a text as it is read stand in its source: the occurrence nearest to how much is read
 * before them. Null where they are not there, because marks of emphasis stand between them.
 */
export function selectedSource(
  source: string,
  before: number,
  words: string,
): readonly [number, number] | null {
  const plain = words.trimEnd()
  if (plain === '') return null
  let best: number | null = null
  for (let at = source.indexOf(plain); at >= 0; at = source.indexOf(plain, at + 1))
    if (best === null || Math.abs(at - before) < Math.abs(best - before)) best = at
  return best === null ? null : [best, best + plain.length]
}
