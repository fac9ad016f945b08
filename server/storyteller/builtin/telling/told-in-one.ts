import type { Scene } from './scene.ts'

/** How many ways lead to each scene. */
function waysTo(scenes: readonly Scene[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>()
  for (const { to, ways: options = [] } of scenes)
    for (const key of [to, ...options.map((option) => option.to)])
      if (key !== null) ways.set(key, (ways.get(key) ?? 0) + 1)
  return ways
}

/** A text and what follows it, told in one. */
const inOne = (first: Scene, second: Scene): Scene => ({
  ...second,
  key: first.key,
  also: [second.key],
  text: `${first.text}\n\n${second.text}`,
  clues: [...(first.clues ?? []), ...(second.clues ?? [])],
})

/**
 * A chapter in fewer steps: what one voice goes on to say in the same place, and nobody comes to otherwise, is told in
 * one with what it said before. No more than two of them are one, or there would be too much to read at once.
 */
export function toldInOne(scenes: readonly Scene[]): Scene[] {
  const ways = waysTo(scenes)
  const byKey = new Map(scenes.map((scene) => [scene.key, scene]))
  const taken = new Set<string>()
  return scenes.flatMap((scene) => {
    if (taken.has(scene.key)) return []
    const next = byKey.get(scene.to ?? '')
    const goesOn =
      scene.type === 'text' &&
      next?.speaker === scene.speaker &&
      next.at === scene.at &&
      ways.get(next.key) === 1
    if (next === undefined || !goesOn) return [scene]
    taken.add(next.key)
    return [inOne(scene, next)]
  })
}
