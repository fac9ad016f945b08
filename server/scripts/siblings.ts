import { liesIn } from '#core/game/addresses.ts'
import { type Edit, editsBetween, withEdits } from '#core/game/edits.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import type { LoggedRevision, ScriptStore } from '#server/store/scripts.ts'
import { appendRevision } from './append-revision.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { pictureAt } from './repaint.ts'
import { revised } from './version-calls.ts'
import { gamesAt } from './versions.ts'
import { addressesAt, pathsOf } from './wire-places.ts'

const PAGE = 200
/** So far back tellings are looked for, and so many are counted of a part: each is a fold of the log. */
const [MOST_REVISIONS, MOST_TELLINGS] = [1_000, 12]

/** A telling of a part: the version it was first read at, and the game then. */
type Telling = { version: number; game: GameSnapshot }
/** A part that was told again: the places that changed with it, its tellings, and which of them there is now. */
type Siblings = { places: readonly string[]; tellings: readonly Telling[]; at: number }

/** The revisions that told parts of a game again, by the part's address, oldest first. */
async function retold(store: ScriptStore, id: string): Promise<Map<string, LoggedRevision[]>> {
  const found = new Map<string, LoggedRevision[]>()
  for (let skip = 0; skip < MOST_REVISIONS; skip += PAGE) {
    const page = await store.revisions(id, skip, PAGE)
    for (const one of page) {
      const address = one.revision?.regenerates
      if (address !== undefined) found.set(address, [one, ...(found.get(address) ?? [])])
    }
    if (page.length < PAGE) break
  }
  return found
}

/** The address of the part at a wire path. */
const partAt = (game: GameSnapshot, path: string): string | undefined =>
  pictureAt(game, path)?.address ?? addressesAt(game, path)[0]

/** What would have to be written so that a part reads as in another game. */
const editsOf = (before: GameSnapshot, after: GameSnapshot, places: readonly string[]): Edit[] =>
  editsBetween(before, after).filter(({ address }) =>
    places.some((place) => liesIn(address, place)),
  )

/** The versions a part is looked at in; the telling each began with counts too: it may have been written by hand. */
const versionsOf = (revisions: readonly LoggedRevision[]): number[] =>
  revisions.slice(-MOST_TELLINGS).flatMap(({ scriptVersion }) => [scriptVersion - 1, scriptVersion])

function siblingsOf(
  present: GameSnapshot,
  revisions: readonly LoggedRevision[],
  games: ReadonlyMap<number, GameSnapshot>,
): Siblings {
  const places = [...new Set(revisions.flatMap(({ revision }) => revision?.changed ?? []))]
  const tellings: Telling[] = []
  for (const version of new Set(versionsOf(revisions))) {
    const game = games.get(version)
    const isNew = (one: Telling): boolean =>
      game !== undefined && editsOf(one.game, game, places).length > 0
    if (game !== undefined && tellings.every(isNew)) tellings.push({ version, game })
  }
  const { scriptVersion } = present
  const now = tellings.find(({ game }) => editsOf(game, present, places).length === 0)
  if (now === undefined) tellings.push({ version: scriptVersion, game: present })
  return { places, tellings, at: now?.version ?? scriptVersion }
}

/** What holds texts and stands in no list has a path of its own. */
const WHOLE: Readonly<Record<string, string>> = {
  player: gamePath.player(),
  'story/prologue': gamePath.prologue(),
}

type Counted = { path: string; at: number; of: { version: number }[] }

/** The tellings of each part of a game that was told again; of one alone where its path is given. */
export async function listSiblings(
  services: ScriptServices,
  uid: string,
  { id, path }: { id: string; path?: string | undefined },
): Promise<CallAnswer<Counted[]>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const game = gameSnapshot(script.draft)
  const byAddress = await retold(services.store, id)
  const asked = path === undefined ? [...byAddress.keys()] : [partAt(game, path) ?? '']
  const paths = pathsOf(game, asked)
  const needed = asked.flatMap((address) => versionsOf(byAddress.get(address) ?? []))
  const games = await gamesAt(services, script, needed)
  const counted: Counted[] = []
  for (const address of asked) {
    const revisions = byAddress.get(address)
    const shown = path ?? WHOLE[address] ?? paths.get(address)
    if (revisions === undefined || shown === undefined) continue
    const { tellings, at } = siblingsOf(game, revisions, games)
    counted.push({ path: shown, at, of: tellings.map(({ version }) => ({ version })) })
  }
  return answer.ok(counted)
}

/** Gives a part of a game the telling it had at a version; what it says now stays its sibling. */
export async function chooseSibling(
  services: ScriptServices,
  uid: string,
  { id, path, version, base_version }: Body<'chooseSibling'>,
): Promise<CallAnswer<{ script_version: number }>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const present = gameSnapshot(script.draft)
  const address = partAt(present, path)
  if (address === undefined) return answer.refuse(400, 'badPath', { path })
  const revisions = (await retold(services.store, id)).get(address) ?? []
  if (revisions.length === 0) return answer.refuse(404, 'siblingMissing', { version })
  const games = await gamesAt(services, script, versionsOf(revisions))
  const { tellings, places } = siblingsOf(present, revisions, games)
  const chosen = tellings.find((one) => one.version === version)
  if (chosen === undefined) return answer.refuse(404, 'siblingMissing', { version })
  return appendRevision(services.ledger, id, base_version, (_, game) => {
    const made = withEdits(game, editsOf(game, chosen.game, places))
    if (made === undefined) return { refusal: answer.refuse(409, 'undoBlocked') }
    return revised(game, made, { author: 'creator', regenerates: address })
  })
}
