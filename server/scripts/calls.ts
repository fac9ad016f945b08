import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { z } from 'zod'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { calls } from '#schemas/api.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { Brief } from '#schemas/settings.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import type { MediaSaid } from '#server/media/known-media.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import type { GameStore } from '#server/store/games.ts'
import type { ModelQuestions } from '#server/store/model-questions.ts'
import { beOnlyRunning, unlessOtherRuns } from '#server/store/one-running.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import { appendRevision, type RevisionDecision } from './append-revision.ts'
import type { Cards } from './cards.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { FairLine } from './fair-line.ts'
import type { Generator, GeneratorLog } from './generator.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { Ledger, Script } from './ledger.ts'
import type { ModelBudgets } from './model-budgets.ts'
import type { PicturePainter } from './picture-painter.ts'
import type { Played } from './play.ts'
import type { Quotas } from './quotas.ts'
import { revise } from './revise.ts'
import type { SceneTeller } from './scene-again.ts'
import type { States } from './states.ts'
import { draftAtVersion } from './versions.ts'

/** What a call about scripts is sent. */
export type Body<N extends keyof typeof calls> = (typeof calls)[N] extends {
  body: infer S extends z.ZodType
}
  ? z.output<S>
  : never

export type ScriptServices = {
  ledger: Ledger
  store: ScriptStore
  states: States
  games: GameStore
  cards: Cards
  played: Played
  generator: Generator
  chat: ChatDesk
  paintPicture: PicturePainter
  scenes: SceneTeller
  questions: ModelQuestions
  budgets: ModelBudgets
  /** Which model writes; none: the built-in storyteller does. */
  choice: Pick<ModelChoice, 'provider' | 'model'> | undefined
  mediaSaid: MediaSaid
  quotas: Quotas
  /** Starts of one creator, one after the other: each sees what the one before it began. */
  startInTurn: KeyedMutex
  /** Changes of what players see of one script, one after the other: each sees what the one before it left. */
  publishInTurn: KeyedMutex
  /** Decisions about the changes of one script, one after the other: each sees what the one before it decided. */
  decideInTurn: KeyedMutex
  /** Pictures of one script are painted again one after the other: each is asked for on the version of the one before it. */
  paintInTurn: KeyedMutex
  /** Lets a few starts through in each turn of the event loop: whoever else calls is answered in between. */
  admitting: FairLine
  now: () => number
  log: GeneratorLog
}

/** 128 bits nobody can guess. */
export const unguessable = (): string => randomBytes(16).toString('base64url')

const FIELDS = {
  artStyle: 'image_style',
  audience: 'sex',
  duration: 'game_duration',
  ageGroup: 'age',
} as const

/** A creator's script, or nothing: another's is as if it did not exist. */
export async function owned(
  services: ScriptServices,
  uid: string,
  id: string,
): Promise<Script | undefined> {
  const script = await services.ledger.read(id)
  return script?.ownerUid === uid ? script : undefined
}

/** The deck of small stories that a creator's games are dealt from: two bytes, which say nothing of who they are. */
const deckOf = (uid: string): number => createHash('sha256').update(uid).digest().readUInt16BE()

/** Starts generation: answers the script's id at once; the rest is the server's work. */
export async function startGeneration(
  services: ScriptServices,
  uid: string,
  body: Body<'startGeneration'>,
  receipt: Receipt,
): Promise<CallAnswer<string>> {
  const known = decodeBrief(body)
  for (const [name, field] of Object.entries(FIELDS))
    if (!(name in known)) return answer.refuse(400, 'badChoice', { field })
  if (body.language.trim() !== '' && known.language === undefined)
    return answer.refuse(400, 'badChoice', { field: 'language' })
  const brief = Brief.safeParse({ language: DEFAULT_GAME_LANGUAGE, outlineText: '', ...known })
  if (!brief.success) return answer.refuse(400, 'badChoice', { field: 'setting' })
  return services.startInTurn<CallAnswer<string>>(uid, async () => {
    await services.admitting.run(uid, turnOfTheLoop)
    const { refusalOfGames, refusalOfPictures } = services.quotas
    const full = (await refusalOfGames(uid)) ?? (await refusalOfPictures(uid))
    if (full) return full
    if ((await services.store.runningOf(uid)).length > 0)
      return answer.refuse(409, 'alreadyRunning')
    const id = unguessable()
    const { kept } = await services.store.countOf(uid)
    const deal = { deck: deckOf(uid), game: kept }
    const at = new Date(services.now()).toISOString()
    const created = services.store.create(
      { id, ownerUid: uid, brief: JSON.stringify({ ...brief.data, deal }), at },
      withAnswer(receipt, id, (transaction) => beOnlyRunning(transaction, uid, id)),
    )
    const other = await unlessOtherRuns(created, answer.refuse(409, 'alreadyRunning'))
    if (other) return other
    services.generator.start(id)
    return answer.ok(id)
  })
}

/** Whether there is nothing left to be written of a script. */
const isWritten = ({ draft }: Script): boolean => {
  const { value } = draft.script.script.status
  return value === SCRIPT_STATUS.complete || value === SCRIPT_STATUS.partial
}

export async function readGame(
  services: ScriptServices,
  uid: string,
  id: string,
  version: number | undefined,
  origin: string,
): Promise<CallAnswer<Record<string, unknown>>> {
  if (id.trim() === '') return answer.refuse(400, 'idEmpty')
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const shown = version === undefined ? script : await draftAtVersion(services, script, version)
  if (shown === undefined) return answer.refuse(404, 'versionMissing', { version: version ?? 0 })
  const place = isWritten(script) ? 0 : await services.generator.placeInLine(id)
  return answer.ok({
    id,
    ...encodeGame(gameSnapshot(shown.draft), shown.seq, origin),
    ...(version === undefined && (await publicationOf(services.games, id, origin))),
    ...(place > 0 && { place_in_line: place }),
  })
}

/** Where a script is played, and which version of it players see; nothing of one that never was published. */
async function publicationOf(games: GameStore, id: string, origin: string) {
  const published = await games.ofScript(id)
  if (published === undefined) return {}
  if (published === null) return { published }
  const { gameId, scriptVersion: version } = published
  return { published: { game_id: gameId, url: `${origin}/play/${gameId}`, version } }
}

/** A manual edit: refused when it was made on an older version than the present one. */
export async function editScript(
  services: ScriptServices,
  uid: string,
  body: Body<'editScript'>,
  { origin, receipt }: { origin: string; receipt: Receipt },
): Promise<CallAnswer<{ script_version: number }>> {
  const script = await owned(services, uid, body.id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const hasMedia = await services.mediaSaid(body.changes)
  const decide = (present: Script): RevisionDecision => {
    const edit = revise(present, body.changes, { origin, hasMedia })
    if (edit.ok) return { revision: edit }
    const { word, path, most = 0 } = edit.fault
    const refusal = answer.refuse(word === 'gameTooLarge' ? 413 : 400, word, { path, most })
    return { refusal }
  }
  return appendRevision(services.ledger, body.id, body.base_version, decide, receipt)
}
