import { randomUUID } from 'node:crypto'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import type { PublicationChange, SeenVersion } from '#schemas/publication.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import { DamagedRow } from '#server/store/damaged-row.ts'
import { createGameStore } from '#server/store/games.ts'
import { createLogReader } from '#server/store/script-log.ts'
import type { Within } from '#server/store/scripts.ts'
import { Overtaken } from '#server/store/transaction.ts'
import { type Body, owned, type ScriptServices, unguessable } from './calls.ts'
import type { Script } from './ledger.ts'

type Standing = {
  gameId: string
  /** What players see; null where nobody can play it. */
  seen: SeenVersion | null
  /** What they saw last: that is kept, though it is withdrawn. */
  kept: SeenVersion
  snapshot: string
  /** How often it was changed so far. */
  changes: number
}

/** How the game of a script stands with its players; undefined where it never was published. */
export async function standingOf(
  { games, store }: Pick<ScriptServices, 'games' | 'store'>,
  id: string,
): Promise<Standing | undefined> {
  const row = await games.wholeOf(id)
  if (row === undefined) return undefined
  const changes = await store.publications(id)
  const [newest] = changes
  // a game that was published before its log told of it: what was told until then is what players see
  const kept = newest?.after ??
    newest?.before ?? {
      version: row.script_version,
      seq: await store.seqAt(id, row.published_at),
      at: row.published_at,
    }
  const { game_id: gameId, snapshot } = row
  return { gameId, seen: row.isOpen ? kept : null, kept, snapshot, changes: changes.length }
}

const storedUrl = (gameId: string): string => `${STORED_ORIGIN}/play/${gameId}`

type Change = Omit<PublicationChange, 'id' | 'url' | 'atVersion'>

/**
 * Appends a change of what players see, and makes it true in the same transaction; answers why not, if it does not.
 * Throws where a server beside this one has changed since how the game stood.
 */
export async function appendChange(
  services: ScriptServices,
  id: string,
  stood: Standing | undefined,
  change: Change,
  within: Within,
  refusalOf: (game: GameSnapshot) => CallRefusal | undefined = () => undefined,
): Promise<CallRefusal | undefined> {
  const together: Within = async (transaction) => {
    const { length } = await createLogReader(transaction).publications(id)
    if (length !== (stood?.changes ?? 0)) throw new Overtaken()
    await within(transaction)
  }
  let refusal: CallRefusal | undefined = answer.refuse(404, 'missing')
  await services.ledger.append(id, ({ draft }) => {
    const game = gameSnapshot(draft)
    refusal = refusalOf(game)
    if (refusal !== undefined) return null
    const payload: PublicationChange = {
      id: randomUUID(),
      url: storedUrl(change.gameId),
      atVersion: game.scriptVersion,
      ...change,
    }
    const fact = { type: 'publishing/changed', payload } as const
    return { facts: [{ unit: null, fact }], within: together }
  })
  return refusal
}

/** Publishes a complete game, or publishes it again: the link stays the same. */
export async function publishGame(
  services: ScriptServices,
  uid: string,
  id: string,
  { origin, receipt }: { origin: string; receipt: Receipt },
): Promise<CallAnswer<{ game_id: string; url: string }>> {
  return services.publishInTurn(id, async () => {
    const script = await owned(services, uid, id)
    if (script === undefined) return answer.refuse(404, 'missing')
    const game = gameSnapshot(script.draft)
    if (game.status === SCRIPT_STATUS.generating) return answer.refuse(409, 'stillGenerating')
    if (!game.contents.some((chapter) => chapter.nodes.length > 0))
      return answer.refuse(409, 'gameIncomplete')
    const standing = await standingOf(services, id)
    const gameId = standing?.gameId ?? unguessable()
    const done = { game_id: gameId, url: `${origin}/play/${gameId}` }
    const publication = publicationOf(script, game, gameId, new Date(services.now()).toISOString())
    const { seen = null, snapshot } = standing ?? {}
    // what players see already is no step: taking it back would change nothing
    if (seen?.version === game.scriptVersion && snapshot === publication.snapshot) {
      await services.games.publish(publication)
      return answer.ok(done)
    }
    const after = { version: game.scriptVersion, seq: script.seq, at: publication.at }
    const refusal = await appendChange(
      services,
      id,
      standing,
      { gameId, before: seen, after },
      withAnswer(receipt, done, (transaction) => createGameStore(transaction).publish(publication)),
    )
    return refusal ?? answer.ok(done)
  })
}

const publicationOf = (script: Script, game: GameSnapshot, gameId: string, at: string) => ({
  gameId,
  scriptId: script.id,
  ownerUid: script.ownerUid,
  snapshot: JSON.stringify(game),
  scriptVersion: game.scriptVersion,
  title: game.elements.title ?? '',
  cover: game.cover,
  at,
})

/** Takes a published game back: its page is gone until it is published again, under the same link. */
export async function withdrawGame(
  services: ScriptServices,
  uid: string,
  { id, game_id }: Body<'withdrawGame'>,
): Promise<CallAnswer<{ game_id: string }>> {
  const gameId =
    game_id ??
    (id === undefined ? undefined : (await services.games.ofScripts([id])).get(id)?.gameId)
  const game = gameId === undefined ? undefined : await services.games.find(gameId)
  if (game === undefined || game.owner_uid !== uid) return answer.refuse(404, 'missing')
  const { script_id: scriptId } = game
  return services.publishInTurn(scriptId, async () => {
    const done = answer.ok({ game_id: game.game_id })
    try {
      const standing = await standingOf(services, scriptId)
      if (standing === undefined || standing.seen === null) return done
      const change = { gameId: game.game_id, before: standing.seen, after: null }
      const refusal = await appendChange(
        services,
        scriptId,
        standing,
        change,
        async (transaction) => {
          await createGameStore(transaction).withdraw(game.game_id)
        },
      )
      return refusal ?? done
    } catch (fault) {
      // a game whose log cannot be read can be taken back from its players all the same
      if (!(fault instanceof DamagedRow)) throw fault
      await services.games.withdraw(game.game_id)
      return done
    }
  })
}
