import { randomUUID } from 'node:crypto'
import { textAt } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { pictureFileAt, wholePictures } from '#core/game/pictures.ts'
import { readsOtherwise } from '#core/game/thing-words.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import type { ChatPlan, ChatRecord, PlanPlace, RecordChange } from '#schemas/record.ts'
import { parsed } from '#schemas/wire/read.ts'
import { encodeRecord } from '#schemas/wire/record.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { withAnswer } from '#server/http/idempotency.ts'
import { say } from '#server/http/words/words.ts'
import { untilFirst } from '#server/store/transaction.ts'
import { Operation } from '#server/storyteller/assistant/operation.ts'
import { appendRevision, refusalToRevise } from './append-revision.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { gameCarriedOut } from './carried-out.ts'
import type { Heard } from './chat-calls.ts'
import { aRecord, asRead, chatOf, newestPlanIn, recordFact, timeAfter } from './chat-log.ts'
import { type RevisionFacts, revisionFacts } from './revision-facts.ts'
import { pathLiesIn } from './wire-places.ts'

type Item = Readonly<Record<string, unknown>>
type Planned = ChatRecord & { plan: ChatPlan }

/** Carries out what of a plan is confirmed, and nothing beside it, or lets the plan go. */
export const confirmRecord = (
  services: ScriptServices,
  uid: string,
  asked: Body<'confirmRecord'>,
  heard: Heard,
): Promise<CallAnswer<Item>> => untilFirst(() => confirm(services, uid, asked, heard))

async function confirm(
  services: ScriptServices,
  uid: string,
  { id, record_id, scope, decision, at_once: atOnce = false }: Body<'confirmRecord'>,
  heard: Heard,
): Promise<CallAnswer<Item>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const chat = await chatOf(services.store, id)
  const record = chat.find((one) => one.id === record_id)
  const refusal = refusalOfPlan(chat, record)
  if (refusal !== undefined) return refusal
  // the check above found a plan
  const planned = record as Planned
  if (decision === 'reject') return reject(services, id, planned, heard)
  const places = planned.plan.places.filter((place) =>
    scope.some((path) => path !== '' && pathLiesIn(place.path, path)),
  )
  if (places.length === 0) return answer.refuse(400, 'scopeEmpty')
  if (planned.plan.isWhole && places.length < planned.plan.places.length)
    return answer.refuse(409, 'planWhole')
  return carryOut(services, id, { chat, planned, places, atOnce }, heard)
}

function refusalOfPlan(
  chat: readonly ChatRecord[],
  record: ChatRecord | undefined,
): CallRefusal | undefined {
  if (record?.plan == null) return answer.refuse(404, 'planMissing')
  if (record.status !== 'open') return answer.refuse(409, 'planDecided')
  if (newestPlanIn(chat)?.id !== record.id) return answer.refuse(409, 'planReplaced')
  return undefined
}

async function reject(
  services: ScriptServices,
  id: string,
  planned: Planned,
  { receipt }: Heard,
): Promise<CallAnswer<Item>> {
  const rejected: ChatRecord = { ...planned, status: 'rejected' }
  const told = encodeRecord(rejected, id)
  await services.ledger.append(id, () => ({
    facts: [recordFact(rejected)],
    within: withAnswer(receipt, told, asRead(id, planned)),
  }))
  return answer.ok(told)
}

type Confirmed = {
  chat: readonly ChatRecord[]
  planned: Planned
  places: readonly PlanPlace[]
  /** Nobody was asked. */
  atOnce: boolean
}

async function carryOut(
  services: ScriptServices,
  id: string,
  confirmed: Confirmed,
  { language, receipt }: Heard,
): Promise<CallAnswer<Item>> {
  const { planned, places } = confirmed
  const script = await services.ledger.read(id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const game = gameSnapshot(script.draft)
  const busy = refusalToRevise(game, game.scriptVersion)
  if (busy !== undefined) return busy
  // what the creator agreed to is what they saw
  if (places.some((place) => readsOtherwise(game, place, planned.plan.isWhole)))
    return answer.refuse(409, 'planOutdated')
  const scope = places.map(({ address }) => address)
  const operation = Operation.safeParse(parsed(planned.plan.operation))
  if (!operation.success) return answer.refuse(409, 'planOutdated')
  const made = await gameCarriedOut(services, script, operation.data, scope)
  if ('ok' in made) return made
  // what hangs together is made whole or not at all: something it needs has changed
  if (planned.plan.isWhole && editsBetween(game, made).length === 0)
    return answer.refuse(409, 'planOutdated')
  const records = recordsOf(confirmed, { game, made }, services.now(), language)
  const revision = revisionFacts(game, made, {
    author: 'assistant',
    label: messageOf(confirmed),
    recordId: planned.id,
    scope: wholePictures(scope),
    updated: places.map(({ path }) => path),
  })
  const told = encodeRecord(records.confirmation, id)
  const done = await appendRevision(
    services.ledger,
    id,
    game.scriptVersion,
    () => ({ revision: { ...withRecords(revision, records), within: asRead(id, planned) } }),
    { keep: withAnswer(receipt, told) },
  )
  return done.ok ? answer.ok(told) : done
}

/** What was asked for, in the creator's own words. */
const messageOf = ({ chat, planned }: Confirmed): string =>
  chat.find(({ id }) => id === planned.answers)?.text ?? ''

type Records = { plan: ChatRecord; confirmation: ChatRecord; note: ChatRecord }

function recordsOf(
  { chat, planned, places, atOnce }: Confirmed,
  { game, made }: { game: GameSnapshot; made: GameSnapshot },
  now: number,
  language: RequestLanguage,
): Records {
  const { scriptVersion } = made
  const at = timeAfter(chat, now)
  const said = { conversationId: planned.conversationId, answers: planned.id }
  const [count, all] = [places.length, planned.plan.places.length]
  const updated = places.map(({ path }) => path)
  const parts = new Set(updated.map((path) => path.split(/[.[]/)[0])).size
  return {
    plan: { ...planned, status: 'confirmed' },
    confirmation: aRecord({
      ...said,
      id: randomUUID(),
      author: 'creator',
      kind: 'confirmation',
      status: 'confirmed',
      text: say(confirmedWord(count, all, atOnce), language, { count, all }),
      at,
      scriptVersion,
    }),
    note: aRecord({
      ...said,
      id: randomUUID(),
      author: 'assistant',
      kind: 'note',
      text: say(parts === 1 ? 'planDoneOne' : 'planDone', language, { parts }),
      updated,
      changes: { telling: 0, places: places.map((place) => changeOf(place, game, made)) },
      at: at + 1,
      scriptVersion: scriptVersion + 1,
    }),
  }
}

/** What came of a place, open to be kept or given back. */
const changeOf = (
  { address, path, title, before, after }: PlanPlace,
  game: GameSnapshot,
  made: GameSnapshot,
): RecordChange => ({
  address,
  path,
  title,
  before: pictureFileAt(game, address) ?? before,
  after: pictureFileAt(made, address) ?? textAt(made, address) ?? after,
  decision: 'open',
})

function confirmedWord(count: number, all: number, atOnce: boolean) {
  if (atOnce) return count === 1 ? 'planAtOnceOne' : 'planAtOnce'
  if (count < all) return 'planConfirmedPartly'
  return count === 1 ? 'planConfirmedOne' : 'planConfirmed'
}

/** The plan's end and its revision are one append: a kill leaves both or none. */
const withRecords = (
  revision: RevisionFacts,
  { plan, confirmation, note }: Records,
): RevisionFacts => ({
  ...revision,
  facts: [recordFact(plan), recordFact(confirmation), ...revision.facts, recordFact(note)],
})
