import { LIMITS } from '#schemas/limits.ts'
import { presentOrNull } from '#schemas/wire/address.ts'
import { answer } from '#server/http/answer.ts'
import type { PublishedVersion } from '#server/store/games.ts'
import type { ScriptRow } from '#server/store/scripts.ts'
import type { ScriptServices } from './calls.ts'

const PAGE_SIZE = 50
const DAY_MS = 86_400_000

/** What a list shows of a script; one that cannot be read is told to the log and must not hide the others. */
const cardOf = (
  services: ScriptServices,
  row: ScriptRow,
  published: PublishedVersion | undefined,
  origin: string,
) =>
  services
    .cards(row)
    .then((card) => {
      return [
        {
          id: row.id,
          title: card.title,
          language: card.language,
          cover: presentOrNull(card.cover, origin),
          status: card.status,
          progress: card.progress,
          script_version: card.scriptVersion,
          published_game_id: published?.gameId ?? null,
          published_version: published?.scriptVersion ?? null,
          created_at: row.created_at,
          updated_at: row.updated_at,
        },
      ]
    })
    .catch((cause: unknown) => {
      services.log.error({ script: row.id, err: cause }, 'a script could not be read')
      return []
    })

/** A creator's own scripts, newest first. */
export async function listScripts(
  services: ScriptServices,
  uid: string,
  { page = 1, size = PAGE_SIZE }: { page?: number | undefined; size?: number | undefined },
  origin: string,
) {
  const rows = await services.store.ofOwner(uid, (page - 1) * size, size)
  const published = await services.games.ofScripts(rows.map((row) => row.id))
  const cards = await Promise.all(
    rows.map((row) => cardOf(services, row, published.get(row.id), origin)),
  )
  return answer.ok(cards.flat())
}

/** A creator's deleted scripts that can be brought back, the newest deleted first. */
export async function listDeleted(
  services: ScriptServices,
  uid: string,
  { page = 1, size = PAGE_SIZE }: { page?: number | undefined; size?: number | undefined },
  origin: string,
) {
  const rows = await services.store.deletedOf(uid, (page - 1) * size, size)
  const cards = await Promise.all(
    rows.map(async (row) => {
      const deletedAt = row.deleted_at ?? ''
      const goneAt = new Date(Date.parse(deletedAt) + LIMITS.deletedDays * DAY_MS).toISOString()
      const found = await cardOf(services, row, undefined, origin)
      return found.map((card) => ({ ...card, deleted_at: deletedAt, gone_at: goneAt }))
    }),
  )
  return answer.ok(cards.flat())
}

/** A creator's published games, newest first. */
export async function listGames(
  services: ScriptServices,
  uid: string,
  { page = 1, size = PAGE_SIZE }: { page?: number | undefined; size?: number | undefined },
  origin: string,
) {
  const rows = await services.games.ofOwner(uid, (page - 1) * size, size)
  return answer.ok(
    rows.map((row) => ({
      game_id: row.game_id,
      script_id: row.script_id,
      title: row.title,
      cover: presentOrNull(row.cover, origin),
      url: `${origin}/play/${row.game_id}`,
      version: row.version,
      published_at: row.published_at,
      visibility: row.visibility,
    })),
  )
}
