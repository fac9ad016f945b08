import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aGame, aNode, anOption, aTask } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { showPage } from '#plugins/analytics/commands.ts'
import {
  closePublishSheet,
  openPublishSheet,
  publish,
  withdraw,
} from '#plugins/publishing/commands.ts'
import { canPublish, isChangedSince, publishFindings } from '#plugins/publishing/projections.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { answered, type EditorWorld, editorWorld, SCRIPT } from './editor-world.ts'

/** A world with a game opened, and what the server answers to publishing. */
async function opened(game: GameSnapshot, published: unknown = { ok: false, status: 0, desc: '' }) {
  const world = editorWorld({
    answer: (name) => (name === 'publishGame' ? published : answered(game, 1)),
  })
  world.open()
  await world.until(0)
  return {
    ...world,
    publish: (idempotencyKey = 'k1') =>
      world.editor.run(publish, { idempotencyKey, stages: world.editor.stages }),
    toasts: () => shownToasts(world.draft()),
    asks: () => world.asked.filter(({ name }) => name === 'publishGame'),
  }
}
type Shown = Pick<EditorWorld, 'editor'>
const possible = ({ editor }: Shown) => canPublish(editor.stages)(editor.draft())
const found = ({ editor }: Shown) => publishFindings(editor.stages)(editor.draft())
const COMPLETE = sampleGame('en_US')
const NONE = { ok: false, status: 0, desc: '' }
const SOUGHT = {
  type: 'publishing/sought',
  source: 'user',
  payload: { scriptId: SCRIPT },
} as const
const DONE = { ok: true, desc: '', data: { game_id: 'g1', url: 'http://a.test/play/g1' } }

describe('publishing', () => {
  it('[PU1] is possible when the process is complete', async () => {
    expect(possible(await opened({ ...COMPLETE, status: 1, contents: [] }))).toBe(false)
    expect(possible(await opened(aGame({ status: 2 })))).toBe(true)
  })

  it('[PU1] is possible when all five progress values are 100', async () => {
    expect(possible(await opened({ ...COMPLETE, status: 1 }))).toBe(true)
    const contents = [{ key: 'chapter_1', index: 1, nodes: [aNode()], tasks: [] }]
    expect(possible(await opened({ ...COMPLETE, status: 1, contents }))).toBe(false)
    const whole = contents.map((one) => ({ ...one, tasks: [aTask()] }))
    expect(possible(await opened({ ...COMPLETE, status: 1, contents: whole }))).toBe(true)
  })

  it('[PU2] [EV39] says why it waits, and when it need not', async () => {
    const world = await opened({ ...COMPLETE, status: 1, contents: [] })
    expect(world.publish()).toEqual({ refused: 'waiting_for_completion' })
    expect(world.asks()).toEqual([])
    const words = JSON.parse(readFileSync('ui/locales/en/errors.json', 'utf8'))
    expect(words.publish_waiting).toBe('Waiting for process completion to publish')
    expect(words.generation_complete).toBe(
      'Game generation complete! You can now publish the game.',
    )
  })

  it('[PU4] tells of success for as long as it takes, and stays in the editor', async () => {
    const world = await opened(COMPLETE, DONE)
    expect(world.publish()).toBeNull()
    expect(world.draft().session.publishing.status).toBe('publishing')
    expect(world.publish('k2')).toEqual({ refused: 'publishing' })
    await world.until(10)
    expect(world.draft().session.publishing).toMatchObject({ status: 'published', gameId: 'g1' })
    expect(world.visited).toEqual([])
    expect(world.toasts()).toMatchObject([{ kind: 'success', code: 'published', durationMs: 0 }])
    expect(world.asks()).toMatchObject([{ key: 'k1', request: { body: { id: 's1' } } }])
  })

  it('[PU5] shows the words of a server that refuses', async () => {
    const world = await opened(COMPLETE, { ok: false, status: 409, desc: 'Not yet' })
    world.publish()
    await world.until(10)
    expect(world.toasts()).toMatchObject([
      { kind: 'error', code: 'publish_failed', text: 'Not yet' },
    ])
    expect(world.visited).toEqual([])
    expect(world.draft().session.publishing.key).toBeNull()
  })

  it('[PU6] shows an error when the request itself fails, and asks again for the same', async () => {
    const world = await opened(COMPLETE)
    world.publish('first')
    await world.until(10)
    expect(world.toasts()).toMatchObject([{ kind: 'error', code: 'publish_error' }])
    world.publish('second')
    await world.until(20)
    expect(world.asks().map(({ key }) => key)).toEqual(['first', 'first'])
  })

  it('[PU31] knows the link of a game that is out already, and whether players see an older one', async () => {
    const card = { id: 's1', title: 'T', status: 2, progress: 100, created_at: '', updated_at: '' }
    const lists: Record<string, unknown> = {
      listScripts: [{ ...card, script_version: 4, published_game_id: 'g1', published_version: 3 }],
      listGames: [
        {
          ...{ game_id: 'g1', script_id: 's1', title: 'T', url: 'http://a.test/play/g1' },
          ...{ version: 1, published_at: '', visibility: 'unlisted' },
        },
      ],
    }
    const world = await opened(COMPLETE, DONE)
    world.answerWith((name) => {
      if (name === 'publishGame') return DONE
      return { ok: true, desc: '', data: lists[name] ?? [] }
    })
    world.editor.run(openPublishSheet, world.editor)
    expect(isChangedSince(world.draft())).toBe(true)
    await world.until(10)
    expect(world.draft().session.publishing).toMatchObject({
      url: 'http://a.test/play/g1',
      version: 3,
    })
    expect(isChangedSince(world.draft())).toBe(COMPLETE.scriptVersion > 3)
    world.publish()
    await world.until(20)
    expect(isChangedSince(world.draft())).toBe(false)
    expect(world.draft().session.publishing.asked).toBe(true)
  })

  it('[PU31] says nothing of a link where nobody knows of one', async () => {
    const world = await opened(COMPLETE)
    world.editor.run(openPublishSheet, world.editor)
    await world.until(10)
    expect(world.draft().session.publishing).toMatchObject({ asked: true, url: null })
    expect(world.toasts()).toEqual([])
  })

  it('[PU41] is asked once the game that was sought is read, on its screen, and only then', async () => {
    const world = editorWorld({
      answer: (name) => (name === 'readGame' ? answered(COMPLETE, 1) : NONE),
    })
    world.editor.bus.emit(SOUGHT)
    expect(world.visited).toEqual([`/game-generation?id=${SCRIPT}`])
    expect(world.draft().session.publishing.asked).toBe(false)
    world.open()
    await world.until(100)
    expect(world.draft().session.publishing.asked).toBe(true)
    expect(world.asked.map(({ name }) => name)).not.toContain('publishGame')
    world.editor.run(closePublishSheet)
    world.open()
    await world.until(200)
    expect(world.draft().session.publishing.asked).toBe(false)
    // the game is known already: nothing need be read first
    world.editor.bus.emit(SOUGHT)
    world.open()
    expect(world.draft().session.publishing.asked).toBe(true)
  })

  it('[PU41] asks nothing of another game, of one that is still written, nor of who went elsewhere', async () => {
    const game = (status: 1 | 2) => answered({ ...COMPLETE, status, contents: [] }, 1)
    const world = editorWorld({ answer: (name) => (name === 'readGame' ? game(1) : NONE) })
    const isAsked = async (ms: number) => {
      await world.until(ms)
      return world.draft().session.publishing.asked
    }
    world.editor.bus.emit(SOUGHT)
    world.open('another')
    expect(await isAsked(100)).toBe(false)
    world.open()
    expect(await isAsked(200)).toBe(false)
    world.answerWith((name) => (name === 'readGame' ? game(2) : NONE))
    expect(await isAsked(20_000)).toBe(false)
    expect(possible(world)).toBe(true)
    world.editor.bus.emit({ ...SOUGHT, payload: { scriptId: 'third' } })
    world.editor.run(showPage, { page: 'games', origin: 'http://a.test' })
    world.open('third')
    expect(await isAsked(20_100)).toBe(false)
  })

  it('[PU32] can be taken back from the editor, and the message of the publishing goes', async () => {
    const world = await opened(COMPLETE, DONE)
    expect(world.editor.run(withdraw)).toEqual({ refused: 'not_published' })
    world.publish()
    await world.until(10)
    world.answerWith(() => ({ ok: false, status: 500, desc: 'Later' }))
    world.editor.run(withdraw)
    expect(world.editor.run(withdraw)).toEqual({ refused: 'publishing' })
    await world.until(20)
    expect(world.toasts()).toMatchObject([{ code: 'published' }, { text: 'Later' }])
    expect(world.draft().session.publishing.url).toBe('http://a.test/play/g1')
    world.answerWith(() => ({ ok: true, desc: '', data: { game_id: 'g1' } }))
    world.editor.run(withdraw)
    await world.until(30)
    expect(world.draft().session.publishing).toMatchObject({ url: null, gameId: null })
    expect(world.toasts().map(({ code }) => code)).toEqual(['request_failed', 'game_withdrawn'])
    expect(world.asked.at(-1)).toMatchObject({
      name: 'withdrawGame',
      request: { body: { id: 's1' } },
    })
  })

  it('[PU30] finds nothing in a whole game, and says what is missing of another', async () => {
    expect(found(await opened(COMPLETE))).toEqual([])
    const nodes = [
      aNode({ id: 1, nextNodeId: 99 }),
      aNode({ id: 2, type: 'unknown' }),
      aNode({
        id: 3,
        type: 'option',
        options: [anOption({ id: 1, nextNodeId: 0 }), anOption({ id: 2, nextNodeId: 'gone' })],
      }),
      aNode({ id: 4, nextNodeId: 0 }),
    ]
    const contents = [{ key: 'chapter_1', index: 1, nodes, tasks: [] }]
    const failedStages = ['npc_photo']
    const world = await opened({ ...COMPLETE, cover: null, contents, status: 3, failedStages })
    expect(found(world)).toEqual([
      { kind: 'failed', failures: [{ code: 'npc_photo', words: 'failed.npc_photo' }] },
      { kind: 'unfinished', steps: [0, 4] },
      { kind: 'noCover' },
      { kind: 'unreadable', nodeIds: [2] },
      { kind: 'leadsNowhere', nodeIds: [1, 3] },
    ])
  })

  it('[TO13] gives an unanswered publishing up', async () => {
    const world = await opened(COMPLETE, new Promise(() => undefined))
    world.publish()
    await world.until(30_100)
    expect(world.draft().session.publishing.status).toBe('failed')
  })
})
