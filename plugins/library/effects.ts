import { EMPTY, filter, from, map, switchMap, timer } from 'rxjs'
import { callPort } from '#core/engine/call-port.ts'
import { everyPage } from '#core/every-page.ts'
import type { Effect } from '#plugins/kit.ts'
import type { CallData } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { type GameCard, ScriptCard } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { PAGES } from '#schemas/pages.ts'

const scriptCard = (one: CallData<'listScripts'>[number]): ScriptCard => ({
  id: one.id,
  title: one.title,
  language: one.language ?? null,
  cover: one.cover ?? null,
  status: one.status,
  progress: one.progress,
  scriptVersion: one.script_version,
  publishedGameId: one.published_game_id ?? null,
  publishedVersion: one.published_version ?? null,
  createdAt: one.created_at,
  updatedAt: one.updated_at,
})

const gameCard = (one: CallData<'listGames'>[number]): GameCard => ({
  gameId: one.game_id,
  scriptId: one.script_id,
  title: one.title,
  cover: one.cover ?? null,
  url: one.url,
  version: one.version,
  publishedAt: one.published_at,
  visibility: one.visibility,
})

const failed = (desc: string): EventInput => ({
  type: 'library/failed',
  source: 'server',
  payload: { desc },
})

/** The script of a published game that no list of scripts names: the two lists are one shelf. */
const scriptOf = (game: GameCard): ScriptCard =>
  ScriptCard.parse({
    id: game.scriptId,
    title: game.title,
    cover: game.cover,
    status: SCRIPT_STATUS.complete,
    progress: 100,
    scriptVersion: game.version,
    publishedGameId: game.gameId,
    publishedVersion: null,
    createdAt: game.publishedAt,
    updatedAt: game.publishedAt,
  })

function shelfOf(scripts: readonly ScriptCard[], games: readonly GameCard[]) {
  const listed = new Set(scripts.map(({ id }) => id))
  const alone = games.filter(({ scriptId }) => !listed.has(scriptId))
  return { scripts: [...scripts, ...alone.map(scriptOf)], games: [...games] }
}

/** Reads both lists together: a list of half of it would look like a loss. */
export const readLibrary: Effect = ({ on, ports }) =>
  on('library/requested').pipe(
    switchMap(() =>
      callPort(ports.clock, LIMITS.patienceMs, () =>
        Promise.all([
          everyPage(
            (query) => ports.api.call('listScripts', { query }),
            ({ id }) => id,
          ),
          everyPage(
            (query) => ports.api.call('listGames', { query }),
            (game) => game.game_id,
          ),
        ]),
      ).pipe(
        map((answer): EventInput => {
          if (!answer.ok) return failed('')
          const [scripts, games] = answer.value
          if (!scripts.ok) return failed(scripts.desc)
          if (!games.ok) return failed(games.desc)
          return {
            type: 'library/received',
            source: 'server',
            payload: shelfOf(scripts.data.map(scriptCard), games.data.map(gameCard)),
          }
        }),
      ),
    ),
  )

const SHELVES: readonly string[] = [PAGES['game-list'], PAGES.games]

/** While a game is written, the list that is looked at is read again, so that its percent goes on (LI11). */
export const followWriting: Effect = ({ on, draft, ports: { clock, navigation } }) =>
  on('library/received', 'library/failed', 'account/signedOut').pipe(
    switchMap(({ type }) => {
      const isWritten = ({ status }: ScriptCard) => status === SCRIPT_STATUS.generating
      if (type !== 'library/received' || !draft().session.library.scripts.some(isWritten))
        return EMPTY
      return timer(LIMITS.pollEveryMs, clock.scheduler).pipe(
        // whoever went elsewhere reads it anew when they come back
        filter(
          () =>
            SHELVES.includes(navigation.current()) && draft().session.library.status === 'ready',
        ),
        map((): EventInput => ({ type: 'library/requested', source: 'clock', payload: {} })),
      )
    }),
  )

/** Puts a link on the clipboard and tells what came of it; a toast says so. */
export const copyToClipboard: Effect = ({ on, ports }) =>
  on('library/linkCopyRequested').pipe(
    switchMap(({ payload }) => from(ports.clipboard.write(payload.url))),
    map((ok): EventInput => ({ type: 'library/linkCopied', source: 'clock', payload: { ok } })),
  )
