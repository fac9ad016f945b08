import { isPictureAddress } from '#core/game/pictures.ts'
import type { Wording } from '#plugins/kit.ts'
import type { BuildStep } from '#schemas/arrangement.ts'
import type { GameVersion, VersionPublication } from '#schemas/history.ts'
import { changedPlaces } from './changed-places.ts'
import type { HistoryEntry } from './step-target.ts'

/** So many changed parts are named; the rest are counted. */
const NAMED_PLACES = 3

/** What a step is called: by its label, else by what was done. */
export type StepName = {
  how: 'generated' | 'edited' | 'undone' | 'redone' | 'restored' | 'published' | 'withdrawn'
  /** What it was asked for as; empty where it has no words of its own. */
  label: string
  /** What it did to the build of the game. */
  made: BuildStep | null
  /** What it did with a part that was told or painted again. */
  again: 'told' | 'toldChosen' | 'painted' | 'paintedChosen' | null
  /** Its creator changed it in place: where it was says more than that it was done. */
  isByHand: boolean
  version: number
  /** The version it took back, brought back or restored; null where it is a change of its own. */
  target: number | null
  /** The step it took back or brought back, where that one is read. */
  of: StepName | null
  /** The parts of the game it changed, the first of them. */
  places: readonly Wording[]
  /** How many more. */
  more: number
  /** Where it was about the players: the version they saw after it, null for none. */
  seen?: number | null
}

/** What a version is called, among those that are read. */
export function stepNameOf(one: HistoryEntry, versions: readonly GameVersion[]): StepName {
  if (!('version' in one)) return publicationName(one)
  const places = changedPlaces(one.updated)
  const target = one.undoes ?? one.redoes
  // a version takes back an earlier one; nothing said by others may lead round in a circle
  const of = versions.find(({ version }) => version === target && version < one.version)
  return {
    how: howOf(one),
    made: one.made ?? null,
    again: againOf(one),
    isByHand:
      one.made === undefined &&
      one.regenerates === undefined &&
      howOf(one) === 'edited' &&
      one.author === 'creator' &&
      places.length > 0,
    label: one.label,
    version: one.version,
    target: target ?? one.restores ?? null,
    of: of === undefined ? null : stepNameOf(of, versions),
    places: places.slice(0, NAMED_PLACES),
    more: Math.max(0, places.length - NAMED_PLACES),
  }
}

/** A part goes by what it is: words are told, the cover and the pictures are painted. */
function againOf({ regenerates, author }: GameVersion): StepName['again'] {
  if (regenerates === undefined) return null
  const isPainted = regenerates === 'cover' || isPictureAddress(regenerates)
  if (author === 'creator') return isPainted ? 'paintedChosen' : 'toldChosen'
  return isPainted ? 'painted' : 'told'
}

function howOf({ version, undoes, redoes, restores }: GameVersion): StepName['how'] {
  if (undoes !== undefined) return 'undone'
  if (redoes !== undefined) return 'redone'
  if (restores !== undefined) return 'restored'
  return version === 0 ? 'generated' : 'edited'
}

/** What a change of what players see is called: it says itself what it took back. */
function publicationName({ before, after, undoes, redoes }: VersionPublication): StepName {
  const left = undoes === undefined ? after : before
  const name: StepName = {
    how: left === null ? 'withdrawn' : 'published',
    label: '',
    made: null,
    again: null,
    isByHand: false,
    version: after ?? before ?? 0,
    target: null,
    of: null,
    places: [],
    more: 0,
    seen: after,
  }
  if (undoes !== undefined) return { ...name, how: 'undone', of: name }
  return redoes === undefined ? name : { ...name, how: 'redone', of: name }
}
