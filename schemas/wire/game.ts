import { type GamePart, type GameSnapshot, SCRIPT_STATUS } from '../game.ts'
import type { Publication } from '../library.ts'
import { presentAddress, presentOrNull } from './address.ts'
import { decodeGameBrief, encodeBrief } from './brief.ts'
import { decodeOutline, encodeStory } from './chapter.ts'
import { decodeElements, encodeElements } from './element.ts'
import { decodeContents, encodeContents } from './key-node.ts'
import {
  castSizeIn,
  decodeNpc,
  decodeNpcPhotos,
  encodeCastSize,
  encodeNpc,
  encodeNpcPhoto,
  tasksOfNpc,
} from './npc.ts'
import { decodePlayer, encodePlayer } from './player.ts'
import {
  addressIn,
  decodeEach,
  first,
  listIn,
  numberIn,
  objectIn,
  parsed,
  type Wire,
} from './read.ts'
import { decodeTask, encodeTask } from './task.ts'
import { unreadableParts } from './unreadable.ts'

/** A map from location id to address; what is no address is dropped. */
export function decodeImages(raw: unknown): Record<string, string> {
  const images = objectIn(raw) ?? {}
  return Object.fromEntries(
    Object.keys(images).flatMap((id) => {
      const address = addressIn(images, id)
      return address === null ? [] : [[id, address]]
    }),
  )
}

export const encodeImages = (images: Readonly<Record<string, string>>, origin: string) =>
  Object.fromEntries(
    Object.entries(images).map(([id, address]) => [id, presentAddress(address, origin)]),
  )

/** A list that stands alone, or in an object under one of the names. */
function inside(value: unknown, ...names: string[]): readonly unknown[] {
  const found = objectIn(value)
  return listIn(found === undefined ? value : (first(found, ...names) ?? found))
}

/** 1 says that it is still being written; whatever else a server says, it is complete (GE4). */
function statusIn(raw: Wire): number {
  const status = parsed(first(raw, 'status'))
  if (status === SCRIPT_STATUS.generating || status === SCRIPT_STATUS.partial) return status
  return SCRIPT_STATUS.complete
}

type DecodedGame = {
  game: GameSnapshot
  /** The position of the log it is as of, where the server says so. */
  asOf: number | null
  /** Where it stands in line while it is written; 0 where it waits for no other. */
  place: number
  /** Where it is played; null where it is not, undefined where the server does not say. */
  publication: Publication | null | undefined
  /** What is there and cannot be read. */
  unreadable: GamePart[]
}

/** A game info answer. Never throws, whatever came. */
export function decodeGame(raw: Wire): DecodedGame {
  const npcs = inside(raw.npc_list, 'npcs')
  const listed = decodeEach(inside(raw.npc_tasks, 'npc_tasks', 'npcTasks', 'tasks'), (item) =>
    decodeTask(item),
  )
  const own = npcs.flatMap(tasksOfNpc).filter((task) => !listed.some((one) => one.id === task.id))
  const game: GameSnapshot = {
    brief: decodeGameBrief(raw),
    ...decodeElements(objectIn(raw.initial_element) ?? {}),
    cover: addressIn(raw, 'cover'),
    locationImages: decodeImages(raw.location_images),
    player: decodePlayer(objectIn(raw.character_profile)),
    npcs: decodeEach(npcs, decodeNpc),
    ...castSizeIn(raw),
    npcPhotos: decodeNpcPhotos(raw.npc_photos),
    npcTasks: [...listed, ...own],
    ...decodeOutline(raw.script_outline),
    contents: decodeContents(raw.script_key_nodes_and_task_map),
    status: statusIn(raw),
    failedStages: listIn(raw.failed_stages).filter((one): one is string => typeof one === 'string'),
    scriptVersion: Math.trunc(numberIn(raw, 'script_version') ?? 0),
  }
  return {
    game,
    asOf: numberIn(raw, 'seq', 'as_of_seq') ?? null,
    place: Math.max(0, Math.trunc(numberIn(raw, 'place_in_line') ?? 0)),
    publication: publicationIn(raw),
    unreadable: unreadableParts(raw, game),
  }
}

function publicationIn(raw: Wire): Publication | null | undefined {
  if (raw.published === null) return null
  const told = objectIn(raw.published) ?? {}
  const [gameId, url] = [told.game_id, told.url]
  if (typeof gameId !== 'string' || typeof url !== 'string') return undefined
  return { gameId, url, version: numberIn(told, 'version') ?? null }
}

const extractInformation = ({ elements }: GameSnapshot) => ({
  template: elements.templateKey ?? '',
  title: elements.title ?? '',
  world: elements.worldOverview ?? '',
  genre: elements.templateKey ?? '',
  p_id: elements.playerIdentity ?? '',
  p_goal: elements.playerGoal ?? '',
  conflict: elements.mainConflict ?? '',
  trigger: elements.incitingEvent ?? '',
  theme: elements.theme ?? '',
  npcs: elements.keyNpcs ?? '',
  symbol: elements.symbol ?? '',
})

/** The game info answer of SPEC section 3. `seq` is the log position it is as of. */
export const encodeGame = (game: GameSnapshot, seq: number, origin: string) => ({
  ...encodeBrief(game.brief),
  extract_information: extractInformation(game),
  cover: presentOrNull(game.cover, origin),
  initial_element: encodeElements(game.elements, game.locations, origin),
  character_profile: game.player === null ? null : encodePlayer(game.player),
  ...encodeCastSize(game.castSize),
  npc_list: { npcs: game.npcs.map((npc) => encodeNpc(npc, origin)) },
  npc_photos: game.npcPhotos.map((one) => ({ id: one.npcId, ...encodeNpcPhoto(one, origin) })),
  npc_tasks: { npc_tasks: game.npcTasks.map(encodeTask) },
  script_outline: encodeStory(game.prologue, game.chapters),
  script_key_nodes_and_task_map: encodeContents(game.contents),
  location_images: encodeImages(game.locationImages, origin),
  status: game.status,
  ...(game.failedStages.length === 0 ? {} : { failed_stages: game.failedStages }),
  script_version: game.scriptVersion,
  seq,
})
