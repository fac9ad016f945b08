import type { GameKind } from '#schemas/reading-of-idea.ts'
import { type Hit, rankedKinds } from './kinds.ts'
import type { TypedReading } from './typed-reading.ts'

/** What a language says that asks for a kind of game: `weight: words` by kind. */
export type HanCues = Readonly<
  Record<GameKind, readonly (readonly [weight: number, words: string])[]>
>

type Finder = { readonly kind: GameKind; readonly weight: number; readonly pattern: RegExp }

/** The patterns of a table of cues. */
export const findersOf = (cues: HanCues): Finder[] =>
  (Object.keys(cues) as GameKind[]).flatMap((kind) =>
    cues[kind].map(([weight, words]) => ({
      kind,
      weight,
      pattern: new RegExp(words.replace(/\s+/g, '|'), 'gu'),
    })),
  )

/** A stretch of an idea, by letters. */
export type Span = readonly [from: number, to: number]

/** The kinds an idea asks for; what it takes back asks for nothing. */
export function hanKinds(
  idea: string,
  finders: readonly Finder[],
  denied: readonly Span[],
  forbidden: ReadonlySet<GameKind>,
  placeAlone: boolean,
): TypedReading['kinds'] {
  const isDenied = (from: number, to: number): boolean =>
    denied.some(([start, end]) => from < end && to > start)
  const hits: Hit[] = finders.flatMap(({ kind, weight, pattern }) =>
    [...idea.matchAll(pattern)]
      .filter((hit) => !isDenied(hit.index, hit.index + hit[0].length))
      .map((hit) => ({ kind, weight, words: hit[0], at: hit.index })),
  )
  return rankedKinds(hits, forbidden, placeAlone)
}
