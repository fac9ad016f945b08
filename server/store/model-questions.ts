import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { ForecastOf } from '#schemas/model-forecast.ts'
import { KnownBrief } from '#schemas/settings.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import type { TokenCount } from '#server/model/token-count.ts'
import type { Store, Tables } from './tables.ts'

export type ModelQuestionRow = Tables['model_question']
/** What some questions for one purpose, to one model, have cost together. */
export type SpentTogether = Pick<ModelQuestionRow, 'purpose' | 'provider' | 'model'> &
  TokenCount & { calls: number; ms: number }

/** What a game has cost, by what it was for. */
export type SpentOnGame = readonly SpentTogether[]
/** Games of a length and a language that a model has told. */
type GamesLike = ForecastOf & Pick<ModelChoice, 'provider' | 'model'>

/** So many of the newest games are looked through. */
const LOOKED_THROUGH = 200

const SUMS = ['input', 'cached', 'output', 'reasoning', 'ms'] as const

/** What each question to a language model has cost: beside the logs of games, since what failed cost, too. */
export function createModelQuestions(db: Store) {
  const together = () =>
    db
      .selectFrom('model_question')
      .select(['purpose', 'provider', 'model'])
      .select(({ fn }) => [
        fn.countAll<number>().as('calls'),
        ...SUMS.map((name) => fn.sum<number>(name).as(name)),
      ])
      .groupBy(['purpose', 'provider', 'model'])

  const tokens = () =>
    db
      .selectFrom('model_question')
      .select(({ fn }) => [
        fn.sum<number>('input').as('input'),
        fn.sum<number>('output').as('output'),
      ])

  return {
    keep: (row: ModelQuestionRow) => db.insertInto('model_question').values(row).execute(),

    /** What a game has cost so far, purpose by purpose. */
    async ofScript(scriptId: string): Promise<SpentTogether[]> {
      return counted(await together().where('script_id', '=', scriptId).execute())
    },

    /** What somebody's questions since a moment have cost. */
    async ofUserSince(uid: string, at: string): Promise<SpentTogether[]> {
      return counted(await together().where('uid', '=', uid).where('at', '>=', at).execute())
    },

    /** Whose games were asked about since a moment. */
    async gamesSince(uid: string, at: string): Promise<number> {
      const row = await db
        .selectFrom('model_question')
        .select(({ fn }) => fn.count<number>('script_id').distinct().as('games'))
        .where('uid', '=', uid)
        .where('at', '>=', at)
        .executeTakeFirst()
      return Number(row?.games ?? 0)
    },

    /** What the writing of each of the newest games that are like one has cost. */
    async ofGamesLike(like: GamesLike, most: number): Promise<SpentOnGame[]> {
      const newest = await db
        .selectFrom('script')
        .select(['id', 'brief'])
        .where('status', '=', SCRIPT_STATUS.complete)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('model_question')
              .select('id')
              .whereRef('script_id', '=', 'script.id')
              .where('purpose', '=', 'scene')
              .where('provider', '=', like.provider)
              .where('model', '=', like.model),
          ),
        )
        .orderBy('created_at', 'desc')
        .limit(LOOKED_THROUGH)
        .execute()
      const ids = newest
        .filter(({ brief }) => isLike(brief, like))
        .slice(0, most)
        .map(({ id }) => id)
      if (ids.length === 0) return []
      const rows = await together()
        .select('script_id')
        .where('script_id', 'in', ids)
        .where('unit', 'is not', null)
        .groupBy('script_id')
        .execute()
      return ids.map((id) => counted(rows.filter(({ script_id }) => script_id === id)))
    },

    /** The tokens of a game, read and written. */
    async tokensOfScript(scriptId: string): Promise<number> {
      return sumOf(await tokens().where('script_id', '=', scriptId).executeTakeFirst())
    },

    /** The tokens of somebody since a moment, read and written. */
    async tokensOfUserSince(uid: string, at: string): Promise<number> {
      return sumOf(await tokens().where('uid', '=', uid).where('at', '>=', at).executeTakeFirst())
    },

    /** How the last question for each unit of a game ended. */
    async lastEnds(scriptId: string): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .selectFrom('model_question')
        .select(['unit', 'ended'])
        .where('script_id', '=', scriptId)
        .where('unit', 'is not', null)
        .orderBy('at')
        .execute()
      return new Map(rows.map(({ unit, ended }) => [unit ?? '', ended]))
    },
  }
}
export type ModelQuestions = ReturnType<typeof createModelQuestions>

function isLike(brief: string, { language, duration }: ForecastOf): boolean {
  try {
    const known = KnownBrief.parse(JSON.parse(brief))
    return known.language === language && known.duration === duration
  } catch {
    // a row that is damaged is no game to judge by
    return false
  }
}

type Sums = Record<(typeof SUMS)[number] | 'calls', number | string | null>
/** Engines answer sums in forms of their own. */
const counted = (
  rows: readonly (Pick<SpentTogether, 'purpose' | 'provider' | 'model'> & Sums)[],
): SpentTogether[] =>
  rows.map(({ purpose, provider, model, ...sums }) => ({
    ...{ purpose, provider, model },
    ...{ calls: Number(sums.calls), ms: Number(sums.ms) },
    ...{ input: Number(sums.input), cached: Number(sums.cached) },
    ...{ output: Number(sums.output), reasoning: Number(sums.reasoning) },
  }))

const sumOf = (row: { input: number | null; output: number | null } | undefined): number =>
  Number(row?.input ?? 0) + Number(row?.output ?? 0)
