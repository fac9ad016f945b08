import { textAt, withText } from '#core/game/addresses.ts'
import { editsAbout, editsBetween, isChangedBy, withEdits } from '#core/game/edits.ts'
import { wholePictures } from '#core/game/pictures.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { GameSnapshot } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import type { ChatRecord, RecordChange } from '#schemas/record.ts'
import { changedPaths } from '#schemas/wire/changed-paths.ts'
import { ONE_LINE } from '#schemas/wire/one-line.ts'
import { parsePath } from '#schemas/wire/path.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import type { Within } from '#server/store/scripts.ts'
import { appendRevision } from './append-revision.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { asRead, chatOf, recordFact } from './chat-log.ts'
import { editFault, type HasMedia } from './edit-faults.ts'
import { editableOf } from './editable.ts'
import { type Script, sizeOf } from './ledger.ts'
import { revisionFacts } from './revision-facts.ts'
import { draftAtVersion } from './versions.ts'

type Asked = Body<'decideChanges'>
type Answer = CallAnswer<{ script_version: number }>
/** A note with what its revision changed. */
type Note = ChatRecord & { changes: NonNullable<ChatRecord['changes']> }
/** What is decided about, and where the answer is kept. */
type Deciding = { script: Script; note: Note; receipt: Receipt }
/** The game on both sides of the revision that is decided about. */
type Sides = { before: GameSnapshot; after: GameSnapshot }

/**
 * Keeps, gives back and writes anew what a revision changed. The decision and the revision it makes are one append; what
 * is so already is not done a second time.
 */
export const decideAboutChanges = (
  services: ScriptServices,
  uid: string,
  asked: Asked,
  receipt: Receipt,
): Promise<Answer> => services.decideInTurn(asked.id, () => decide(services, uid, asked, receipt))

async function decide(
  services: ScriptServices,
  uid: string,
  asked: Asked,
  receipt: Receipt,
): Promise<Answer> {
  const script = await owned(services, uid, asked.id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const chat = await chatOf(services.store, asked.id)
  const note = chat.find(({ id }) => id === asked.record_id)
  if (note?.changes === undefined) return answer.refuse(404, 'changesMissing')
  // the check above found its changes
  return decideOf(services, { script, note: note as Note, receipt }, asked)
}

async function decideOf(
  services: ScriptServices,
  { script, note, receipt }: Deciding,
  asked: Asked,
): Promise<Answer> {
  const known = new Map(note.changes.places.map((place) => [place.address, place]))
  const written = asked.edit.map(({ address }) => address)
  const named = [...asked.keep, ...asked.revert, ...written]
  if (named.length === 0 || named.some((address) => !known.has(address)))
    return answer.refuse(404, 'changeMissing')
  const told = recordFact(withDecisions(note, asked))
  const within = asRead(script.id, note)
  const sides = await sidesOf(services, script, note.scriptVersion)
  if (sides === undefined)
    return answer.refuse(404, 'versionMissing', { version: note.scriptVersion })
  const game = gameSnapshot(script.draft)
  const revert = notRevertedIn(game, sides, asked.revert)
  const edit = asked.edit.filter(({ address, text }) => textAt(game, address) !== text)
  if (revert.length === 0 && edit.length === 0)
    return isDecided(note, asked)
      ? answer.ok({ script_version: game.scriptVersion })
      : tell(services, script, told, { within, receipt })
  const back = editsBetween(sides.after, sides.before)
  const hasMedia = await services.mediaSaid([back, edit])
  const decideNow: Parameters<typeof appendRevision>[3] = (_, present) => {
    const made = decidedGame(present, sides, { revert, edit }, known)
    if ('ok' in made) return { refusal: made }
    const refusal = refusalOf(present, made, hasMedia)
    if (refusal !== undefined) return { refusal }
    const revision = revisionFacts(present, made, {
      author: 'creator',
      recordId: note.id,
      updated: changedPaths(editableOf(present), editableOf(made)),
    })
    return { revision: { ...revision, facts: [...revision.facts, told], within } }
  }
  return appendRevision(services.ledger, script.id, asked.base_version, decideNow, receipt)
}

/** A decision that changes nothing of the game is a fact all the same. */
async function tell(
  services: ScriptServices,
  script: Script,
  told: ReturnType<typeof recordFact>,
  { within, receipt }: { within: Within; receipt: Receipt },
): Promise<Answer> {
  let outcome: Answer = answer.refuse(413, 'logFull')
  await services.ledger.append(script.id, (present) => {
    if (present.bytes + sizeOf([told]) > SIZES.logBytes) return null
    const { scriptVersion } = gameSnapshot(present.draft)
    const data = { script_version: scriptVersion }
    outcome = answer.ok(data)
    return { facts: [told], within: withAnswer(receipt, data, within) }
  })
  return outcome
}

const decisionOf = (
  { decision, address }: RecordChange,
  { keep, revert, edit }: Asked,
): RecordChange['decision'] => {
  if (edit.some((one) => one.address === address)) return 'edited'
  if (keep.includes(address)) return 'kept'
  return revert.includes(address) ? 'reverted' : decision
}

const withDecisions = (note: Note, asked: Asked): Note => ({
  ...note,
  changes: {
    telling: note.changes.telling + 1,
    places: note.changes.places.map((place) => ({ ...place, decision: decisionOf(place, asked) })),
  },
})

const isDecided = ({ changes }: Note, asked: Asked): boolean =>
  changes.places.every((place) => place.decision === decisionOf(place, asked))

async function sidesOf(
  services: ScriptServices,
  script: Script,
  version: number,
): Promise<Sides | undefined> {
  const [before, after] = [
    await draftAtVersion(services, script, version - 1),
    await draftAtVersion(services, script, version),
  ]
  return before && after && { before: gameSnapshot(before.draft), after: gameSnapshot(after.draft) }
}

/** Of some places those that do not read as before the revision. */
const notRevertedIn = (
  game: GameSnapshot,
  { before }: Sides,
  places: readonly string[],
): string[] => {
  const differing = editsBetween(game, before)
  return places.filter((place) => isChangedBy(differing, place))
}

type Wanted = { revert: readonly string[]; edit: Asked['edit'] }

/** The game with what was decided, or why not: what was written anew since the revision is never written over. */
function decidedGame(
  game: GameSnapshot,
  { before, after }: Sides,
  { revert, edit }: Wanted,
  known: ReadonlyMap<string, RecordChange>,
): GameSnapshot | CallRefusal {
  const titleOf = (address: string) => ({ place: known.get(address)?.title ?? address })
  const since = editsBetween(after, game)
  const taken = revert.find((place) => isChangedBy(since, place))
  if (taken !== undefined) {
    const isGone = textAt(after, taken) !== undefined && textAt(game, taken) === undefined
    return answer.refuse(409, isGone ? 'changeGone' : 'changedSince', titleOf(taken))
  }
  const back = editsAbout(editsBetween(after, before), wholePictures(revert))
  let made = withEdits(game, back)
  if (made === undefined) return answer.refuse(409, 'undoBlocked')
  for (const { address, text } of edit) {
    const tidied = tidiedText(text, known.get(address)?.path ?? '')
    if (tidied === '') return answer.refuse(400, 'textEmpty', titleOf(address))
    made = withText(made, address, tidied)
    if (made === undefined) return answer.refuse(409, 'changeGone', titleOf(address))
  }
  return made
}

/** A line has no breaks in it, and nothing begins or ends with empty space. */
function tidiedText(text: string, path: string): string {
  const name = parsePath(path)?.findLast((part) => typeof part === 'string') ?? ''
  const whole = ONE_LINE.has(String(name)) ? text.replace(/\s*\n\s*/g, ' ') : text
  return whole.replace(/\r\n?/g, '\n').trim()
}

function refusalOf(
  before: GameSnapshot,
  made: GameSnapshot,
  hasMedia: HasMedia,
): CallRefusal | undefined {
  const checked = GameSnapshot.safeParse(made)
  if (!checked.success) return answer.refuse(409, 'undoBlocked')
  const fault = editFault(editableOf(before), editableOf(made), hasMedia)
  return fault === null
    ? undefined
    : answer.refuse(400, fault.word, { path: fault.path, most: fault.most ?? 0 })
}
