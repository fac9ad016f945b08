import type { Wording } from '#plugins/kit.ts'
import type { BuildStep } from '#schemas/arrangement.ts'
import type { GameVersion } from '#schemas/history.ts'
import { changedPlaces } from './changed-places.ts'

/** So many changed parts are named; the rest are counted. */
const NAMED_PLACES = 3

/** What a step is called: by its label, else by what was done. */
export type StepName = {
  how: 'generated' | 'edited' | 'undone' | 'redone' | 'restored'
  /** What it was asked for as; empty where it has no words of its own. */
  label: string
  /** What it did to the build of the game. */
  made: BuildStep | null
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
}

/** What a version is called, among those that are read. */
export function stepNameOf(one: GameVersion, versions: readonly GameVersion[]): StepName {
  const places = changedPlaces(one.updated)
  const target = one.undoes ?? one.redoes
  const of = versions.find(({ version }) => version === target)
  return {
    how: howOf(one),
    made: one.made ?? null,
    isByHand:
      one.made === undefined &&
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

function howOf({ version, undoes, redoes, restores }: GameVersion): StepName['how'] {
  if (undoes !== undefined) return 'undone'
  if (redoes !== undefined) return 'redone'
  if (restores !== undefined) return 'restored'
  return version === 0 ? 'generated' : 'edited'
}
