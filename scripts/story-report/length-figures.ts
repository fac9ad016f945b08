import { requestLanguageOf } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import { type Brief, type Duration, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { type Figures, figuresOf } from '#server/storyteller/engine/figures.ts'
import { playedGraph } from './played-graph.ts'
import type { ReportFigure } from './report-figure.ts'
import { sampleOf, withDuration } from './sample.ts'

/** About how many nodes a length has. */
const NODES: Readonly<Partial<Record<Duration, number>>> = {
  beginner: 40,
  normal: 80,
  hard: 140,
  extreme: 240,
}
/** How far from it is still about it. */
const ABOUT = 0.25
/** Longer games take longer to tell: so many are told of each length. */
const LONGEST_SAMPLE = 40

type Measured = Figures & { readonly kind: GameKind }

const span = (values: readonly number[]): string => {
  const average = Math.round(values.reduce((sum, one) => sum + one, 0) / values.length)
  return `${average} (${Math.min(...values)} to ${Math.max(...values)})`
}

/** What was measured of the games of a length, one for each brief that could be told. */
export function measuredGames(briefs: readonly Brief[], duration: Duration): Measured[] {
  const { games } = sampleOf(briefs.map((brief) => withDuration(brief, duration)))
  return games.map(({ kind, material, language }) => ({
    kind,
    ...figuresOf(playedGraph(material), requestLanguageOf(language)),
  }))
}

/** How long the games of each length are: all of them, and each kind beside its nodes. */
export const lengthFigures = (briefs: readonly Brief[]): ReportFigure[] =>
  OFFERED_DURATIONS.flatMap((duration): ReportFigure[] => {
    const games = measuredGames(briefs.slice(0, LONGEST_SAMPLE), duration)
    const due = NODES[duration] ?? 0
    if (games.length === 0) return []
    const kinds = [...Map.groupBy(games, ({ kind }) => kind)].map(
      ([kind, some]) =>
        `${kind} ${Math.round(some.reduce((sum, { nodes }) => sum + nodes, 0) / some.length)}`,
    )
    const average = games.reduce((sum, { nodes }) => sum + nodes, 0) / games.length
    return [
      {
        name: `${duration}: nodes`,
        value: `${span(games.map(({ nodes }) => nodes))}: ${kinds.toSorted().join(', ')}`,
        limit: `about ${due}`,
        isMet: Math.abs(average - due) <= due * ABOUT,
      },
      {
        name: `${duration}: steps and minutes of one path`,
        value: `${span(games.map(({ steps }) => steps))} steps, ${span(games.map(({ minutes }) => minutes))} minutes`,
        limit: 'as the choice names them',
      },
    ]
  })
