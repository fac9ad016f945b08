import { liesIn } from '#core/game/addresses.ts'
import { withEdits } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Analysis, PlannedPlace } from '../assistant-port.ts'
import { changesOf, type PlannedChange } from './changes.ts'
import { brokenRiddles, faultsAfter, fits } from './checks.ts'
import type { Made } from './made.ts'
import type { Operation, OperationOf } from './operation.ts'
import { type FaultKind, kindOfFault } from './proof.ts'
import { recastPlaces } from './recast-places.ts'
import { wholeSentencesOf } from './sentences.ts'
import { harshWordsIn } from './softening.ts'
import { type Titles, titlesAt, titlesOf } from './titles.ts'
import { roomAt } from './values.ts'
import type { Speech } from './words/speech.ts'

type Plan = Extract<Analysis, { kind: 'plan' }>

const NAME = /^(?:npcs\/[^/]+|locations\/[^/]+|player)\/name$/

/** An operation that is carried out on any of its places. */
type Single = Exclude<Operation, OperationOf<'recast'>>

function reasonOf(
  { address, now, then }: PlannedChange,
  operation: Single,
  { reasons }: Speech,
): string {
  switch (operation.kind) {
    case 'replace': {
      if (NAME.test(address)) return reasons.isName
      const said = operation.pairs.find(({ from }) => now.includes(from))?.from ?? ''
      return reasons.says(said, Math.max(1, now.split(said).length - 1))
    }
    case 'set':
    case 'translate':
      return reasons.asked
    case 'shorten':
      return reasons.shorter(
        wholeSentencesOf(now).length,
        wholeSentencesOf(then).length,
        address.startsWith('nodes/'),
      )
    case 'soften':
      return reasons.gentler(harshWordsIn(now).slice(0, 4).join(', '))
    case 'remove':
      return reasons.removed
    case 'add':
      return reasons.added
    case 'paint':
      return reasons.asked
  }
}

/** What a change is called; for a removal the thing that goes, whose list may be what is written. */
function titleOf(
  { address, now }: PlannedChange,
  operation: Operation,
  titles: Titles,
  { names }: Speech,
): string {
  const thing =
    operation.kind === 'remove'
      ? operation.things.find((one) => liesIn(one.address, address))
      : undefined
  if (thing === undefined) return titles.get(address) ?? address
  if (thing.at === null) return titles.get(thing.address) ?? thing.address
  const owner = titles.get(address.replace(/\/traits$/, ''))
  return thing.address === 'story/prologue'
    ? names.paragraph(thing.at + 1)
    : names.of(owner ?? '', names.trait(now))
}

const counted = (faults: readonly string[]): [FaultKind, number][] => {
  const kinds = faults.map(kindOfFault)
  return [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length])
}

/** Why changes are not offered; undefined where nothing speaks against them. */
function objection(
  game: GameSnapshot,
  changes: readonly PlannedChange[],
  titled: (change: PlannedChange) => string,
  { refusals, names }: Speech,
  titles: Titles,
  isToldWhole: boolean,
): string | undefined {
  const [first] = changes
  if (first === undefined) return refusals.same
  const unfit = changes.find((change) => !fits(change))
  if (unfit !== undefined)
    return unfit.then.trim() === '' ? refusals.empty : refusals.tooLong(roomAt(unfit.address))
  // around another culprit and in another language the storyteller has proved its riddles itself
  const [riddle] = isToldWhole ? [] : brokenRiddles(game, changes)
  if (riddle !== undefined) return refusals.riddle(titles.get(riddle) ?? names.node(0))
  const faults = faultsAfter(game, changes)
  return faults.length === 0 ? undefined : refusals.breaks(titled(first), counted(faults))
}

/** What speaks for nothing being changed: the text is one sentence, or says nothing harsh. */
function nothingToDo(operation: Operation, titles: Titles, { refusals }: Speech): string {
  if (operation.kind === 'replace') return refusals.notHere(operation.pairs[0]?.from ?? '')
  if (operation.kind !== 'shorten' && operation.kind !== 'soften') return refusals.same
  const address = operation.addresses[0] ?? ''
  const title = titles.get(address) ?? titles.get(address.slice(0, address.lastIndexOf('/'))) ?? ''
  return operation.kind === 'shorten' ? refusals.short(title) : refusals.gentle(title)
}

/** The game whose names a plan speaks of: what is added has one only in the game it is added to. */
function namedIn(
  game: GameSnapshot,
  operation: Operation,
  changes: readonly PlannedChange[],
): GameSnapshot {
  if (operation.kind !== 'add') return game
  const edits = changes.map(({ edit }) => edit)
  return withEdits(game, edits) ?? game
}

/** The plan of what was made of a request, or the sentence that says why it is not offered. */
export function offer(game: GameSnapshot, made: Made, speech: Speech): Plan | string {
  if ('refused' in made) return made.refused(speech)
  if ('meant' in made)
    return speech.refusals.ambiguous(made.said, titlesAt(game, made.meant, speech))
  const { operation } = made
  const changes = changesOf(game, operation)
  const titles = titlesOf(namedIn(game, operation, changes), speech.names)
  if (changes.length === 0) return nothingToDo(operation, titles, speech)
  const titled = (change: PlannedChange): string => titleOf(change, operation, titles, speech)
  const isToldWhole = operation.kind === 'recast' || operation.kind === 'translate'
  const refused = objection(game, changes, titled, speech, titles, isToldWhole)
  if (refused !== undefined) return refused
  if (operation.kind === 'recast') {
    const places = recastPlaces(game, operation, changes, titles, speech)
    return {
      kind: 'plan',
      sentence: made.sentence(speech, places),
      places,
      operation,
      isWhole: true,
    }
  }
  const places = changes.map((change): PlannedPlace => {
    const { address, now, then } = change
    return {
      address,
      title: titled(change),
      reason: reasonOf(change, operation, speech),
      now,
      then,
    }
  })
  return { kind: 'plan', sentence: made.sentence(speech, places), places, operation }
}
