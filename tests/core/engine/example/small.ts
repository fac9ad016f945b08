import { queueScheduler } from 'rxjs'
import { z } from 'zod'
import { createEditor } from '#core/engine/editor.ts'
import { kitOf } from '#core/engine/kit.ts'
import type { EnginePorts } from '#core/engine/ports.ts'
import type { ProductOf } from '#core/engine/vocabulary.ts'
import { defineEvent } from '#schemas/event.ts'
import { defineSlice } from '#schemas/slice.ts'

const catalog = [
  defineEvent('notes/added', 'script', z.object({ text: z.string().min(1) })),
  defineEvent('notes/cleared', 'script', z.object({})),
] as const
const notes = defineSlice({
  name: 'notes',
  scope: 'script',
  schema: z.array(z.string()),
  initial: [],
  clearedBy: ['notes/cleared'],
})
const slices = [notes] as const
type Notebook = ProductOf<typeof catalog, typeof slices, EnginePorts>
const { definePlugin, defineCommand } = kitOf<Notebook>()

const notesPlugin = definePlugin({
  name: 'notes',
  slice: 'notes',
  reduce: { 'notes/added': (slice, { payload }) => [...slice, payload.text] },
})
const add = defineCommand<{ text: string }>(({ script }, { text }) =>
  script.notes.includes(text)
    ? { refused: 'known_already' }
    : [{ type: 'notes/added', source: 'user', payload: { text } }],
)

let id = 0
const ids = { next: () => `${++id}` }
const ports = { ids, clock: { now: () => Date.now(), scheduler: queueScheduler } }
export const editor = createEditor<Notebook>({ catalog, slices, plugins: [notesPlugin], ports })
export const answers = ['tea', 'tea', 'milk'].map((text) => editor.run(add, { text })?.refused)
