import { addressedTexts } from '#core/game/addresses.ts'
import { withEdits } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { PlannedChange } from './changes.ts'
import { newFaults } from './proof.ts'
import { breaksVerse, type Riddle, riddlesOf } from './riddles.ts'
import { roomAt } from './values.ts'

export const nodeOf = (address: string): string => address.split('/').slice(0, 3).join('/')

/** The texts of each node, by address. */
function textsByNode(game: GameSnapshot): Map<string, { address: string; text: string }[]> {
  const found = new Map<string, { address: string; text: string }[]>()
  for (const one of addressedTexts(game)) {
    if (!one.address.startsWith('nodes/')) continue
    const node = nodeOf(one.address)
    const texts = found.get(node)
    if (texts === undefined) found.set(node, [one])
    else texts.push(one)
  }
  return found
}

const says = (text: string, words: string): boolean =>
  words.trim() !== '' && text.toLowerCase().includes(words.trim().toLowerCase())

type Before = { address: string; text: string; after: string }

/** Wherever a riddle said one of its answers, it has to say it still, as the answer is now. */
function isBroken({ answers, isVerse }: Riddle, texts: readonly Before[]): boolean {
  const verse = texts.some(({ text, after }) => isVerse && breaksVerse(text, after))
  const told = texts.filter(({ address }) => answers.includes(address))
  const agrees = told.every((answer) =>
    texts.every(
      (other) =>
        other === answer || !says(other.text, answer.text) || says(other.after, answer.after),
    ),
  )
  const distinct =
    new Set(told.map(({ after }) => after)).size === new Set(told.map(({ text }) => text)).size
  return verse || !agrees || !distinct
}

/** The nodes of riddles that changes would leave without their answer. */
export function brokenRiddles(game: GameSnapshot, changes: readonly PlannedChange[]): Set<string> {
  const thenBy = new Map(changes.map(({ address, then }) => [address, then]))
  const touched = new Set(changes.map(({ address }) => nodeOf(address)))
  const riddles = riddlesOf(game).filter(({ nodes }) => nodes.some((node) => touched.has(node)))
  if (riddles.length === 0) return new Set()
  const texts = textsByNode(game)
  return new Set(
    riddles
      .filter((riddle) =>
        isBroken(
          riddle,
          riddle.nodes.flatMap((node) =>
            (texts.get(node) ?? []).map(({ address, text }) => ({
              address,
              text,
              after: thenBy.get(address) ?? text,
            })),
          ),
        ),
      )
      .flatMap(({ nodes }) => nodes),
  )
}

/** A change that leaves a text, and one there is room for. */
export const fits = ({ address, then, edit }: PlannedChange): boolean =>
  !('value' in edit) ||
  typeof edit.value !== 'string' ||
  (then.trim() !== '' && then.length <= roomAt(address))

/** Do changes that belong together all fit, and leave the game as sound as it was? */
export const isSoundWhole = (game: GameSnapshot, changes: readonly PlannedChange[]): boolean =>
  changes.every(fits) && faultsAfter(game, changes).length === 0

/** Those of some changes that leave the game as sound as it was: riddles go whole, and what breaks it not at all. */
export function soundOf(game: GameSnapshot, changes: readonly PlannedChange[]): PlannedChange[] {
  const fitting = changes.filter(fits)
  const broken = brokenRiddles(game, fitting)
  const kept = fitting.filter(({ address }) => !broken.has(nodeOf(address)))
  return faultsAfter(game, kept).length === 0 ? kept : []
}

/** Those of a telling's changes that leave the game as sound as it was: a riddle is told anew in all its places or in none. */
export function soundTogether(
  game: GameSnapshot,
  all: readonly PlannedChange[],
  chosen: readonly PlannedChange[],
): PlannedChange[] {
  const there = new Set(chosen.filter(fits).map(({ address }) => address))
  const missing = new Set(
    all.flatMap(({ address }) => (there.has(address) ? [] : [nodeOf(address)])),
  )
  const torn = new Set(
    riddlesOf(game).flatMap(({ nodes }) => (nodes.some((node) => missing.has(node)) ? nodes : [])),
  )
  const kept = chosen.filter(({ address }) => there.has(address) && !torn.has(nodeOf(address)))
  return faultsAfter(game, kept).length === 0 ? kept : []
}

/** The nodes of riddles that a telling would break: one of which all is told is as sound as the telling. */
export function brokenInPart(
  game: GameSnapshot,
  changes: readonly PlannedChange[],
  told: ReadonlySet<string>,
): Set<string> {
  const broken = brokenRiddles(game, changes)
  if (broken.size === 0) return broken
  const untold = new Set(
    addressedTexts(game).flatMap(({ address, text }) =>
      text === '' || told.has(address) ? [] : [nodeOf(address)],
    ),
  )
  const whole = riddlesOf(game).filter(({ nodes }) => !nodes.some((node) => untold.has(node)))
  const sound = new Set(whole.flatMap(({ nodes }) => nodes))
  return new Set([...broken].filter((node) => !sound.has(node)))
}

/** Only what is taken away, or is a name, can break how a game is played. */
const mayBreak = ({ address, edit }: PlannedChange): boolean =>
  !('value' in edit) || typeof edit.value !== 'string' || /^npcs\/[^/]+\/name$/.test(address)

/** The faults a game would have after changes and has not. */
export function faultsAfter(game: GameSnapshot, changes: readonly PlannedChange[]): string[] {
  const breaking = changes.filter(mayBreak)
  const after = withEdits(
    game,
    breaking.map(({ edit }) => edit),
  )
  return after === undefined || breaking.length === 0 ? [] : newFaults(game, after)
}
