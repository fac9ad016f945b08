import type { EventPayload, GameEventType } from '../events/index.ts'
import { type GamePart, GenerationStage } from '../game.ts'
import { decodeOutline } from './chapter.ts'
import { decodeElements } from './element.ts'
import { decodeImages } from './game.ts'
import { decodeContents } from './key-node.ts'
import { castSizeIn, decodeNpc, decodeNpcPhoto, decodeNpcPhotos, tasksOfNpc } from './npc.ts'
import { decodePlayer } from './player.ts'
import { decodeEach, first, listIn, numberIn, objectIn, parsed, textIn } from './read.ts'
import { decodeRecord } from './record.ts'
import { decodeRevision } from './revision.ts'
import { spelled } from './spelling.ts'
import { decodeTask } from './task.ts'
import { decodeUpdate } from './update.ts'

/** A fact of the game without its envelope. */
export type GameFact = {
  [T in GameEventType]: { type: T; payload: EventPayload<T> }
}[GameEventType]

/** Reads the message of one kind of frame; nothing usable is no fact. */
export type Reader = (message: unknown) => GameFact[]

const readElements: Reader = (message) => {
  const found = objectIn(message) ?? {}
  const { elements, locations } = decodeElements(found)
  if (Object.keys(elements).length === 0 && locations.length === 0) return []
  return [{ type: 'basics/written', payload: { elements, locations, ...castSizeIn(found) } }]
}

const COVER = spelled('url', 'cover', 'script_cover', 'cover_url', 'image', 'image_url')

const readCover: Reader = (message) => {
  const found = parsed(message)
  const url = typeof found === 'string' ? found : textIn(objectIn(found) ?? {}, ...COVER)
  return /^http/.test(url) ? [{ type: 'media/coverPainted', payload: { url } }] : []
}

const readImages: Reader = (message) => {
  const images = decodeImages(message)
  if (Object.keys(images).length === 0) return []
  return [{ type: 'media/locationPainted', payload: { images } }]
}

const readPlayer: Reader = (message) => {
  const player = decodePlayer(objectIn(message))
  return player === null ? [] : [{ type: 'player/written', payload: { player } }]
}

const taskFact = (tasks: EventPayload<'npcs/tasksWritten'>['tasks']): GameFact[] =>
  tasks.length === 0 ? [] : [{ type: 'npcs/tasksWritten', payload: { tasks } }]

const CAST = ['npcs', 'roles', 'elements'] as const

const readNpcs: Reader = (message) => {
  const found = objectIn(message)
  const list = listIn(found === undefined ? message : (first(found, ...CAST) ?? [found]))
  const npcs = decodeEach(list, decodeNpc)
  if (npcs.length === 0) return []
  return [{ type: 'npcs/written', payload: { npcs } }, ...taskFact(list.flatMap(tasksOfNpc))]
}

const readNpcPhotos: Reader = (message) => {
  const found = objectIn(message)
  const single = decodeNpcPhoto(found)
  const photos = single === null ? decodeNpcPhotos(found ?? parsed(message)) : [single]
  return photos.map((payload) => ({ type: 'media/npcPainted', payload }))
}

const readNpcTasks: Reader = (message) => {
  const found = objectIn(message)
  const list =
    found === undefined ? message : first(found, 'npcTasks', 'npc_tasks', 'tasks', 'elements')
  return taskFact(decodeEach(listIn(list), (item) => decodeTask(item)))
}

const readStory: Reader = (message) => {
  const story = decodeOutline(message)
  if (story.prologue.length === 0 && story.chapters.length === 0) return []
  return [{ type: 'story/written', payload: story }]
}

const readContents: Reader = (message) =>
  decodeContents(message)
    .filter((chapter) => chapter.nodes.length > 0 || chapter.tasks.length > 0)
    .map((chapter) => ({ type: 'nodes/written', payload: { chapter } }))

const readFailure: Reader = (message) => {
  const found = objectIn(message) ?? {}
  const stage = GenerationStage.safeParse(first(found, 'stage'))
  if (!stage.success) return []
  const payload = {
    stage: stage.data,
    reason: textIn(found, 'reason'),
    retryable: found.retryable === true,
    ...(typeof found.unit === 'string' ? { unit: found.unit } : {}),
  }
  return [{ type: 'script/stageFailed', payload }]
}

const readResumed: Reader = (message) => {
  const found = objectIn(message) ?? {}
  const run = numberIn(found, 'run') ?? 0
  const left = listIn(found.left).flatMap((name) => GenerationStage.safeParse(name).data ?? [])
  return run >= 1 ? [{ type: 'script/generationResumed', payload: { run, left } }] : []
}

const readUpdate: Reader = (message) => {
  const found = objectIn(message) ?? {}
  const modules = decodeUpdate(found)
  const text = textIn(found, 'update_text', 'updateText')
  const revision = textIn(found, 'revision')
  const told = { ...(text === '' ? {} : { text }), ...(revision === '' ? {} : { revision }) }
  return Object.keys(modules).length + Object.keys(told).length === 0
    ? []
    : [{ type: 'updates/applied', payload: { modules, ...told } }]
}

const readFinish: Reader = (message) => {
  const found = objectIn(message) ?? {}
  const updated = listIn(found.updated).filter((one): one is string => typeof one === 'string')
  const scriptVersion = numberIn(found, 'script_version') ?? 0
  const revision = decodeRevision(found.revision)
  const told = revision === undefined ? {} : { revision }
  return [{ type: 'updates/finished', payload: { scriptVersion, updated, ...told } }]
}

const readRecord: Reader = (message) => {
  const record = decodeRecord(message)
  return record === null ? [] : [{ type: 'chat/recorded', payload: { record } }]
}

/** Every name of a key, without case and marks. */
const READERS: Record<string, Reader> = {
  ...named(
    readElements,
    'initialelement initialelements gamemetainfo gamemeta metainfo gameinfo basics',
  ),
  ...named(readCover, 'scriptcover cover gamecover coverimage coverurl'),
  ...named(readImages, 'locationimage locationimages'),
  ...named(readPlayer, 'characterprofile player playerprofile playerinfo playeridentity'),
  ...named(readNpcs, 'npclist npcs npc role roles rolelist'),
  ...named(readNpcPhotos, 'npcphoto npcphotos rolephoto rolephotos npcimage'),
  ...named(readNpcTasks, 'npctasks npctask roletask roletasks'),
  ...named(readStory, 'scriptoutline storyoutline outline mainstory'),
  ...named(
    readContents,
    'keynodesandtasks keynodeandmaintask keynodesandmaintasks keynodesandmaintask keynodeandmaintasks keynodeandtask keynodes keynode keynodesandtaskmap scriptkeynodesandtaskmap',
  ),
  ...named(readFailure, 'stagefailed'),
  ...named(readResumed, 'generationresumed'),
  ...named(readUpdate, 'scriptupdate updatescript'),
  ...named(readFinish, 'scriptupdatefinish updatescriptfinish'),
  ...named(readRecord, 'record chatrecord records'),
}

function named(reader: Reader, names: string): Record<string, Reader> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reader]))
}

/** The message itself, where a server names it once more inside: `{npcPhoto: {…}}`. */
export function bareOf(message: unknown, reader: Reader): unknown {
  const found = objectIn(message)
  const [name, ...others] = found === undefined ? [] : Object.keys(found)
  const isNamed = name !== undefined && others.length === 0 && readerOf(name) === reader
  return isNamed ? found?.[name] : message
}

/** The reader of a key in any spelling, or nothing for a key nobody knows. */
export function readerOf(key: string): Reader | undefined {
  const name = key.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(READERS, name) ? READERS[name] : undefined
}

/** The part of the game a reader reads whole, where its creator is told of data that cannot be read. */
export function gamePartOf(reader: Reader): GamePart | null {
  if (reader === readNpcs) return 'npcs'
  return reader === readContents ? 'nodes' : null
}
