import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import { distinctPairs } from '#server/storyteller/builtin/proof/text-faults.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { suspectsOf } from './culprit-signs.ts'
import { keptWords } from './kept-words.ts'
import { learnRule, tryRule } from './learned-rule.ts'
import { lengthFigures } from './length-figures.ts'
import { playedGraph, readOnce, shapeOf } from './played-graph.ts'
import { mostFrequentAnswer } from './puzzle-answers.ts'
import { atLeast, atMost, average, type ReportFigure } from './report-figure.ts'
import {
  caseBriefs,
  proposedBriefs,
  type Sample,
  type SampledGame,
  sampleOf,
  toldAgain,
} from './sample.ts'
import { type GamePair, sharedFigures } from './shared-figures.ts'

/** So many games at most are learned from, told again, or compared by their graphs. */
const [LEARNED_FROM, AGAIN, GRAPHS] = [100, 50, 100]
const DISTINCT: Readonly<Record<GameLanguage, number>> = { en_US: 0.88, zh_CN: 0.92, ja_JP: 0.88 }
const LIMIT = { kept: 0.7, graphs: 0.6, solved: 0.4, answer: 0.15 } as const
const AGAIN_SALT = 'told again'

function refusals(samples: readonly Sample[]): ReportFigure {
  const refused = samples.flatMap((sample) => sample.refused)
  const all = samples.reduce((sum, { games }) => sum + games.length, refused.length)
  const first = refused.length === 0 ? '' : ` (${refused.slice(0, 3).join(' | ')})`
  const value = `${refused.length} of ${all}${first}`
  return { name: 'refusals', value, limit: 'none', isMet: refused.length === 0 }
}

/** Games beside the same ones told by another chance. */
const toldTwice = (games: readonly SampledGame[]): { pairs: GamePair[]; again: Sample } => {
  const told = games.map((game) => ({
    game,
    sample: sampleOf([toldAgain(game.brief, AGAIN_SALT)]),
  }))
  return {
    pairs: told.flatMap(({ game, sample }) => sample.games.map((other) => [game, other] as const)),
    again: {
      games: told.flatMap(({ sample }) => sample.games),
      refused: told.flatMap(({ sample }) => sample.refused),
    },
  }
}

function proseFigures(
  games: readonly SampledGame[],
  language: GameLanguage,
  seed: string,
): ReportFigure[] {
  const rng = createRng(`paths ${seed}`)
  const graphs = games.map(({ material }) => playedGraph(material))
  const pairs = graphs.map((graph, at) =>
    distinctPairs(readOnce(graph, rng.fork(String(at))), languageTagOf(language)),
  )
  const least = Math.min(1, ...pairs)
  const kept = games.map(keptWords).filter((share) => share !== undefined)
  const shapes = graphs.slice(0, GRAPHS).map(shapeOf)
  const different = new Set(shapes).size
  const note = ` (${different} of ${shapes.length})`
  return [
    {
      name: 'distinct pairs of words on a path',
      value: `${least.toFixed(2)} at least, ${average(pairs).toFixed(2)} on average`,
      limit: `at least ${DISTINCT[language].toFixed(2)}`,
      isMet: least >= DISTINCT[language],
    },
    atLeast('words of the idea kept, outside its quoted sentence', average(kept), LIMIT.kept),
    atLeast(
      'different graphs of scenes',
      different / Math.max(1, shapes.length),
      LIMIT.graphs,
      note,
    ),
  ]
}

const answerFigure = (name: string, games: readonly SampledGame[]): ReportFigure => {
  const { answer, share } = mostFrequentAnswer(games)
  return atMost(name, share, LIMIT.answer, ` (“${answer}”)`)
}

function guessFigure(games: readonly SampledGame[]): ReportFigure {
  const suspects = games.map(suspectsOf)
  const half = Math.floor(suspects.length / 2)
  const { solved, sign } = tryRule(learnRule(suspects.slice(0, half)), suspects.slice(half))
  const note = ` (${half} learned from, ${suspects.length - half} tried; strongest sign “${sign}”)`
  return atMost('culprits found by a rule of other cases', solved, LIMIT.solved, note)
}

/** Every figure of a language, from so many games. */
export async function reportFigures(
  language: GameLanguage,
  count: number,
  seed: string,
): Promise<ReportFigure[]> {
  const briefs = await proposedBriefs(language, count, seed)
  const sample = sampleOf(briefs)
  const { pairs, again } = toldTwice(sample.games.slice(0, AGAIN))
  const cases = sampleOf(caseBriefs(language, 2 * Math.min(LEARNED_FROM, count), seed))
  return [
    refusals([sample, again, cases]),
    ...sharedFigures(sample.games, pairs, seed),
    ...proseFigures(sample.games, language, seed),
    guessFigure(cases.games),
    answerFigure('most frequent answer', sample.games),
    answerFigure('most frequent answer, cases alone', cases.games),
    ...lengthFigures(briefs),
  ]
}
