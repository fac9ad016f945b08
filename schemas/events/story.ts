import { z } from 'zod'
import { Chapter } from '../chapter.ts'
import { defineEvent } from '../event.ts'

/** The prologue and the chapters known so far; a later fact holds all an earlier one held. */
export const StoryWritten = defineEvent(
  'story/written',
  'script',
  z.object({ prologue: z.array(z.string()), chapters: z.array(Chapter) }),
)
