import type { PlotFrame } from './frame.ts'
import type { PlaceFunction, Plot } from './plot.ts'
import type { Text } from './text.ts'

/** The same with other strings, however deep they lie; what holds none of them is itself, since a list of variants is known by what it is. */
export function withStrings<Value>(value: Value, change: (text: string) => string): Value {
  // what a string becomes is a string, and what holds it keeps its shape
  if (typeof value === 'string') return change(value) as Value
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value)
  const made = inner.map(([key, one]) => [key, withStrings(one, change)] as const)
  if (made.every(([, one], at) => one === inner[at]?.[1])) return value
  return (Array.isArray(value) ? made.map(([, one]) => one) : Object.fromEntries(made)) as Value
}

/** What a beat and the answers to its ways are told with. */
const keysOf = (id: string, ways: Plot['beats'][string]['ways'] = {}): string[] =>
  Object.keys(ways).map((way) => `${id}.${way}`)

/** Of a way, the parts that only later acts come to. */
function aheadOf({ kind, beats }: Pick<Plot, 'kind' | 'beats'>, act: number): readonly string[] {
  if (kind !== 'journey') return []
  const standing = Object.values(beats)
  const been = new Set(standing.filter((one) => one.act <= act).map(({ at }) => at))
  return standing.filter(({ at }) => !been.has(at)).map(({ at }) => at)
}

/** The parts of a place that are described after each beat of a plot, and not until then; `whole` is the plot at its longest, by which lies ahead what only later acts come to. */
export function unseenAfter(
  plot: Pick<Plot, 'kind' | 'beats'>,
  frame: PlotFrame,
  whole: Pick<Plot, 'kind' | 'beats'> = plot,
): ReadonlyMap<string, ReadonlySet<string>> {
  const described = Object.entries(plot.beats).map(([id, { act, ways }]) => {
    const texts = JSON.stringify([frame.beats[id], keysOf(id, ways).map((key) => frame.ways[key])])
    return { id, act, parts: [...texts.matchAll(/\{(\w+)\.seen/g)].map(([, part = '']) => part) }
  })
  return new Map(
    described.map(({ id, act }, at) => {
      const before = new Set(described.slice(0, at + 1).flatMap(({ parts }) => parts))
      const after = described.slice(at + 1).flatMap(({ parts }) => parts)
      return [id, new Set([...after.filter((part) => !before.has(part)), ...aheadOf(whole, act)])]
    }),
  )
}

/** A text without the descriptions of some parts of a place; one that says nothing else keeps them. */
function withoutSeen(text: Text, been: ReadonlySet<PlaceFunction>): Text {
  if (been.size === 0) return text
  const again = new RegExp(`\\{(?:${[...been].join('|')})\\.seen(?:\\|\\w+)*\\} ?`, 'g')
  const quiet = withStrings(text, (words) => {
    const left = words.replace(again, '')
    return left === words ? words : left.trim()
  })
  return quiet === '' ? text : quiet
}

/** A frame that describes no part of a place to whoever has been there already. */
export function seenOnce(frame: PlotFrame, { beats }: Pick<Plot, 'beats'>): PlotFrame {
  const been = new Set<PlaceFunction>()
  const told = { ...frame.beats }
  const ways = { ...frame.ways }
  for (const [id, { at, ways: taken }] of Object.entries(beats)) {
    const text = told[id]
    if (text !== undefined) told[id] = withoutSeen(text, been)
    for (const key of keysOf(id, taken)) {
      const way = ways[key]
      if (way !== undefined) ways[key] = { ...way, reply: withoutSeen(way.reply, been) }
    }
    been.add(at)
  }
  return { ...frame, beats: told, ways }
}
