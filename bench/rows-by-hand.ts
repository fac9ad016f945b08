import { versionOf } from '#core/engine/table.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { Id } from '#schemas/id.ts'
import type { Partition, PartitionedTable, Row, Slot, Table } from '#schemas/table.ts'

type Entity = { id: Id }
type OpenRows = Row<unknown>[]

function put(rows: OpenRows, id: Id, value: unknown, version: number): void {
  const last = rows.at(-1)
  const at = last === undefined || last.id < id ? -1 : rows.findIndex((row) => row.id >= id)
  const found = at < 0 ? undefined : rows[at]
  if (at < 0) rows.push({ id, version, value })
  else if (found?.id !== id) rows.splice(at, 0, { id, version, value })
  else if (found.version < version) rows[at] = { id, version, value }
}

function putEach(table: Table<unknown>, entities: readonly Entity[], version: number): void {
  for (const entity of entities) put(table.rows as OpenRows, entity.id, entity, version)
}

function putTexts(table: Table<string>, texts: Record<string, string>, version: number): void {
  for (const [id, text] of Object.entries(texts)) put(table.rows as OpenRows, id, text, version)
}

function write<T>(slot: Slot<T>, value: T, version: number): void {
  if (slot.version >= version) return
  slot.version = version
  slot.value = value
}

function putContent(
  contents: PartitionedTable<unknown>,
  { key, index }: { key: string; index: number | null },
  entities: readonly Entity[],
  version: number,
): void {
  if (entities.length === 0) return
  const chapters = contents.partitions as Partition<unknown>[]
  let at = chapters.findIndex((chapter) => chapter.key >= key)
  if (at < 0) at = chapters.length
  if (chapters[at]?.key !== key) chapters.splice(at, 0, { key, index, minVersion: -1, rows: [] })
  for (const entity of entities) put(chapters[at]?.rows as OpenRows, entity.id, entity, version)
}

/** A recipe over our own layout, for libraries that write into a draft. */
export function writeRows(draft: Draft, event: GameEvent): void {
  const version = versionOf(event)
  switch (event.type) {
    case 'script/opened':
      Object.assign(draft.session, { scriptId: event.payload.scriptId })
      break
    case 'script/generationCompleted':
      write(draft.script.script.status, 2, version)
      break
    case 'basics/written':
      putTexts(
        draft.script.basics.elements,
        event.payload.elements as Record<string, string>,
        version,
      )
      putEach(draft.script.basics.locations, event.payload.locations, version)
      break
    case 'media/coverPainted':
      write(draft.script.media.cover, event.payload.url, version)
      break
    case 'media/locationPainted':
      putTexts(draft.script.media.locations, event.payload.images, version)
      break
    case 'media/npcPainted': {
      const { npcId, photo, avatar } = event.payload
      put(draft.script.media.npcs.rows as OpenRows, npcId, { photo, avatar }, version)
      break
    }
    case 'player/written':
      write(draft.script.player, event.payload.player, version)
      break
    case 'npcs/written':
      putEach(draft.script.npcs.cast, event.payload.npcs, version)
      break
    case 'story/written': {
      const { prologue, chapters } = event.payload
      if (prologue.length > 0) write(draft.script.story.prologue, prologue, version)
      putEach(draft.script.story.chapters, chapters, version)
      break
    }
    case 'nodes/written':
      putContent(draft.script.nodes, event.payload.chapter, event.payload.chapter.nodes, version)
      putContent(draft.script.tasks, event.payload.chapter, event.payload.chapter.tasks, version)
      break
    default:
      break
  }
}
