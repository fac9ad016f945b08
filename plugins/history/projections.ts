import { nearestOf } from '#core/game/addresses.ts'
import type { StepKey } from '#core/game/version-steps.ts'
import { projection } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { History } from '#schemas/history.ts'
import type { RevisionAuthor } from '#schemas/revision.ts'
import { type StepName, stepNameOf } from './step-name.ts'
import { historyEntries, keyOf, type StepTarget, stepTarget, undoneSteps } from './step-target.ts'

/** A step was asked for and its outcome is not in the game yet. */
export const isStepping = projection(
  'history.stepping',
  ({ script: { script }, session: { history } }) =>
    [history.step, history.reached > script.scriptVersion.value] as const,
  (step, isOnItsWay) => step !== null || isOnItsWay,
)

/** The versions as far as they are those of the game as it is now; null while they are behind it. */
const presentVersions = projection(
  'history.present',
  ({ script: { script }, session: { history } }) =>
    [history.versions, script.scriptVersion.value] as const,
  (versions, present) => (versions[0]?.version === present ? versions : null),
)

/** A game nobody has changed or published has no steps, whether its versions are read or not. */
const isUntouched = projection(
  'history.untouched',
  ({ script: { script }, session: { publishing } }) =>
    [script.scriptVersion.value, publishing.wasOut] as const,
  (present, wasOut) => present === 0 && !wasOut,
)

/** What undo would take back. */
export const nextUndo = projection(
  'history.undo',
  (draft) => [isUntouched(draft), presentVersions(draft), draft.session.history.isLast] as const,
  (untouched, versions, isLast): StepTarget => {
    if (untouched) return 'none'
    return versions === null ? 'unknown' : stepTarget('undo', versions, isLast)
  },
)

/** What redo would bring back. */
export const nextRedo = projection(
  'history.redo',
  (draft) => [isUntouched(draft), presentVersions(draft), draft.session.history.isLast] as const,
  (untouched, versions, isLast): StepTarget => {
    if (untouched) return 'none'
    return versions === null ? 'unknown' : stepTarget('redo', versions, isLast)
  },
)

/** The version up to which the list is to be read anew, because the game is there and the list is not; else null. */
export const missingVersion = projection(
  'history.missing',
  (draft) =>
    [
      processComplete(draft) && draft.session.account.user !== null,
      draft.script.script.scriptVersion.value,
      draft.session.history.versions[0]?.version ?? 0,
    ] as const,
  (isReadable, present, read): number | null => (isReadable && present !== read ? present : null),
)

/** One line of the history. */
export type HistoryRow = StepName & {
  key: StepKey
  at: string
  author: RevisionAuthor
  /** It was taken back and not brought back since. */
  isUndone: boolean
  /** The game is at it now. */
  isNow: boolean
  /** Players see it. */
  isPublished: boolean
}

/** The name of what undo, or redo, would do; null where that is not known. */
export const stepNames = projection(
  'history.names',
  (draft) => [nextUndo(draft), nextRedo(draft), draft.session.history.versions] as const,
  (undo, redo, versions) => {
    const name = (step: StepTarget) =>
      typeof step === 'string' ? null : stepNameOf(step, versions)
    return { undo: name(undo), redo: name(redo) }
  },
)

/** The lines of the history, newest first. */
export const historyRows = projection(
  'history.rows',
  ({ script: { script }, session: { history, publishing } }) =>
    [history.versions, script.scriptVersion.value, publishing.version] as const,
  (versions, present, published): HistoryRow[] => {
    const undone = undoneSteps(versions)
    return historyEntries(versions).map((one) => {
      const version = 'version' in one ? one.version : null
      return {
        ...stepNameOf(one, versions),
        key: keyOf(one),
        at: one.at,
        author: 'author' in one ? one.author : 'creator',
        isUndone: undone.has(keyOf(one)),
        isNow: version === present,
        isPublished: version !== null && version === published,
      }
    })
  },
)

/** What stands in place of the list, or under it. */
export const historyStanding = projection(
  'history.standing',
  (draft) =>
    [
      processComplete(draft),
      draft.session.history.status,
      draft.session.history.versions.length > 0,
      draft.session.history.isLast,
      isUntouched(draft),
    ] as const,
  (isWhole, status, hasRows, isLast, isUntouchedGame) => ({
    /** Nobody reads the list of a game without changes by itself. */
    isUnread: isWhole && isUntouchedGame && status === 'unread',
    isUntouched: isUntouchedGame,
    shows: showsOf(isWhole, status, hasRows),
    isReading: status === 'reading',
    hasEarlier: hasRows && !isLast,
    hasFailed: status === 'failed',
  }),
)

function showsOf(isWhole: boolean, status: History['status'], hasRows: boolean) {
  if (!isWhole) return 'generating'
  if (status === 'missing') return 'missing'
  if (hasRows) return 'rows'
  return status === 'failed' ? 'failed' : 'reading'
}

/** What is looked at in place of the game, as far as it is read; null while it is the game itself. */
export const lookedAt = projection(
  'history.looked',
  ({ session: { history } }) => [history.looked] as const,
  (looked) => looked,
)

/** When a version was made, and by whom; null where its line is not read. */
export const lineOf = (draft: Draft, version: number): HistoryRow | null =>
  historyRows(draft).find(({ key }) => key === version) ?? null

/** What became of the wish to make a game of a version. */
export const forkNow = projection(
  'history.fork',
  ({ session: { history } }) => [history.fork] as const,
  (fork) => fork,
)

/** The version as of which it is to be asked who wrote what; null where it is known, or nobody changed anything. */
export const missingWriters = projection(
  'history.missingWriters',
  (draft) => [missingVersionOf(draft), draft.session.history.writers.version] as const,
  (present, known): number | null => (present === null || present === known ? null : present),
)

/** The present version of a game that can be asked about and was changed; else null. */
const missingVersionOf = ({ script: { script }, session }: Draft): number | null =>
  script.status.version >= 0 && session.account.user !== null && script.scriptVersion.value > 0
    ? script.scriptVersion.value
    : null

/** Who wrote the text at an address last; null while that is not known. */
export function authorOf(
  { script: { script }, session: { history } }: Draft,
  address: string,
): RevisionAuthor | null {
  const present = script.scriptVersion.value
  const { version, byAddress } = history.writers
  if (present === 0) return 'storyteller'
  if (version !== present) return null
  return nearestOf({ get: (place) => byAddress[place] }, address) ?? 'storyteller'
}

/** The version the next step makes. */
export const nextVersion = projection(
  'history.next',
  ({ script: { script } }) => [script.scriptVersion.value] as const,
  (present) => present + 1,
)

/** Who wrote a text of a game that was changed since it was generated; before that everybody knows. */
export const changerOf = (draft: Draft, address: string | undefined): RevisionAuthor | null =>
  address === undefined || draft.script.script.scriptVersion.value === 0
    ? null
    : authorOf(draft, address)
