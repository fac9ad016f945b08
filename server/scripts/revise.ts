import { madeBy } from '#core/game/arrange.ts'
import { editsBetween } from '#core/game/edits.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { SIZES } from '#schemas/limits.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { valueAt } from '#schemas/wire/game-path.ts'
import { type Change, changeAt, parsePath } from '#schemas/wire/path.ts'
import { isObject } from '#schemas/wire/read.ts'
import type { NewFact } from '#server/store/scripts.ts'
import { type EditFault, editFault, type HasMedia, storedValue } from './edit-faults.ts'
import { EDITABLE, editable } from './editable.ts'
import { foldFacts } from './fold.ts'
import type { Script } from './ledger.ts'
import { type RevisionFacts, revisionFacts } from './revision-facts.ts'

export type EditOutcome = ({ ok: true } & RevisionFacts) | { ok: false; fault: EditFault }

/** What an edit is judged by beside the game: under which address it was read, and which media there are. */
export type EditPlace = { origin: string; hasMedia: HasMedia }

const refusal = (path: string): EditOutcome => ({ ok: false, fault: { word: 'badPath', path } })

/** What a manual edit comes to: facts for the log, or why something cannot be written. */
export function revise(script: Script, given: readonly Change[], place: EditPlace): EditOutcome {
  const before = gameSnapshot(script.draft)
  const present = encodeGame(before, script.seq, STORED_ORIGIN)
  const changes = given.map((change) => stored(change, place.origin))
  let wire: unknown = present
  for (const change of changes) {
    const parts = parsePath(change.path)
    if (parts === null || !EDITABLE.has(String(parts[0]))) return refusal(change.path)
    const next = changeAt(wire, parts, change)
    if (next === null) return refusal(change.path)
    wire = next
  }
  // an encoded game with changes inside it is still an object of the wire
  const after = decodeGame(wire as Record<string, unknown>).game
  const written = encodeGame(after, script.seq, STORED_ORIGIN)
  const lost = changes.find((change) => !survives(written, change))
  if (lost !== undefined) return refusal(lost.path)
  const fault = editFault(editable(present), editable(written), place.hasMedia)
  if (fault !== null) return { ok: false, fault }
  if (isTooLarge(present, written)) return { ok: false, fault: { word: 'gameTooLarge', path: '' } }
  const updated = changes.map((change) => change.path)
  const made = madeBy(editsBetween(before, after))
  const revision = revisionFacts(before, after, {
    author: 'creator',
    updated,
    ...(made === undefined ? {} : { made }),
  })
  if (!keepsAll(script, revision.facts, wire)) return refusal(changes.at(-1)?.path ?? '')
  return { ok: true, ...revision }
}

/** A change as it is stored, its own pictures without the address they were read under. */
function stored(change: Change, origin: string): Change {
  if (!('value' in change)) return change
  const name = parsePath(change.path)?.findLast((part) => typeof part === 'string') ?? ''
  return { ...change, value: storedValue(change.value, String(name), origin) }
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
/** One that was larger before may become smaller. */
const isTooLarge = (before: unknown, after: unknown): boolean => {
  const bytes = bytesOf(after)
  return bytes > SIZES.gameBytes && bytes >= bytesOf(before)
}

/** Does the game that the facts make hold as many things as was asked for? One without a name, or a second of an id, would be gone. */
function keepsAll(script: Script, facts: readonly NewFact[], asked: unknown): boolean {
  const logged = facts.map((fact, at) => ({ ...fact, seq: script.seq + at + 1, at: EPOCH }))
  const game = gameSnapshot(foldFacts(script.draft, logged))
  const made = encodeGame(game, script.seq, STORED_ORIGIN)
  return [...EDITABLE].every((name) => itemsIn(at(made, name)) === itemsIn(at(asked, name)))
}

const EPOCH = new Date(0).toISOString()
const at = (whole: unknown, name: string): unknown => (isObject(whole) ? whole[name] : undefined)

/** How many things the lists in a value hold; a trait is none, since one alone is written as a sentence. */
function itemsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + itemsIn(one), 0)
  if (!isObject(value)) return 0
  return Object.entries(value).reduce(
    (sum, [name, one]) => (name === 'personality' ? sum : sum + itemsIn(one)),
    0,
  )
}

/** Did the value come through decoding as it was meant? What the draft would refuse must be refused here. */
function survives(written: unknown, change: Change): boolean {
  if (!('value' in change)) return true
  const found = valueAt(written, parsePath(change.path) ?? [])
  return typeof change.value === 'object'
    ? found !== undefined
    : String(found) === String(change.value)
}
