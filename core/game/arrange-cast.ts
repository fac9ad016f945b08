import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Location } from '#schemas/location.ts'
import type { Npc } from '#schemas/npc.ts'
import { textAddressOf } from './addresses.ts'
import {
  type Arranged,
  addedToList,
  arrangedWith,
  freeName,
  movedInList,
  nextNumber,
  removedFromList,
  stepOf,
} from './arranged-list.ts'
import { firstWordsOf } from './first-words.ts'

function newNpc(game: GameSnapshot): Npc {
  const { name, ...words } = firstWordsOf(game).character
  const { npcs, contents, npcTasks } = game
  const spoken = contents.flatMap(({ nodes }) => nodes.map(({ speaker }) => speaker))
  return {
    id: nextNumber(...npcs.map(({ id }) => id), ...spoken, ...npcTasks.map((one) => one.roleId)),
    name: freeName(
      name,
      npcs.map((one) => one.name),
    ),
    ...words,
    backstory: '',
    traits: [],
    appearance: '',
    avatarBackground: '',
    voiceId: '',
    avatar: null,
    photo: null,
  }
}

/** Adds, moves or removes a character. Who speaks, or asks for something, may go: what that breaks is told by the checks. */
export function arrangeNpcs(game: GameSnapshot, id: string, what: Arrangement): Arranged {
  const { npcs } = game
  if (what.verb === 'add') {
    const npc = newNpc(game)
    return arrangedWith(addedToList(npcs, npc), textAddressOf('npcs', npc.id), (list) => ({
      ...game,
      npcs: list,
    }))
  }
  const list =
    what.verb === 'move' ? movedInList(npcs, id, stepOf(what)) : removedFromList(npcs, id)
  return arrangedWith(list, what.at, (next) => ({ ...game, npcs: next }))
}

function newLocation(game: GameSnapshot): Location {
  const { locations, contents } = game
  const { name, description } = firstWordsOf(game).place
  const used = contents.flatMap(({ nodes }) => nodes.map(({ locationId }) => locationId))
  const numbers = [...locations.map(({ id }) => id), ...used].map((id) => /^place-(\d+)$/.exec(id))
  return {
    id: `place-${nextNumber(...numbers.map((found) => found?.[1] ?? null))}`,
    name: freeName(
      name,
      locations.map((one) => one.name),
    ),
    description,
    imageDescription: '',
    image: null,
  }
}

/** Adds, moves or removes a place. */
export function arrangeLocations(game: GameSnapshot, id: string, what: Arrangement): Arranged {
  const { locations } = game
  if (what.verb === 'add') {
    const place = newLocation(game)
    const at = textAddressOf('locations', place.id)
    return arrangedWith(addedToList(locations, place), at, (list) => ({ ...game, locations: list }))
  }
  const list =
    what.verb === 'move' ? movedInList(locations, id, stepOf(what)) : removedFromList(locations, id)
  return arrangedWith(list, what.at, (next) => ({ ...game, locations: next }))
}
