import type { z } from 'zod'
import { editsBetween, withEdits } from '#core/game/edits.ts'
import { isPictureAddress } from '#core/game/pictures.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { revisionCalls } from '#schemas/api-revisions.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { changedPaths } from '#schemas/wire/changed-paths.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { say } from '#server/http/words/words.ts'
import type { LoggedPublication, LoggedRevision } from '#server/store/scripts.ts'
import { appendRevision, type RevisionDecision, refusalToRevise } from './append-revision.ts'
import { lastWriters } from './authorship.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { editable } from './editable.ts'
import { type RevisionNote, revisionFacts } from './revision-facts.ts'
import { stepPublication } from './step-publication.ts'
import { stepAlong } from './undo.ts'
import { gameAt } from './versions.ts'

const PAGE = 20
type Entry = z.output<typeof revisionCalls.listVersions.answer>[number]

/** The versions of a game, newest first; the last of all is 0, the game as it was generated. */
export async function listVersions(
  services: ScriptServices,
  uid: string,
  { id, before }: { id: string; before?: number | undefined },
  language: RequestLanguage,
): Promise<CallAnswer<Entry[]>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const present = script.draft.script.script.scriptVersion.value
  const newest = Math.min(before === undefined ? present : before - 1, present)
  if (newest < 0) return answer.ok([])
  const count = Math.min(PAGE, newest)
  // where the version after this page was made, nothing more is told of the page
  const newer = newest < present ? 1 : 0
  const read = await services.store.revisions(id, present - newest - newer, count + newer)
  const told = read.slice(newer)
  const isFull = told.length === PAGE
  const entries = told.map((one) => entryOf(one, language))
  const at = isFull ? undefined : await services.store.completedAt(id)
  if (at !== undefined) entries.push(generated(at, language))
  const publications = await services.store.publications(id, {
    ...(isFull ? { after: told.at(-1)?.seq ?? 0 } : {}),
    ...(newer === 0 ? {} : { before: read[0]?.seq ?? 0 }),
  })
  return answer.ok(entries.map((one) => withPublications(one, publications)))
}

/** A version with what was done about its players while the game was at it, newest first. */
function withPublications(entry: Entry, told: readonly LoggedPublication[]): Entry {
  const publications = told
    .filter(({ atVersion }) => atVersion === entry.version)
    .map(({ id, at, before, after, undoes, redoes }) => ({
      id,
      at,
      before: before?.version ?? null,
      after: after?.version ?? null,
      ...(undoes === undefined ? {} : { undoes }),
      ...(redoes === undefined ? {} : { redoes }),
    }))
  return publications.length === 0 ? entry : { ...entry, publications }
}

const generated = (at: string, language: RequestLanguage): Entry => ({
  version: 0,
  at,
  author: 'storyteller',
  label: say('versionGenerated', language),
  updated: [],
})

function entryOf(
  { scriptVersion, at, updated, revision }: LoggedRevision,
  language: RequestLanguage,
): Entry {
  const {
    author = 'creator',
    label = '',
    made,
    undoes,
    redoes,
    restores,
    recordId,
  } = revision ?? {}
  const again = revision?.regenerates
  const word = (): string => {
    if (undoes !== undefined) return say('versionUndone', language, { version: undoes })
    if (redoes !== undefined) return say('versionRedone', language, { version: redoes })
    if (restores !== undefined) return say('versionRestored', language, { version: restores })
    if (again !== undefined) return say(againWord(again, author), language)
    return say('versionEdited', language)
  }
  return {
    version: scriptVersion,
    at,
    author,
    label: label === '' ? word() : label,
    updated,
    ...(made === undefined ? {} : { made }),
    ...(undoes === undefined ? {} : { undoes }),
    ...(redoes === undefined ? {} : { redoes }),
    ...(restores === undefined ? {} : { restores }),
    ...(again === undefined ? {} : { regenerates: again }),
    ...(recordId === undefined ? {} : { record_id: recordId }),
  }
}

/** What was done with a part that was told, or painted, again. */
function againWord(part: string, author: Entry['author']) {
  if (part === 'cover') return author === 'creator' ? 'versionCoverChosen' : 'versionRepainted'
  if (isPictureAddress(part))
    return author === 'creator' ? 'versionPictureChosen' : 'versionPicturePainted'
  return author === 'creator' ? 'versionChosen' : 'versionToldAgain'
}

/** Who wrote each place of a game last; what nobody changed is the storyteller's and not among them. */
export async function listWriters(
  services: ScriptServices,
  uid: string,
  { id }: { id: string },
): Promise<CallAnswer<z.output<typeof revisionCalls.listWriters.answer>>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const { value: script_version } = script.draft.script.script.scriptVersion
  const writers = await lastWriters(services.store, id)
  return answer.ok({
    script_version,
    writers: [...writers].map(([address, author]) => ({ address, author })),
  })
}

/** Makes the game what it was at a version, field by field: as one version more, so that nothing is erased. */
export async function restoreVersion(
  services: ScriptServices,
  uid: string,
  { id, version, base_version }: Body<'restoreVersion'>,
): Promise<CallAnswer<{ script_version: number }>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const target = await gameAt(services, script, version)
  if (target === undefined) return answer.refuse(404, 'versionMissing', { version })
  return appendRevision(services.ledger, id, base_version, (_, game) =>
    revised(
      game,
      { ...target, scriptVersion: game.scriptVersion },
      { author: 'creator', restores: version },
    ),
  )
}

/** Takes back the newest step that is not taken back yet, or brings back the newest that was taken back. */
export async function stepThrough(
  services: ScriptServices,
  uid: string,
  { id, base_version, step: meant }: Body<'undo'>,
  { way, origin }: { way: 'undo' | 'redo'; origin: string },
): Promise<CallAnswer<z.output<typeof revisionCalls.undo.answer>>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const refusal = refusalToRevise(gameSnapshot(script.draft), base_version)
  if (refusal !== undefined) return refusal
  const step = await stepAlong(services.store, id, way)
  if (step === undefined)
    return answer.refuse(409, way === 'undo' ? 'nothingToUndo' : 'nothingToRedo')
  // whoever has not heard of the newest step means another one: it is not taken back behind their back
  if (meant !== undefined && meant !== step) return answer.refuse(409, 'otherStep')
  if (typeof step === 'string')
    return stepPublication(services, script, { id: step, baseVersion: base_version, way }, origin)
  const [before, after] = [
    await gameAt(services, script, step - 1),
    await gameAt(services, script, step),
  ]
  if (before === undefined || after === undefined) return answer.refuse(409, 'staleVersion')
  const edits = way === 'undo' ? editsBetween(after, before) : editsBetween(before, after)
  const done = await appendRevision(services.ledger, id, base_version, (_, game) => {
    const made = withEdits(game, edits)
    // parts of a game that failed can be made while there are steps: they may have taken the place of what it changed
    if (made === undefined) return { refusal: answer.refuse(409, 'undoBlocked') }
    return revised(game, made, { author: 'undo', [way === 'undo' ? 'undoes' : 'redoes']: step })
  })
  return done.ok ? answer.ok({ ...done.data, undone: step }) : done
}

const wireOf = (game: GameSnapshot) => {
  const wire = encodeGame(game, 0, STORED_ORIGIN)
  return { ...editable(wire), cover: wire.cover }
}

/** The revision that makes of a game another, with the paths that changed. */
export const revised = (
  before: GameSnapshot,
  after: GameSnapshot,
  note: Omit<RevisionNote, 'updated'>,
): RevisionDecision => ({
  revision: revisionFacts(before, after, {
    ...note,
    updated: changedPaths(wireOf(before), wireOf(after)),
  }),
})
