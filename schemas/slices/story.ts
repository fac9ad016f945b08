import { z } from 'zod'
import { Chapter } from '../chapter.ts'
import { defineSlice } from '../slice.ts'
import { emptyTable, NEVER, slotOf, tableOf } from '../table.ts'

/** The prologue, and the chapters in outline. */
export const story = defineSlice({
  name: 'story',
  scope: 'script',
  schema: z.object({ prologue: slotOf(z.array(z.string())), chapters: tableOf(Chapter) }),
  initial: { prologue: { version: NEVER, value: [] }, chapters: emptyTable() },
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
