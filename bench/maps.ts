import { versionOf } from '#core/engine/table.ts'
import type { GameEvent } from '#schemas/events/index.ts'

/** A value with the position that wrote it: what the fold of every candidate must keep. */
type Kept = { version: number; value: unknown }
type ById = Record<string, Kept>
type Content = { index: number | null; rows: ById }

/** The game as most would lay it out: maps by id, chapters with maps of their own. */
export type Maps = {
  scriptId: string | null
  status: Kept
  cover: Kept
  player: Kept
  prologue: Kept
  elements: ById
  locations: ById
  cast: ById
  places: ById
  photos: ById
  chapters: ById
  nodes: Record<string, Content>
  tasks: Record<string, Content>
}

const never = (value: unknown): Kept => ({ version: -1, value })

export const emptyMaps = (): Maps => ({
  scriptId: null,
  status: never(1),
  cover: never(null),
  player: never(null),
  prologue: never([]),
  elements: {},
  locations: {},
  cast: {},
  places: {},
  photos: {},
  chapters: {},
  nodes: {},
  tasks: {},
})

const isOlder = (kept: Kept | undefined, version: number): boolean =>
  kept === undefined || kept.version < version

function put(map: ById, id: string | number, value: unknown, version: number): void {
  if (isOlder(map[id], version)) map[id] = { version, value }
}

type Entity = { id: string | number }
function putEach(map: ById, entities: readonly Entity[], version: number): void {
  for (let at = 0; at < entities.length; at++) {
    const entity = entities[at] as Entity
    put(map, entity.id, entity, version)
  }
}

function putContent(
  contents: Record<string, Content>,
  key: string,
  index: number | null,
  entities: readonly Entity[],
  version: number,
): void {
  if (entities.length === 0) return
  const content = contents[key]
  if (content !== undefined) putEach(content.rows, entities, version)
  else {
    const rows: ById = {}
    putEach(rows, entities, version)
    contents[key] = { index, rows }
  }
}

/** Writes a fact into the maps by hand: nothing is copied, so nothing can do the same work in less. */
export function writeMaps(maps: Maps, event: GameEvent): void {
  const version = versionOf(event)
  switch (event.type) {
    case 'script/opened':
      maps.scriptId = event.payload.scriptId
      break
    case 'script/generationCompleted':
      if (isOlder(maps.status, version)) maps.status = { version, value: 2 }
      break
    case 'basics/written':
      for (const [name, text] of Object.entries(event.payload.elements))
        put(maps.elements, name, text, version)
      putEach(maps.locations, event.payload.locations, version)
      break
    case 'media/coverPainted':
      if (isOlder(maps.cover, version)) maps.cover = { version, value: event.payload.url }
      break
    case 'media/locationPainted':
      for (const [id, url] of Object.entries(event.payload.images))
        put(maps.places, id, url, version)
      break
    case 'media/npcPainted': {
      const { npcId, photo, avatar } = event.payload
      put(maps.photos, npcId, { photo, avatar }, version)
      break
    }
    case 'player/written':
      if (isOlder(maps.player, version)) maps.player = { version, value: event.payload.player }
      break
    case 'npcs/written':
      putEach(maps.cast, event.payload.npcs, version)
      break
    case 'story/written': {
      const { prologue, chapters } = event.payload
      if (prologue.length > 0 && isOlder(maps.prologue, version))
        maps.prologue = { version, value: prologue }
      putEach(maps.chapters, chapters, version)
      break
    }
    case 'nodes/written': {
      const { key, index, nodes, tasks } = event.payload.chapter
      putContent(maps.nodes, key, index, nodes, version)
      putContent(maps.tasks, key, index, tasks, version)
      break
    }
    default:
      break
  }
}
