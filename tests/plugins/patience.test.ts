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
import { answered, editorWorld } from './editor-world.ts'

const NEVER = new Promise(() => undefined)
/** The product before a server that takes every request and answers none. */
const silent = () => editorWorld({ answer: () => NEVER })
const BEFORE = LIMITS.patienceMs - 100
const AFTER = LIMITS.patienceMs + 100
const codes = (world: ReturnType<typeof silent>) =>
  shownToasts(world.draft()).map(({ code }) => code)

it('[TO13] the list of games ends in a way to try again', async () => {
  const world = silent()
  world.editor.run(loadLibrary)
  await world.until(BEFORE)
  expect(libraryStatus(world.draft())).toBe('loading')
  await world.until(AFTER)
  expect(libraryStatus(world.draft())).toBe('failed')
  expect(codes(world)).toEqual(['request_failed'])
  expect(world.editor.run(loadLibrary)).toBeNull()
})

it('[TO13] what is done to a game of the list ends in a message, and the game is there again', async () => {
  const script = { id: 's1', title: 'Tide', status: 2, progress: 100, script_version: 1 }
  const card = { ...script, created_at: '', updated_at: '' }
  const world = editorWorld({
    answer: (name) => {
      if (name === 'removeScript') return NEVER
      return { ok: true, desc: '', data: name === 'listScripts' ? [card] : [] }
    },
  })
  world.editor.run(loadLibrary)
  await world.until(10)
  expect(world.editor.run(deleteGame, { id: 's1' })).toBeNull()
  await world.until(10 + AFTER)
  expect(world.draft().session.library).toMatchObject({ busy: [], removed: [] })
  expect(codes(world)).toEqual(['request_failed'])
})

it('[TO13] a published game ends in a way to try again', async () => {
  const world = silent()
  world.editor.run(openPlay, { gameId: 'g1' })
  await world.until(BEFORE)
  expect(playingStatus(world.draft())).toBe('loading')
  await world.until(AFTER)
  expect(playingStatus(world.draft())).toBe('failed')
  expect(world.editor.run(openPlay, { gameId: 'g1' })).toBeNull()
})

it('[TO13] the generation screen says that data is loading, and that nothing comes live', async () => {
  const world = silent()
  world.open()
  await world.until(AFTER)
  expect(pollOutcome(world.draft())).toBe('failed')
  expect(liveTrouble(world.draft())).toEqual({ why: 'not_started' })
})

it('[TO13] publishing ends in a message, and can be pressed again', async () => {
  const world = editorWorld({
    answer: (name) => (name === 'publishGame' ? NEVER : answered(sampleGame('en_US'), 1)),
  })
  world.open()
  await world.until(0)
  expect(
    world.editor.run(publish, { idempotencyKey: 'k1', stages: world.editor.stages }),
  ).toBeNull()
  await world.until(AFTER)
  expect(codes(world)).toEqual(['publish_error'])
  expect(
    world.editor.run(publish, { idempotencyKey: 'k2', stages: world.editor.stages }),
  ).toBeNull()
})

it('[TO13] the flow that finds no answer leads on without it', async () => {
  const world = silent()
  world.editor.ports.storage.write('script_id', 's1')
  world.editor.run(openFlow)
  await world.until(BEFORE)
  expect(world.visited).toEqual(['/'])
})

it('[TO13] a start without an answer can be pressed again, under the same key', async () => {
  const world = silent()
  world.editor.bus.emit(
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
  expect(world.editor.run(requestStart, { idempotencyKey: 'k1' })).toBeNull()
  await world.until(AFTER)
  expect(world.draft().session.settings.start).toBe('not_started')
  expect(world.editor.run(requestStart, { idempotencyKey: 'k2' })).toBeNull()
  const keys = world.asked.filter(({ name }) => name === 'startGeneration').map(({ key }) => key)
  expect(keys).toEqual(['k1', 'k1'])
})
