import { addressedTexts, liesIn } from '#core/game/addresses.ts'
import { type Edit, editsBetween, withEdits } from '#core/game/edits.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import { ELEMENT_NAMES } from '#schemas/element.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Operation, OperationOf } from './operation.ts'
import { replacerOf } from './replacing.ts'
import { riddlesOf } from './riddles.ts'
import { shortened } from './sentences.ts'
import { softened } from './softening.ts'

/** One place an operation changes: the texts before and after, and what is written there. */
export type PlannedChange = { address: string; now: string; then: string; edit: Edit }

/** These texts may be absent, and are put there. */
const ELEMENTS: ReadonlySet<string> = new Set(ELEMENT_NAMES.map((name) => `basics/${name}`))

type Texts = readonly { address: string; text: string }[]

const changed = (address: string, now: string, then: string): PlannedChange[] =>
  now === then ? [] : [{ address, now, then, edit: { address, value: then } }]

const within = (texts: Texts, places: readonly string[]): Texts =>
  texts.filter(({ address }) => places.some((place) => liesIn(address, place)))

const rewritten = (texts: Texts, rewrite: (text: string) => string): PlannedChange[] =>
  texts.flatMap(({ address, text }) => changed(address, text, rewrite(text)))

/** Texts of which every word may count stay as they are. */
export function outsideRiddles(game: GameSnapshot, texts: Texts): Texts {
  const nodes = new Set(riddlesOf(game).flatMap((riddle) => riddle.nodes))
  return texts.filter(({ address }) => !nodes.has(address.split('/').slice(0, 3).join('/')))
}

function setTexts(
  game: GameSnapshot,
  { texts }: OperationOf<'set' | 'translate'>,
): PlannedChange[] {
  const known = new Map(addressedTexts(game).map(({ address, text }) => [address, text]))
  return texts.flatMap(({ address, text }) => {
    return known.has(address) || ELEMENTS.has(address)
      ? changed(address, known.get(address) ?? '', text)
      : []
  })
}

/** What stands at a place of a list without ids: a trait's name, a paragraph. */
const entryText = (entry: unknown): string => {
  if (typeof entry === 'string') return entry
  return typeof entry === 'object' && entry !== null && 'name' in entry ? String(entry.name) : ''
}

/** The list without what stood at its place; undefined where something else stands there by now. */
function listEdit(game: GameSnapshot, address: string, at: number, text: string): Edit | undefined {
  const npc = game.npcs.find(({ id }) => address === `npcs/${id}/traits`)
  const list: readonly unknown[] | undefined =
    address === 'story/prologue' ? game.prologue : npc?.traits
  if (list === undefined || entryText(list[at]) !== text) return undefined
  return { address, value: list.toSpliced(at, 1) }
}

const gone = (edit: Edit, now: string): PlannedChange => {
  const then = ''
  return { address: edit.address, now, then, edit }
}

/** A removal is written as the game compares itself: the last entry of a list may take the list with it. */
function removed(game: GameSnapshot, { things }: OperationOf<'remove'>): PlannedChange[] {
  return things.flatMap(({ address, at, text }) => {
    const edit: Edit | undefined =
      at === null ? { address, remove: true } : listEdit(game, address, at, text)
    const after = edit && withEdits(game, [edit])
    if (after === undefined) return []
    return editsBetween(game, after).map((one) => gone(one, text))
  })
}

/** What is told at an address already is not put there. */
function added(game: GameSnapshot, { tasks }: OperationOf<'add'>): PlannedChange[] {
  const known = new Set(taskCopies(game).map(({ address }) => address))
  return tasks.flatMap(({ address, task }) =>
    known.has(address)
      ? []
      : changed(address, '', `${task.name}\n${task.target}`).map((change) => ({
          ...change,
          edit: { address, value: task },
        })),
  )
}

/** What stands there already, and what is no longer in the game, is left out. */
function recast(game: GameSnapshot, { changes }: OperationOf<'recast'>): PlannedChange[] {
  const known = new Map(addressedTexts(game).map(({ address, text }) => [address, text]))
  return changes.flatMap(({ address, value }) => {
    const edit = { address, value }
    const after = withEdits(game, [edit])
    if (after === undefined || editsBetween(game, after).length === 0) return []
    const then = known.has(address) && typeof value === 'string' ? value : ''
    return [{ address, now: known.get(address) ?? '', then, edit }]
  })
}

/** Everything an operation changes in a game, in the order of the game's parts. */
export function changesOf(game: GameSnapshot, operation: Operation): PlannedChange[] {
  switch (operation.kind) {
    case 'replace': {
      const texts = addressedTexts(game)
      const chosen = operation.within === null ? texts : within(texts, operation.within)
      return rewritten(chosen, replacerOf(operation.pairs))
    }
    case 'set':
    case 'translate':
      return setTexts(game, operation)
    case 'shorten':
      return rewritten(
        outsideRiddles(game, within(addressedTexts(game), operation.addresses)),
        shortened,
      )
    case 'soften':
      return rewritten(
        outsideRiddles(game, within(addressedTexts(game), operation.addresses)),
        softened,
      )
    case 'remove':
      return removed(game, operation)
    case 'add':
      return added(game, operation)
    case 'paint':
      // no text of the game: painters make it
      return []
    case 'recast':
      return recast(game, operation)
  }
}
