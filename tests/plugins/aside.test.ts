import { expect, it } from 'vitest'
import { closeAside, openAside } from '#plugins/aside/commands.ts'
import { asideState } from '#plugins/aside/projections.ts'
import { openTestEditor } from './test-editor.ts'

const KEY = 'aside'
const state = (testEditor: ReturnType<typeof openTestEditor>) => asideState(testEditor.draft())

it('[HI16] opens at a tab, or where it was, and folds', () => {
  const testEditor = openTestEditor()
  const { run } = testEditor.editor
  expect(state(testEditor)).toEqual({
    ...{ isOpen: false, tab: 'assistant', isKnown: false, isByHand: false, isLow: false },
  })
  expect(run(closeAside)).toEqual({ refused: 'is_closed' })
  run(openAside, { tab: 'history' })
  expect(state(testEditor)).toMatchObject({
    isOpen: true,
    tab: 'history',
    isByHand: true,
    isLow: false,
  })
  run(closeAside)
  run(openAside, {})
  expect(state(testEditor)).toMatchObject({ isOpen: true, tab: 'history', isKnown: true })
})

it('[HI19] stands on the next visit as it was left', () => {
  const first = openTestEditor()
  first.editor.run(openAside, { tab: 'history' })
  expect(JSON.parse(first.storage.get(KEY) ?? '')).toEqual({ isOpen: true, tab: 'history' })
  const next = openTestEditor({ storage: first.storage })
  expect(state(next)).toMatchObject({ isOpen: true, isKnown: true, isByHand: false, isLow: false })
  next.editor.run(closeAside)
  const last = openTestEditor({ storage: first.storage })
  expect(state(last)).toMatchObject({ isOpen: false, isKnown: true })
})

it('[HI19] what was kept and cannot be read is as nothing', () => {
  for (const text of ['{', '{"isOpen":1}', '{"isOpen":true,"tab":"tasks"}'])
    expect(state(openTestEditor({ storage: new Map([[KEY, text]]) })).isKnown).toBe(false)
})

it('[HI19] beside another game it was opened by no hand', () => {
  const testEditor = openTestEditor()
  testEditor.editor.run(openAside, {})
  testEditor.open('another')
  expect(state(testEditor)).toMatchObject({ isOpen: true, isByHand: false, isLow: false })
})
