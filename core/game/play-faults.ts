import type { GameSnapshot } from '#schemas/game.ts'
import { textAddressOf } from './addresses.ts'
import { chaptersInOrder } from './chapters.ts'
import { isSameId, optionOf } from './choice.ts'
import { resolve } from './next-step.ts'
import { everyPlace, type Place, type PlayableGame, playableGame } from './places.ts'
import { deadEnds, leadingNowhere, unreachedPlaces } from './reachability.ts'
import { taskCopies } from './task-copies.ts'

/** What can be wrong with a game that is played. */
type PlayFaultKind =
  | 'way'
  | 'unreached'
  | 'deadEnd'
  | 'speaker'
  | 'location'
  | 'answer'
  | 'role'
  | 'node'
  | 'option'
  | 'name'

/** Something that keeps a game from being played as it is written. */
export type PlayFault = {
  kind: PlayFaultKind
  /** The address of what has it. */
  at: string
  /** The node it is met at; null where it is met elsewhere. */
  node: { chapterKey: string; nodeId: number } | null
  /** What a task or a character is called; empty for a node. */
  name: string
  /** The option whose way it is, where it is one. */
  optionId: string | null
}

const atPlace = (
  kind: PlayFaultKind,
  { chapter, nodeId }: Place,
  optionId?: unknown,
): PlayFault => ({
  kind,
  at: textAddressOf('nodes', chapter.key, nodeId),
  node: { chapterKey: chapter.key, nodeId },
  name: '',
  optionId: optionId === undefined ? null : String(optionId),
})
const atPart = (kind: PlayFaultKind, at: string, name: string): PlayFault => ({
  kind,
  at,
  node: null,
  name,
  optionId: null,
})

/** Ways that name no node, nodes nobody comes to, and nodes from which no ending can be reached. */
function wayFaults(game: PlayableGame): PlayFault[] {
  const options = everyPlace(game).flatMap((place) =>
    place.node.options
      .filter(({ id }) => resolve(game, place.node, id).next.kind === 'invalid')
      .map(({ id }) => atPlace('way', place, id)),
  )
  return [
    ...options,
    ...leadingNowhere(game).map((place) => atPlace('way', place)),
    ...unreachedPlaces(game).map((place) => atPlace('unreached', place)),
    ...deadEnds(game).map((place) => atPlace('deadEnd', place)),
  ]
}

/** Speakers, places and answers that are not there. */
function nodeFaults(game: PlayableGame, { npcs, locations }: GameSnapshot): PlayFault[] {
  const speakers = new Set([0, ...npcs.map(({ id }) => id)])
  const places = new Set(locations.map(({ id }) => id))
  return everyPlace(game).flatMap((place) => {
    const { speaker, locationId, answerId } = place.node
    const answered = answerId === null || optionOf(place.node, answerId) !== undefined
    return [
      ...(speakers.has(speaker) ? [] : [atPlace('speaker', place)]),
      ...(locationId === '' || places.has(locationId) ? [] : [atPlace('location', place)]),
      ...(answered ? [] : [atPlace('answer', place)]),
    ]
  })
}

/** Whom a task is asked by, and where it ends. */
function taskFaults(game: GameSnapshot): PlayFault[] {
  const { npcs, contents } = game
  const nodesByKey = new Map(contents.map(({ key, nodes }) => [key, nodes]))
  const everyNode = contents.flatMap(({ nodes }) => nodes)
  return taskCopies(game).flatMap(({ address: at, task }) => {
    const { roleId, keyNodeId, optionId, chapterKey, name } = task
    const nodes = nodesByKey.get(chapterKey) ?? everyNode
    const node = keyNodeId === null ? undefined : nodes.find(({ id }) => isSameId(id, keyNodeId))
    const asked = roleId === null || roleId === 0 || npcs.some(({ id }) => isSameId(id, roleId))
    const chosen = node === undefined || optionId === null || optionOf(node, optionId) !== undefined
    return [
      ...(asked ? [] : [atPart('role', at, name)]),
      ...(keyNodeId === null || node !== undefined ? [] : [atPart('node', at, name)]),
      ...(chosen ? [] : [atPart('option', at, name)]),
    ]
  })
}

function nameFaults({ npcs }: GameSnapshot): PlayFault[] {
  const seen = new Set<string>()
  return npcs.flatMap(({ id, name }) => {
    const isBorne = seen.has(name)
    seen.add(name)
    return isBorne ? [atPart('name', textAddressOf('npcs', id), name)] : []
  })
}

/** What keeps a game from being played as it is written (BH9): the proof line, the sheet and the assistant ask this alone. */
export function playFaults(game: GameSnapshot): PlayFault[] {
  const playable = playableGame(chaptersInOrder(game.contents))
  return [
    ...wayFaults(playable),
    ...nodeFaults(playable, game),
    ...taskFaults(game),
    ...nameFaults(game),
  ]
}
