import type { RevisedModules } from '../game.ts'
import { presentAddress } from './address.ts'
import { decodeStory, encodeChapter } from './chapter.ts'
import { decodeElements, encodeElements } from './element.ts'
import { decodeContents, encodeContents } from './key-node.ts'
import { decodeNpc, encodeNpc } from './npc.ts'
import { decodePlayer, encodePlayer } from './player.ts'
import { addressIn, decodeEach, first, listIn, objectIn, type Wire } from './read.ts'
import { decodeTask, encodeTask } from './task.ts'

function elementsIn(raw: Wire): RevisedModules {
  const element = objectIn(first(raw, 'initialElement', 'initial_element'))
  if (element === undefined) return {}
  const { elements, locations } = decodeElements(element)
  return {
    ...(Object.keys(elements).length > 0 ? { elements } : {}),
    ...(element.locations === undefined ? {} : { locations }),
  }
}

function storyIn(raw: Wire): RevisedModules {
  const outline = objectIn(first(raw, 'scriptOutline', 'script_outline'))
  if (outline === undefined) return {}
  const { prologue, chapters } = decodeStory(outline)
  return {
    ...(outline.prologue === undefined ? {} : { prologue }),
    ...(outline.chapters === undefined ? {} : { chapters }),
  }
}

function castIn(raw: Wire): RevisedModules {
  const player = decodePlayer(objectIn(first(raw, 'characterProfile', 'character_profile')))
  const list = first(raw, 'npcList', 'npc_list')
  const npcs = decodeEach(listIn(objectIn(list)?.npcs ?? list), decodeNpc)
  const tasks = first(raw, 'npcTasks', 'npc_tasks')
  return {
    ...(player === null ? {} : { player }),
    ...(npcs.length === 0 ? {} : { npcs }),
    ...(tasks === undefined
      ? {}
      : {
          npcTasks: decodeEach(listIn(objectIn(tasks)?.npc_tasks ?? tasks), (one) =>
            decodeTask(one),
          ),
        }),
  }
}

/** The modules a `script_update` restates. */
export function decodeUpdate(raw: Wire): RevisedModules {
  const contents = decodeContents(first(raw, 'keyNodesAndTasks', 'key_nodes_and_tasks'))
  const cover = addressIn(raw, 'cover')
  return {
    ...elementsIn(raw),
    ...castIn(raw),
    ...storyIn(raw),
    ...(contents.length === 0 ? {} : { contents }),
    ...(cover === null ? {} : { cover }),
  }
}

function encodeElementModule({ elements, locations }: RevisedModules, origin: string) {
  if (elements === undefined && locations === undefined) return {}
  const { locations: wireLocations, ...texts } = encodeElements(
    elements ?? {},
    locations ?? [],
    origin,
  )
  return {
    initialElement: locations === undefined ? texts : { ...texts, locations: wireLocations },
  }
}

function encodeStoryModule({ prologue, chapters }: RevisedModules) {
  if (prologue === undefined && chapters === undefined) return {}
  return {
    scriptOutline: {
      ...(prologue === undefined ? {} : { prologue }),
      ...(chapters === undefined ? {} : { chapters: chapters.map(encodeChapter) }),
    },
  }
}

export const encodeUpdate = (modules: RevisedModules, origin: string) => ({
  ...encodeElementModule(modules, origin),
  ...(modules.player === undefined ? {} : { characterProfile: encodePlayer(modules.player) }),
  ...(modules.npcs === undefined
    ? {}
    : { npcList: { npcs: modules.npcs.map((npc) => encodeNpc(npc, origin)) } }),
  ...(modules.npcTasks === undefined ? {} : { npcTasks: modules.npcTasks.map(encodeTask) }),
  ...encodeStoryModule(modules),
  ...(modules.contents === undefined ? {} : { keyNodesAndTasks: encodeContents(modules.contents) }),
  ...(modules.cover === undefined ? {} : { cover: presentAddress(modules.cover, origin) }),
})
