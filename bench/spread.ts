import { versionOf } from '#core/engine/table.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { Maps } from './maps.ts'

type ById = Maps['cast']
type Contents = Maps['nodes']
type Entity = { id: string | number }

const put = (map: ById, id: string | number, value: unknown, version: number): ById => {
  const kept = map[id]
  return kept !== undefined && kept.version >= version ? map : { ...map, [id]: { version, value } }
}

const putEach = (map: ById, entities: readonly Entity[], version: number): ById =>
  entities.reduce((next, entity) => put(next, entity.id, entity, version), map)

const putTexts = (map: ById, texts: Record<string, unknown>, version: number): ById =>
  Object.entries(texts).reduce((next, [id, text]) => put(next, id, text, version), map)

function putContent(
  contents: Contents,
  chapter: { key: string; index: number | null },
  entities: readonly Entity[],
  version: number,
): Contents {
  if (entities.length === 0) return contents
  const { key, index } = chapter
  const content = contents[key] ?? { index, rows: {} }
  return { ...contents, [key]: { ...content, rows: putEach(content.rows, entities, version) } }
}

type Kept = Maps['status']
const write = (kept: Kept, value: unknown, version: number): Kept =>
  kept.version < version ? { version, value } : kept

/** Folds a fact by plain spread, as one writes reducers without a library. */
export function spreadMaps(maps: Maps, event: GameEvent): Maps {
  const version = versionOf(event)
  switch (event.type) {
    case 'script/opened':
      return { ...maps, scriptId: event.payload.scriptId }
    case 'script/generationCompleted':
      return { ...maps, status: write(maps.status, 2, version) }
    case 'basics/written': {
      const { elements, locations } = event.payload
      return {
        ...maps,
        elements: putTexts(maps.elements, elements, version),
        locations: putEach(maps.locations, locations, version),
      }
    }
    case 'media/coverPainted':
      return { ...maps, cover: write(maps.cover, event.payload.url, version) }
    case 'media/locationPainted':
      return { ...maps, places: putTexts(maps.places, event.payload.images, version) }
    case 'media/npcPainted': {
      const { npcId, photo, avatar } = event.payload
      return { ...maps, photos: put(maps.photos, npcId, { photo, avatar }, version) }
    }
    case 'player/written':
      return { ...maps, player: write(maps.player, event.payload.player, version) }
    case 'npcs/written':
      return { ...maps, cast: putEach(maps.cast, event.payload.npcs, version) }
    case 'story/written': {
      const { prologue, chapters } = event.payload
      return {
        ...maps,
        prologue: prologue.length > 0 ? write(maps.prologue, prologue, version) : maps.prologue,
        chapters: putEach(maps.chapters, chapters, version),
      }
    }
    case 'nodes/written': {
      const { chapter } = event.payload
      return {
        ...maps,
        nodes: putContent(maps.nodes, chapter, chapter.nodes, version),
        tasks: putContent(maps.tasks, chapter, chapter.tasks, version),
      }
    }
    default:
      return maps
  }
}
