import { GameKind } from '#schemas/reading-of-idea.ts'
import type { TypedReading } from './typed-reading.ts'

/** A word of an idea that asks for a kind of game. */
export type Hit = {
  readonly kind: GameKind
  readonly weight: number
  readonly words: string
  readonly at: number
}

/** What an idea may be about that says nothing of its kind: never a crime first. */
const UNASKED: readonly GameKind[] = [
  'contest',
  'journey',
  'relationship',
  'escape',
  'survival',
  'heist',
  'court',
  'mystery',
]
/** An idea that only names a place to come to. */
const UNASKED_THERE: readonly GameKind[] = ['journey', 'contest', ...UNASKED.slice(2)]
const LONGEST_BECAUSE = 60

type Score = {
  readonly kind: GameKind
  readonly sum: number
  readonly first: number
  readonly because: string
}

function scoreOf(kind: GameKind, hits: readonly Hit[]): Score {
  const own = hits.filter((hit) => hit.kind === kind)
  const seen = new Map<string, Hit>()
  for (const hit of own) {
    const key = hit.words.toLowerCase()
    if (!seen.has(key)) seen.set(key, hit)
  }
  const distinct = [...seen.values()].sort((a, b) => b.weight - a.weight || a.at - b.at)
  // The loudest word counts whole; many soft ones do not outshout it.
  const sum = distinct.reduce((all, hit, at) => all + hit.weight / (at + 1), 0)
  return {
    kind,
    sum,
    first: Math.min(...own.map((hit) => hit.at)),
    because: (distinct[0]?.words ?? '').slice(0, LONGEST_BECAUSE).trim(),
  }
}

/** The kinds of game an idea asks for, best first: those it names, then those it leaves open; none that it forbids. */
export function rankedKinds(
  hits: readonly Hit[],
  forbidden: ReadonlySet<GameKind>,
  placeAlone: boolean,
): TypedReading['kinds'] {
  const allowed = GameKind.options.filter((kind) => !forbidden.has(kind))
  const open = allowed.length >= 2 ? allowed : [...UNASKED].slice(0, 2)
  const asked = open
    .map((kind) => scoreOf(kind, hits))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || a.first - b.first)
  const rest = (placeAlone ? UNASKED_THERE : UNASKED).filter(
    (kind) => open.includes(kind) && !asked.some((one) => one.kind === kind),
  )
  return [
    ...asked.map(({ kind, because }) => ({ kind, because })),
    ...rest.map((kind) => ({ kind, because: '' })),
  ]
}
