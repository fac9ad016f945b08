import type { RevisedModules } from '../game.ts'
import { presentAddress } from './address.ts'
import { decodeStory, encodeChapter } from './chapter.ts'
import { decodeElements, encodeElements } from './element.ts'
import { decodeContents, encodeContents } from './key-node.ts'
import { decodeNpc, encodeNpc } from './npc.ts'
import { decodePlayer, encodePlayer } from './player.ts'
import { addressIn, decodeEach, first, listIn, objectIn, type Wire } from './read.ts'
import { decodeTask, encodeTask } from './task.ts'

/** A list that was restated: an empty one says that nothing is left, one in which nothing can be read says nothing. */
const restated = <T>(raw: unknown, read: readonly T[]): T[] | undefined =>
  raw === undefined || (read.length === 0 && listIn(raw).length > 0) ? undefined : [...read]

const named = <N extends string, T>(name: N, value: T | undefined) =>
  // exactly this one name, or none
  (value === undefined ? {} : { [name]: value }) as { [one in N]?: T }

function elementsIn(raw: Wire): RevisedModules {
  const element = objectIn(first(raw, 'initialElement', 'initial_element'))
  if (element === undefined) return {}
  const { elements, locations } = decodeElements(element)
  const told = Object.keys(elements).length > 0 || element.title === ''
  return {
    ...(told ? { elements } : {}),
    ...named('locations', restated(element.locations, locations)),
  }
}

function storyIn(raw: Wire): RevisedModules {
  const outline = objectIn(first(raw, 'scriptOutline', 'script_outline'))
  if (outline === undefined) return {}
  const { prologue, chapters } = decodeStory(outline)
  return {
    ...named('prologue', restated(outline.prologue, prologue)),
    ...named('chapters', restated(first(outline, 'chapters', 'elements'), chapters)),
  }
}

function playerIn(raw: Wire): RevisedModules {
  const profile = first(raw, 'characterProfile', 'character_profile')
  if (profile === undefined) return raw.characterProfile === null ? { player: null } : {}
  return named('player', decodePlayer(objectIn(profile)) ?? undefined)
}

function castIn(raw: Wire): RevisedModules {
  const list = first(raw, 'npcList', 'npc_list')
  const npcs = objectIn(list)?.npcs ?? list
  const given = first(raw, 'npcTasks', 'npc_tasks')
  const tasks = objectIn(given)?.npc_tasks ?? given
  return {
    ...named('npcs', restated(npcs, decodeEach(listIn(npcs), decodeNpc))),
    ...named(
      'npcTasks',
      restated(
        tasks,
        decodeEach(listIn(tasks), (one) => decodeTask(one)),
      ),
    ),
  }
}

/** Each chapter whole. One that names no node and no task is gone; one of which nothing can be read says nothing. */
function contentsIn(raw: Wire): RevisedModules {
  const map = objectIn(first(raw, 'keyNodesAndTasks', 'key_nodes_and_tasks')) ?? {}
  const contents = decodeContents(map).filter(({ key, nodes, tasks }) => {
    const parts = Object.values(objectIn(map[key]) ?? {})
    const empty = parts.length > 0 && parts.every((one) => Array.isArray(one) && one.length === 0)
    return nodes.length > 0 || tasks.length > 0 || empty
  })
  return contents.length === 0 ? {} : { contents }
}

/** The modules a `script_update` restates. */
export const decodeUpdate = (raw: Wire): RevisedModules => ({
  ...elementsIn(raw),
  ...playerIn(raw),
  ...castIn(raw),
  ...storyIn(raw),
  ...contentsIn(raw),
  ...named('cover', addressIn(raw, 'cover') ?? undefined),
})

function encodeElementModule({ elements, locations }: RevisedModules, origin: string) {
  if (elements === undefined && locations === undefined) return {}
  const { locations: wireLocations, ...texts } = encodeElements(
    elements ?? {},
    locations ?? [],
    origin,
  )
  return {
    initialElement: {
      // a title of no letters says that no text is left
      ...(elements !== undefined && Object.keys(texts).length === 0 ? { title: '' } : texts),
      ...(locations === undefined ? {} : { locations: wireLocations }),
    },
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

export const encodeUpdate = (
  {
    modules,
    text,
    revision,
  }: { modules: RevisedModules; text?: string | undefined; revision?: string | undefined },
  origin: string,
) => ({
  ...(text === undefined ? {} : { update_text: text }),
  ...(revision === undefined ? {} : { revision }),
  ...encodeElementModule(modules, origin),
  ...(modules.player === undefined
    ? {}
    : { characterProfile: modules.player === null ? null : encodePlayer(modules.player) }),
  ...(modules.npcs === undefined
    ? {}
    : { npcList: { npcs: modules.npcs.map((npc) => encodeNpc(npc, origin)) } }),
  ...(modules.npcTasks === undefined ? {} : { npcTasks: modules.npcTasks.map(encodeTask) }),
  ...encodeStoryModule(modules),
  ...(modules.contents === undefined ? {} : { keyNodesAndTasks: encodeContents(modules.contents) }),
  ...(modules.cover === undefined ? {} : { cover: presentAddress(modules.cover, origin) }),
})
