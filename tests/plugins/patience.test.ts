import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { deleteGame, loadLibrary } from '#plugins/library/commands.ts'
import { libraryStatus } from '#plugins/library/projections.ts'
import { liveTrouble, pollOutcome } from '#plugins/live/projections.ts'
import { openFlow } from '#plugins/outlines/commands.ts'
import { openPlay } from '#plugins/playing/commands.ts'
import { playingStatus } from '#plugins/playing/projections.ts'
import { publish } from '#plugins/publishing/commands.ts'
import { requestStart } from '#plugins/settings/commands.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { LIMITS } from '#schemas/limits.ts'
import { answered, openTestEditor } from './test-editor.ts'

const NEVER = new Promise(() => undefined)
/** The product before a server that takes every request and answers none. */
const silent = () => openTestEditor({ answer: () => NEVER })
const BEFORE = LIMITS.patienceMs - 100
const AFTER = LIMITS.patienceMs + 100
const codes = (testEditor: ReturnType<typeof silent>) =>
  shownToasts(testEditor.draft()).map(({ code }) => code)

it('[TO13] the list of games ends in a way to try again', async () => {
  const testEditor = silent()
  testEditor.editor.run(loadLibrary)
  await testEditor.until(BEFORE)
  expect(libraryStatus(testEditor.draft())).toBe('loading')
  await testEditor.until(AFTER)
  expect(libraryStatus(testEditor.draft())).toBe('failed')
  expect(codes(testEditor)).toEqual(['request_failed'])
  expect(testEditor.editor.run(loadLibrary)).toBeNull()
})

it('[TO13] what is done to a game of the list ends in a message, and the game is there again', async () => {
  const script = { id: 's1', title: 'Tide', status: 2, progress: 100, script_version: 1 }
  const card = { ...script, created_at: '', updated_at: '' }
  const testEditor = openTestEditor({
    answer: (name) => {
      if (name === 'removeScript') return NEVER
      return { ok: true, desc: '', data: name === 'listScripts' ? [card] : [] }
    },
  })
  testEditor.editor.run(loadLibrary)
  await testEditor.until(10)
  expect(testEditor.editor.run(deleteGame, { id: 's1' })).toBeNull()
  await testEditor.until(10 + AFTER)
  expect(testEditor.draft().session.library).toMatchObject({ busy: [], removed: [] })
  expect(codes(testEditor)).toEqual(['request_failed'])
})

it('[TO13] a published game ends in a way to try again', async () => {
  const testEditor = silent()
  testEditor.editor.run(openPlay, { gameId: 'g1' })
  await testEditor.until(BEFORE)
  expect(playingStatus(testEditor.draft())).toBe('loading')
  await testEditor.until(AFTER)
  expect(playingStatus(testEditor.draft())).toBe('failed')
  expect(testEditor.editor.run(openPlay, { gameId: 'g1' })).toBeNull()
})

it('[TO13] the generation screen says that data is loading, and that nothing comes live', async () => {
  const testEditor = silent()
  testEditor.open()
  await testEditor.until(AFTER)
  expect(pollOutcome(testEditor.draft())).toBe('failed')
  expect(liveTrouble(testEditor.draft())).toEqual({ why: 'not_started' })
})

it('[TO13] publishing ends in a message, and can be pressed again', async () => {
  const testEditor = openTestEditor({
    answer: (name) => (name === 'publishGame' ? NEVER : answered(sampleGame('en_US'), 1)),
  })
  testEditor.open()
  await testEditor.until(0)
  expect(
    testEditor.editor.run(publish, { idempotencyKey: 'k1', stages: testEditor.editor.stages }),
  ).toBeNull()
  await testEditor.until(AFTER)
  expect(codes(testEditor)).toEqual(['publish_error'])
  expect(
    testEditor.editor.run(publish, { idempotencyKey: 'k2', stages: testEditor.editor.stages }),
  ).toBeNull()
})

it('[TO13] the flow that finds no answer leads on without it', async () => {
  const testEditor = silent()
  testEditor.editor.ports.storage.write('script_id', 's1')
  testEditor.editor.run(openFlow)
  await testEditor.until(BEFORE)
  expect(testEditor.visited).toEqual(['/'])
})

it('[TO13] a start without an answer can be pressed again, under the same key', async () => {
  const testEditor = silent()
  testEditor.editor.bus.emit(
    {
      type: 'idea/submitted',
      source: 'user',
      payload: { text: 'A lamp', language: 'en_US' },
    },
    {
      type: 'outlines/updated',
      source: 'stream',
      payload: {
        options: [{ key: 'a', name: 'A', text: 'One' }],
        forIdea: 'A lamp',
        forLanguage: 'en_US',
        more: false,
      },
    },
    {
      type: 'settings/chosen',
      source: 'user',
      payload: { style: 'ANIME', audience: 'ALL', duration: 'normal', ageGroup: 'ALL' },
    },
  )
  expect(testEditor.editor.run(requestStart, { idempotencyKey: 'k1' })).toBeNull()
  await testEditor.until(AFTER)
  expect(testEditor.draft().session.settings.start).toBe('not_started')
  expect(testEditor.editor.run(requestStart, { idempotencyKey: 'k2' })).toBeNull()
  const keys = testEditor.asked
    .filter(({ name }) => name === 'startGeneration')
    .map(({ key }) => key)
  expect(keys).toEqual(['k1', 'k1'])
})
