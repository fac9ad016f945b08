import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createEditor } from '#core/engine/editor.ts'
import { kitOf } from '#core/engine/kit.ts'
import type { ProductOf } from '#core/engine/vocabulary.ts'
import { defineEvent } from '#schemas/event.ts'
import { defineSlice } from '#schemas/slice.ts'
import type { Ports, Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { catalog, slices } from './example/vocabulary/index.ts'
import { item, opened, testEditor } from './test-editor.ts'

const PROJECT = join(import.meta.dirname, '..', '..', '..')

it('[CE16] a stage of its own is added by its rows in the two lists, and steps knows it', () => {
  const added = defineEvent('budget/set', 'script', z.object({ euros: z.number() }))
  const slice = defineSlice({
    name: 'budget',
    scope: 'script',
    schema: z.number(),
    initial: 0,
    clearedBy: ['active/opened'],
  })
  const moreEvents = [...catalog, added] as const
  const moreSlices = [...slices, slice] as const
  type More = ProductOf<typeof moreEvents, typeof moreSlices, Ports>
  const budget = kitOf<More>().defineStage({
    name: 'budget',
    slice: 'budget',
    reduce: { 'budget/set': (_, { payload }) => payload.euros },
    stage: {
      order: 1.5,
      progress: ({ script }) => (script.budget > 0 ? 100 : 0),
      ready: ({ script }) => script.budget > 0,
      failureWords: {},
      section: 'budget.title',
      activity: () => ({ key: 'budget.counting' }),
    },
  })
  const { ports } = testEditor().editor
  const editor = createEditor<More>({
    catalog: moreEvents,
    slices: moreSlices,
    // plugins that know less of the product serve the wider one too
    plugins: [...(plugins as unknown as (typeof budget)[]), budget],
    ports,
  })
  editor.bus.emit({ type: 'budget/set', source: 'user', payload: { euros: 90 } })
  expect(editor.stages.all.map(({ name }) => name)).toEqual(['route', 'budget', 'packing'])
  expect(editor.stages.progress(editor.draft())).toEqual([0, 100, 0])
  expect(editor.stages.total(editor.draft())).toBe(33)
  expect(editor.draft().session.steps.highest).toEqual({ budget: 100 })
})

it('[CE16] two stages at one place are refused with their names', () => {
  const twin = { ...plugins[1], name: 'twin' }
  expect(() => testEditor({ extra: [{ name: twin.name, stage: twin.stage }] })).toThrow(
    'stages "route" and "twin" are both at 1',
  )
})

it('[CE16] a failure is told by the one stage that knows its code', () => {
  const { editor } = testEditor()
  expect(editor.stages.failure('no_road')).toEqual({ at: 0, words: 'route.noRoad' })
  expect(editor.stages.failure('no_bag')).toBeUndefined()
  const { stage } = plugins[1]
  expect(() => testEditor({ extra: [{ name: 'twin', stage: { ...stage, order: 9 } }] })).toThrow(
    'stages "route" and "twin" both tell of "no_road"',
  )
})

it('[CE17] the rest runs without a leaf, and steps counts what is there', () => {
  const one = testEditor({ plugins: plugins.filter(({ name }) => name !== 'packing') })
  one.emit(opened())
  one.emit(item('hat'))
  expect(one.stages.all.map(({ name }) => name)).toEqual(['route'])
  expect(one.draft().session.steps.highest).toEqual({})
  const draft: Trip['draft'] = one.draft()
  expect(draft.script.packing.items).toEqual([])
})

it('[CE17] the rest compiles without a leaf: its files and its rows in the two lists are taken away', () => {
  const cache = join(PROJECT, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const copy = mkdtempSync(join(cache, 'leaf-'))
  const example = join(copy, 'tests', 'core', 'engine', 'example')
  try {
    for (const name of ['core/engine', 'schemas', 'tests/core/engine/example', 'package.json'])
      cpSync(join(PROJECT, name), join(copy, name), { recursive: true })
    const settings = { extends: join(PROJECT, 'tsconfig.json'), include: ['core', 'tests'] }
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings))
    for (const list of ['vocabulary', 'plugins']) {
      rmSync(join(example, list, 'packing.ts'))
      const path = join(example, list, 'index.ts')
      const text = readFileSync(path, 'utf8').replace(/^import.*packing.*\n/m, '')
      writeFileSync(path, text.replace(/(\.\.\.)?packing\w*,?/g, ''))
    }
    const compiler = join(PROJECT, 'node_modules', '.bin', 'tsc')
    execFileSync(compiler, ['-p', copy, '--noEmit'], { encoding: 'utf8' })
  } finally {
    rmSync(copy, { recursive: true })
  }
})

it('[CE22] what is read of all stages together has labels of its own too', () => {
  const { progress, ready, total } = testEditor().editor.stages
  const labels = [progress, ready, total].map(({ label }) => label)
  expect(new Set(labels).size).toBe(3)
  for (const label of labels) expect(label).toMatch(/^stages\.[a-z]+$/)
})
