import type { ForecastOf, ModelForecast } from '#schemas/model-forecast.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import { measuredTokens } from '#server/model/measured-tokens.ts'
import { costOf } from '#server/model/prices.ts'
import type { ModelQuestions, SpentOnGame } from '#server/store/model-questions.ts'
import type { ModelBudgets } from './model-budgets.ts'

/** So many of the newest games speak for the next one. */
const MOST_GAMES = 20

export type Forecaster = {
  questions: Pick<ModelQuestions, 'ofGamesLike'>
  budgets: Pick<ModelBudgets, 'left'>
  /** Which model writes; none: the built-in storyteller does. */
  choice: Pick<ModelChoice, 'provider' | 'model'> | undefined
}

/** What the model will need for a game, before it is begun; null where no model writes, and for lengths that are not offered. */
export async function forecastGame(
  { questions, budgets, choice }: Forecaster,
  uid: string,
  of: ForecastOf,
): Promise<CallAnswer<{ forecast: ModelForecast | null }>> {
  if (choice === undefined) return answer.ok({ forecast: null })
  const games = await questions.ofGamesLike({ ...of, ...choice }, MOST_GAMES)
  const needed = middleOf(games) ?? measured(of, choice)
  if (needed === undefined) return answer.ok({ forecast: null })
  const { model } = choice
  const left = await budgets.left(uid)
  return answer.ok({ forecast: { model, games: games.length, ...needed, left } })
}

type Needed = Pick<ModelForecast, 'input' | 'cached' | 'output' | 'ms' | 'cost'>

/** The game in the middle, by its tokens: one that was cut short, or went wrong again and again, does not speak for all. */
function middleOf(games: readonly SpentOnGame[]): Needed | undefined {
  const sums = games.map(sumOf).sort((one, other) => tokensOf(one) - tokensOf(other))
  return sums[Math.floor(sums.length / 2)]
}

const tokensOf = ({ input, output }: Needed): number => input + output

function sumOf(parts: SpentOnGame): Needed {
  const total = (name: 'input' | 'cached' | 'output'): number =>
    parts.reduce((sum, part) => sum + part[name], 0)
  return {
    ...{ input: total('input'), cached: total('cached'), output: total('output') },
    // pictures are painted meanwhile
    ms: parts.reduce((sum, { purpose, ms }) => (purpose === 'picture' ? sum : sum + ms), 0),
    cost: costOf(parts),
  }
}

function measured(
  { language, duration }: ForecastOf,
  choice: Pick<ModelChoice, 'provider' | 'model'>,
): Needed | undefined {
  const tokens = measuredTokens(language, duration)
  if (tokens === undefined) return undefined
  const { input, cached, output } = tokens
  const cost = costOf([{ ...choice, input, cached, output, reasoning: 0 }])
  return { input, cached, output, ms: null, cost }
}
