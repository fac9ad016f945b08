import { projection } from '#plugins/kit.ts'
import type { GameCard, ScriptCard } from '#schemas/library.ts'

export const libraryStatus = projection(
  'library.status',
  ({ session: { library } }) => [library.status] as const,
  (status) => status,
)

/** A script with its published game, where there is one. */
export type Shelved = { script: ScriptCard; game: GameCard | null }

/** Every script of the creator, drafts and published, newest first. */
export const allGames = projection(
  'library.all',
  ({ session: { library } }) => [library.scripts, library.games, library.removed] as const,
  (scripts, games, removed): Shelved[] =>
    scripts
      .filter(({ id }) => !removed.includes(id))
      .map((script) => ({
        script,
        game: games.find((game) => game.scriptId === script.id) ?? null,
      })),
)

/** The same with the published ones first: where publishing lands. */
export const publishedFirst = projection(
  'library.publishedFirst',
  (draft) => [allGames(draft)] as const,
  (shelf): Shelved[] => [
    ...shelf.filter((one) => one.game !== null),
    ...shelf.filter((one) => one.game === null),
  ],
)

/** The page that plays a published game, where its server says at which address it is played. */
export const playPathOf = ({ url }: Pick<GameCard, 'url'>): string | null =>
  URL.canParse(url) ? new URL(url).pathname : null

/** Scripts that something is being done to. */
export const busyScripts = projection(
  'library.busy',
  ({ session: { library } }) => [library.busy] as const,
  (busy) => busy,
)

/** The script is newer than what players see of it (PU17). */
export const hasUnpublishedChanges = ({ script, game }: Shelved): boolean =>
  game !== null &&
  script.publishedVersion !== null &&
  script.scriptVersion > script.publishedVersion

/** The deleted games that can be brought back; null where there is no place for them, since none is known of. */
export const deletedGames = projection(
  'library.deleted',
  ({ session: { library } }) => [library.deleted] as const,
  ({ status, games }) =>
    status === 'missing' || status === 'unread' || (status === 'read' && games.length === 0)
      ? null
      : { hasFailed: status === 'failed', games },
)
