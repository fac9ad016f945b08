import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { publish } from '#plugins/publishing/commands.ts'
import { unseenChanges } from '#plugins/publishing/projections.ts'
import { answered, openTestEditor } from './test-editor.ts'

const GAME = { ...sampleGame('en_US'), scriptVersion: 4 }
const seen = (version: number) => ({ game_id: 'g1', url: 'http://a.test/play/g1', version })

/** A game whose server says with each answer where it is played. */
async function told(first: object | null) {
  const server: { published: unknown; publish: unknown } = { published: first, publish: undefined }
  const editor = openTestEditor({
    answer: (name) => {
      if (name === 'publishGame') return server.publish
      const answer = answered(GAME, 1)
      return { ...answer, data: { ...answer.data, published: server.published } }
    },
  })
  editor.open()
  await editor.until(0)
  const unseen = () => unseenChanges(editor.draft())
  return { ...editor, server, unseen, slice: () => editor.draft().session.publishing }
}
type World = Awaited<ReturnType<typeof told>>

/** The connection comes back, and with it the game is asked for. */
async function askAgain(world: World, at: number) {
  world.last().say({ kind: 'opened' })
  world.last().say({ kind: 'closed', code: 1006, reason: '', faulty: false })
  await world.until(at)
  world.last().say({ kind: 'opened' })
  await world.until(at + 100)
}

it('[HY8] another device, and a reload, know what players see; a publishing elsewhere is news', async () => {
  const world = await told(seen(1))
  expect(world.slice()).toMatchObject({ gameId: 'g1', version: 1, status: 'idle' })
  expect(world.unseen()).toBe(3)
  world.server.published = seen(4)
  await askAgain(world, 5_000)
  expect(world.unseen()).toBe(0)
  world.server.published = null
  await askAgain(world, 15_000)
  expect(world.slice()).toMatchObject({ gameId: null, url: null, version: null })
})

it('[HY8] what was read before a publishing says nothing after it', async () => {
  const world = await told(seen(1))
  let tell = (_: unknown): void => undefined
  world.server.publish = new Promise((resolve) => {
    tell = resolve
  })
  const { editor } = world
  editor.run(publish, { idempotencyKey: 'k1', stages: editor.stages })
  await askAgain(world, 5_000)
  expect(world.slice()).toMatchObject({ status: 'publishing', version: 1 })
  tell({ ok: true, desc: '', data: { game_id: 'g1', url: 'http://a.test/play/g1' } })
  await world.until(5_500)
  expect(world.slice()).toMatchObject({ status: 'published', version: 4 })
})
