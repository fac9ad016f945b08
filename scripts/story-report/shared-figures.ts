import { createRng } from '#server/storyteller/builtin/rng.ts'
import { sharedSentences } from './masked-sentences.ts'
import { atMost, average, percent, type ReportFigure } from './report-figure.ts'
import type { SampledGame } from './sample.ts'

export type GamePair = readonly [SampledGame, SampledGame]

const LIMIT = { across: 0.1, within: 0.4, again: 0.6 } as const
/** More pairs say no more. */
const [PAIRS, DRAWN] = [200, 20_000]

/** Pairs of games of two ideas that are of one kind, or of two. */
function pairsOf(games: readonly SampledGame[], isOneKind: boolean, seed: string): GamePair[] {
  const rng = createRng(`pairs ${isOneKind} ${seed}`)
  const pairs = new Map<string, GamePair>()
  for (let drawn = 0; drawn < DRAWN && pairs.size < PAIRS && games.length > 1; drawn++) {
    const [first, second] = [rng.int(0, games.length - 1), rng.int(0, games.length - 1)]
    const [one, other] = [games[first], games[second]]
    if (one === undefined || other === undefined || first >= second) continue
    if (one.idea !== other.idea && (one.kind === other.kind) === isOneKind)
      pairs.set(`${first} ${second}`, [one, other])
  }
  return [...pairs.values()]
}

function shared(name: string, pairs: readonly GamePair[], limit: number): ReportFigure {
  const about = `shared sentences, ${name}`
  if (pairs.length === 0)
    return { name: about, value: 'too few games', limit: `at most ${percent(limit)}` }
  const shares = pairs.map(([one, other]) => sharedSentences(one, other))
  return atMost(about, average(shares), limit, ` (${pairs.length} pairs)`)
}

/** What two games have in common: of two kinds, of one, and of one idea that was told twice. */
export const sharedFigures = (
  games: readonly SampledGame[],
  twice: readonly GamePair[],
  seed: string,
): ReportFigure[] => [
  shared('two kinds', pairsOf(games, false, seed), LIMIT.across),
  shared('one kind', pairsOf(games, true, seed), LIMIT.within),
  shared('one idea told again', twice, LIMIT.again),
]
