import type { GamePart, GenerationStage } from '../game.ts'
import type { ScenePart } from '../manuscript.ts'
import { presentAddress } from './address.ts'
import { encodeStory } from './chapter.ts'
import { encodeElements } from './element.ts'
import { bareOf, type GameFact, gamePartOf, readerOf } from './frame-readers.ts'
import { encodeImages } from './game.ts'
import { encodeContent } from './key-node.ts'
import { encodeCastSize, encodeNpc, encodeNpcPhoto } from './npc.ts'
import { decodePlain, encodePlain } from './plain-fact.ts'
import { encodePlayer } from './player.ts'
import { isObject, numberIn, parsed, textIn } from './read.ts'
import { encodeRecord } from './record.ts'
import { encodeRevision } from './revision.ts'
import { decodeScenePart, SCENE_PART } from './scene-part.ts'
import { encodeTask } from './task.ts'
import { isBlank } from './unreadable.ts'
import { encodeUpdate } from './update.ts'

/** One frame of the live socket; `seq` is absent where the server keeps to the specification alone. */
export type Frame = {
  script_id: string
  key?: string
  message?: string
  step?: number
  seq?: number
}

export type DecodedFrame =
  | { kind: 'malformed' }
  | { kind: 'reset'; scriptId: string }
  | { kind: 'part'; part: ScenePart; scriptId: string }
  | { kind: 'ignored'; key: string; scriptId: string; seq: number | null }
  | { kind: 'unreadable'; part: GamePart; scriptId: string; seq: number | null }
  | { kind: 'facts'; facts: GameFact[]; scriptId: string; seq: number | null }

const RESET = 'script_reset'

/** Says that a number asked for was never told: the log ends at `last`, and is told from its beginning. */
export const encodeReset = (scriptId: string, last: number): Frame => ({
  script_id: scriptId,
  key: RESET,
  message: JSON.stringify({ seq: last }),
})

/** What a frame says. Never throws, whatever came over the wire. */
export function decodeFrame(data: unknown): DecodedFrame {
  const raw = parsed(data)
  if (!isObject(raw)) return { kind: 'malformed' }
  const scriptId = textIn(raw, 'script_id', 'scriptId')
  if (scriptId === '') return { kind: 'malformed' }
  const number = numberIn(raw, 'seq')
  const seq = number !== undefined && Number.isSafeInteger(number) && number > 0 ? number : null
  const key = textIn(raw, 'key')
  const message = opened(raw.message)
  const blank = message === undefined || message === null || message === ''
  if (key === '' && blank && textIn(raw, 'step') === '0')
    return {
      kind: 'facts',
      facts: [{ type: 'script/generationCompleted', payload: {} }],
      scriptId,
      seq,
    }
  if (key === RESET) return { kind: 'reset', scriptId }
  if (key === SCENE_PART) {
    const part = decodeScenePart(message)
    return part === null ? { kind: 'malformed' } : { kind: 'part', part, scriptId }
  }
  const plain = decodePlain(key, message)
  if (plain !== null) return { kind: 'facts', facts: [plain], scriptId, seq }
  const reader = readerOf(key)
  if (reader === undefined) return { kind: 'ignored', key: key.slice(0, 80), scriptId, seq }
  const facts = reader(bareOf(message, reader))
  const part = gamePartOf(reader)
  return facts.length === 0 && part !== null && !isBlank(message)
    ? { kind: 'unreadable', part, scriptId, seq }
    : { kind: 'facts', facts, scriptId, seq }
}

/** A message that is text of an object or a list as that: it is parsed here once, and not by each who looks into it. */
function opened(message: unknown): unknown {
  const found = parsed(message)
  return typeof found === 'object' && found !== null ? found : message
}

/** The number the wire gives the step a stage belongs to; what belongs to none is told in the first. */
export const STEP_OF_STAGE: Record<GenerationStage, number> = {
  initial_element: 0,
  cover: 0,
  location_image: 0,
  character_profile: 1,
  npc_list: 2,
  npc_photo: 2,
  npc_tasks: 2,
  outline: 3,
  key_nodes_and_tasks: 4,
  script_update: 0,
  script_update_finish: 0,
}

type Encoded = { key?: string; step?: number; message?: unknown }

function encodeBody(fact: GameFact, scriptId: string, origin: string): Encoded {
  switch (fact.type) {
    case 'basics/written':
      return {
        key: 'initial_element',
        step: 0,
        message: {
          ...encodeElements(fact.payload.elements, fact.payload.locations, origin),
          ...encodeCastSize(fact.payload.castSize),
        },
      }
    case 'media/coverPainted':
      return { key: 'script_cover', step: 0, message: presentAddress(fact.payload.url, origin) }
    case 'media/locationPainted':
      return { key: 'location_image', step: 0, message: encodeImages(fact.payload.images, origin) }
    case 'player/written':
      return { key: 'character_profile', step: 1, message: encodePlayer(fact.payload.player) }
    case 'npcs/written':
      return {
        key: 'npc_list',
        step: 2,
        message: { npcs: fact.payload.npcs.map((npc) => encodeNpc(npc, origin)) },
      }
    case 'media/npcPainted':
      return { key: 'npc_photo', step: 2, message: encodeNpcPhoto(fact.payload, origin) }
    case 'npcs/tasksWritten':
      return {
        key: 'npc_tasks',
        step: 2,
        message: { npcTasks: fact.payload.tasks.map(encodeTask) },
      }
    case 'story/written':
      return {
        key: 'script_outline',
        step: 3,
        message: encodeStory(fact.payload.prologue, fact.payload.chapters),
      }
    case 'nodes/written':
      return {
        key: 'key_nodes_and_tasks',
        step: 4,
        message: { [fact.payload.chapter.key]: encodeContent(fact.payload.chapter) },
      }
    case 'script/stageFailed':
      return {
        key: 'stage_failed',
        step: STEP_OF_STAGE[fact.payload.stage],
        message: fact.payload,
      }
    case 'script/generationResumed':
      return { key: 'generation_resumed', step: 0, message: fact.payload }
    case 'script/generationCompleted':
      return { step: 0 }
    case 'updates/applied':
      return { key: 'script_update', message: encodeUpdate(fact.payload, origin) }
    case 'updates/finished':
      return {
        key: 'script_update_finish',
        message: {
          script_version: fact.payload.scriptVersion,
          updated: fact.payload.updated,
          ...(fact.payload.revision === undefined
            ? {}
            : { revision: encodeRevision(fact.payload.revision) }),
        },
      }
    case 'chat/recorded':
      return { key: 'record', message: encodeRecord(fact.payload.record, scriptId) }
    case 'publishing/changed': {
      const url = presentAddress(fact.payload.url, origin)
      return encodePlain({ ...fact, payload: { ...fact.payload, url } })
    }
    case 'script/snapshotReceived':
      throw new Error('a snapshot is answered by GET, never sent as a frame')
    default:
      return encodePlain(fact)
  }
}

/** The one frame of a fact, with the present origin in its addresses. */
export function encodeFact(fact: GameFact, scriptId: string, seq: number, origin: string): Frame {
  const { message, ...rest } = encodeBody(fact, scriptId, origin)
  return {
    script_id: scriptId,
    ...rest,
    ...(message === undefined
      ? {}
      : { message: typeof message === 'string' ? message : JSON.stringify(message) }),
    seq,
  }
}
