import { chaptersInOrder } from '#core/game/chapters.ts'
import { isSameId, optionOf } from '#core/game/choice.ts'
import { resolve } from '#core/game/next-step.ts'
import { everyPlace, type Place, type PlayableGame, playableGame } from '#core/game/places.ts'
import { deadEnds, leadingNowhere, unreachedPlaces } from '#core/game/reachability.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Task } from '#schemas/task.ts'
import { taskCopies } from './tasks.ts'

/** What can be wrong with a game that is played. */
export type FaultKind =
  | 'way'
  | 'speaker'
  | 'location'
  | 'answer'
  | 'role'
  | 'node'
  | 'option'
  | 'name'

const faultAt = (kind: FaultKind, at: string): string => `${kind} ${at}`

/** The kind a fault is of. */
export const kindOfFault = (fault: string): FaultKind =>
  // every fault is made by `faultAt`
  fault.slice(0, fault.indexOf(' ')) as FaultKind

const nameOf = ({ chapter, nodeId }: Place): string => `${chapter.key}/${nodeId}`

/** Ways that name no node, nodes nobody comes to, and nodes from which no ending can be reached. */
function wayFaults(game: PlayableGame): string[] {
  const options = everyPlace(game).flatMap((place) =>
    place.node.options
      .filter(({ id }) => resolve(game, place.node, id).next.kind === 'invalid')
      .map(({ id }) => faultAt('way', `${nameOf(place)}/${id}`)),
  )
  const lost = [...leadingNowhere(game), ...unreachedPlaces(game), ...deadEnds(game)]
  return [...options, ...lost.map((place) => faultAt('way', nameOf(place)))]
}

/** Speakers, places and answers that are not there. */
function nodeFaults(game: PlayableGame, { npcs, locations }: GameSnapshot): string[] {
  const speakers = new Set([0, ...npcs.map(({ id }) => id)])
  const places = new Set(locations.map(({ id }) => id))
  return everyPlace(game).flatMap((place) => {
    const { speaker, locationId, answerId } = place.node
    const answered = answerId === null || optionOf(place.node, answerId) !== undefined
    return [
      ...(speakers.has(speaker) ? [] : [faultAt('speaker', nameOf(place))]),
      ...(places.has(locationId) ? [] : [faultAt('location', nameOf(place))]),
      ...(answered ? [] : [faultAt('answer', nameOf(place))]),
    ]
  })
}

/** Whom a task is asked by, and where it ends. */
function taskFaults({ npcs, contents, npcTasks, chapters, ...rest }: GameSnapshot): string[] {
  const nodesByKey = new Map(contents.map(({ key, nodes }) => [key, nodes]))
  const everyNode = contents.flatMap(({ nodes }) => nodes)
  const ofTask = (address: string, { roleId, keyNodeId, optionId, chapterKey }: Task): string[] => {
    const nodes = nodesByKey.get(chapterKey) ?? everyNode
    const node = keyNodeId === null ? undefined : nodes.find(({ id }) => isSameId(id, keyNodeId))
    const asked = roleId === null || roleId === 0 || npcs.some(({ id }) => isSameId(id, roleId))
    const chosen = node === undefined || optionId === null || optionOf(node, optionId) !== undefined
    return [
      ...(asked ? [] : [faultAt('role', address)]),
      ...(keyNodeId === null || node !== undefined ? [] : [faultAt('node', address)]),
      ...(chosen ? [] : [faultAt('option', address)]),
    ]
  }
  return taskCopies({ npcs, contents, npcTasks, chapters, ...rest }).flatMap(({ address, task }) =>
    ofTask(address, task),
  )
}

function nameFaults({ npcs }: GameSnapshot): string[] {
  const seen = new Set<string>()
  return npcs.flatMap(({ id, name }) => {
    const borne = seen.has(name)
    seen.add(name)
    return borne ? [faultAt('name', `npcs/${id}`)] : []
  })
}

/** What keeps a game from being played as it is written: `speaker chapter_1/105`, the kind first and then where. */
export function playFaultsOf(game: GameSnapshot): string[] {
  const playable = playableGame(chaptersInOrder(game.contents))
  return [
    ...wayFaults(playable),
    ...nodeFaults(playable, game),
    ...taskFaults(game),
    ...nameFaults(game),
  ]
}

/** The faults a game has and another did not. */
export function newFaults(before: GameSnapshot, after: GameSnapshot): string[] {
  const known = new Set(playFaultsOf(before))
  return playFaultsOf(after).filter((fault) => !known.has(fault))
}
