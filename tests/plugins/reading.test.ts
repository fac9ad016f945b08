import { VirtualTimeScheduler } from 'rxjs'
import { expect, it } from 'vitest'
import { aNode } from '#fixtures/builders.ts'
import { createEditor } from '#plugins/editor.ts'
import { nodes } from '#plugins/nodes/index.ts'
import type { Api } from '#plugins/ports/api.ts'
import { openPreview, setPreviewTyping } from '#plugins/preview/commands.ts'
import { preview } from '#plugins/preview/index.ts'
import { transcript } from '#plugins/preview/projections.ts'
import { chooseReading } from '#plugins/reading/commands.ts'
import { reading } from '#plugins/reading/index.ts'
import { activeScript } from '#plugins/script/index.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { TypingSpeed } from '#schemas/reading.ts'
import { portsOf, storageIn } from '../core/ports.ts'

/** Somebody who opens this browser again, with a text of ten letters and one after it to preview. */
function visit(kept = new Map<string, string>()) {
  const scheduler = new VirtualTimeScheduler()
  const reduced: boolean[] = []
  const ports = portsOf(scheduler, {
    api: { call: async () => ({ ok: false, status: 0, desc: '' }) } as unknown as Api,
    storage: storageIn(kept),
    motion: { reduced: () => reduced.at(-1) ?? false, reduce: (less) => reduced.push(less) },
  })
  const editor = createEditor([activeScript, nodes, preview, reading], ports, emptyDraft())
  const draft = () => editor.bus.draft$.value
  return {
    editor,
    kept,
    reduced,
    reading: () => draft().session.reading,
    preview: () => draft().session.preview,
    /** Plays for so long, and answers how many texts were seen. */
    seenAfter(ms: number): number {
      editor.bus.emit({ type: 'script/opened', source: 'user', payload: { scriptId: 's1' } })
      editor.bus.emit({
        type: 'nodes/written',
        source: 'socket',
        scriptId: 's1',
        version: 1,
        payload: {
          chapter: {
            key: 'chapter_1',
            index: 1,
            nodes: [1, 2].map((id) => aNode({ id, content: 'ten letter' })),
            tasks: [],
          },
        },
      })
      editor.run(openPreview, { what: 'nodes' })
      scheduler.maxFrames = ms
      scheduler.flush()
      return transcript(draft()).length
    },
  }
}

it.each([
  ['slow', 1_500],
  ['normal', 1_000],
  ['fast', 750],
  ['whole', 500],
] as const satisfies readonly [TypingSpeed, number][])(
  '[RT17] [KN9] [KN10] typed %s, the next text comes after %i ms',
  (typing, ms) => {
    for (const [at, seen] of [
      [ms - 1, 1],
      [ms, 2],
    ] as const) {
      const testEditor = visit()
      testEditor.editor.run(chooseReading, { typing })
      expect(testEditor.seenAfter(at)).toBe(seen)
    }
  },
)

it('[RT17] a reader who likes texts whole may still have one typed', () => {
  const testEditor = visit()
  testEditor.editor.run(chooseReading, { typing: 'whole' })
  testEditor.seenAfter(0)
  expect(testEditor.preview().typing).toBe(false)
  expect(testEditor.editor.run(setPreviewTyping, { typing: true })).toBeNull()
  expect(testEditor.preview().typing).toBe(true)
})

it('[RT17] [AX6] what was chosen holds at once and on the next visit', () => {
  const testEditor = visit()
  expect(testEditor.reading()).toEqual({ motion: 'device', typing: 'normal' })
  testEditor.editor.run(chooseReading, { motion: 'less' })
  testEditor.editor.run(chooseReading, { typing: 'fast' })
  expect(testEditor.reduced.at(-1)).toBe(true)
  const again = visit(testEditor.kept)
  expect(again.reading()).toEqual({ motion: 'less', typing: 'fast' })
  expect(again.reduced).toEqual([true])
  again.editor.run(chooseReading, { motion: 'device' })
  expect(again.reduced.at(-1)).toBe(false)
})

it.each(['', 'yes', '{"motion":"none"}', '[]'])('[RT17] a kept %j is no choice', (text) => {
  const testEditor = visit(new Map([['reading', text]]))
  expect(testEditor.reading()).toEqual({ motion: 'device', typing: 'normal' })
  expect(testEditor.reduced).toEqual([])
})
