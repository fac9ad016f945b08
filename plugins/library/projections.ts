import { projection } from '#core/projection.ts'
import type { GameCard, ScriptCard } from '#schemas/library.ts'

export const libraryStatus = projection(
  'library.status',
  ({ library }) => [library.status] as const,
  (status) => status,
)

/** A script with its published game, where there is one. */
export type Shelved = { script: ScriptCard; game: GameCard | null }

/** Every script of the creator, drafts and published, newest first (R1). */
export const allGames = projection(
  'library.all',
  ({ library }) => [library.scripts, library.games] as const,
  (scripts, games): Shelved[] =>
    scripts.map((script) => ({
      script,
      game: games.find((game) => game.scriptId === script.id) ?? null,
    })),
)

/** The same with the published ones first: where publishing lands (R1). */
export const publishedFirst = projection(
  'library.publishedFirst',
  (draft) => [allGames(draft)] as const,
  (shelf): Shelved[] => [
    ...shelf.filter((one) => one.game !== null),
    ...shelf.filter((one) => one.game === null),
  ],
)
