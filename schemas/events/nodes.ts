import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { ChapterContent } from '../game.ts'

/** Key nodes and tasks of one chapter: upserted by id. */
export const NodesWritten = defineEvent(
  'nodes/written',
  'script',
  z.object({ chapter: ChapterContent }),
)
