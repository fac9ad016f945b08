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
import { answered, openTestEditor, SCRIPT, type TestEditor } from './test-editor.ts'

/** A world with a game opened, and what the server answers to publishing. */
async function opened(game: GameSnapshot, published: unknown = { ok: false, status: 0, desc: '' }) {
  const testEditor = openTestEditor({
    answer: (name) => (name === 'publishGame' ? published : answered(game, 1)),
  })
  testEditor.open()
  await testEditor.until(0)
  return {
    ...testEditor,
    publish: (idempotencyKey = 'k1') =>
      testEditor.editor.run(publish, { idempotencyKey, stages: testEditor.editor.stages }),
    toasts: () => shownToasts(testEditor.draft()),
    asks: () => testEditor.asked.filter(({ name }) => name === 'publishGame'),
  }
}
type Shown = Pick<TestEditor, 'editor'>
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
    const testEditor = await opened({ ...COMPLETE, status: 1, contents: [] })
    expect(testEditor.publish()).toEqual({ refused: 'waiting_for_completion' })
    expect(testEditor.asks()).toEqual([])
    const words = JSON.parse(readFileSync('ui/locales/en/errors.json', 'utf8'))
    expect(words.publish_waiting).toBe('Waiting for process completion to publish')
    expect(words.generation_complete).toBe(
      'Game generation complete! You can now publish the game.',
    )
  })

  it('[PU4] tells of success for as long as it takes, and stays in the editor', async () => {
    const testEditor = await opened(COMPLETE, DONE)
    expect(testEditor.publish()).toBeNull()
    expect(testEditor.draft().session.publishing.status).toBe('publishing')
    expect(testEditor.publish('k2')).toEqual({ refused: 'publishing' })
    await testEditor.until(10)
    expect(testEditor.draft().session.publishing).toMatchObject({
      status: 'published',
      gameId: 'g1',
    })
    expect(testEditor.visited).toEqual([])
    expect(testEditor.toasts()).toMatchObject([
      { kind: 'success', code: 'published', durationMs: 0 },
    ])
    expect(testEditor.asks()).toMatchObject([{ key: 'k1', request: { body: { id: 's1' } } }])
  })

  it('[PU5] shows the words of a server that refuses', async () => {
    const testEditor = await opened(COMPLETE, { ok: false, status: 409, desc: 'Not yet' })
    testEditor.publish()
    await testEditor.until(10)
    expect(testEditor.toasts()).toMatchObject([
      { kind: 'error', code: 'publish_failed', text: 'Not yet' },
    ])
    expect(testEditor.visited).toEqual([])
    expect(testEditor.draft().session.publishing.key).toBeNull()
  })

  it('[PU6] shows an error when the request itself fails, and asks again for the same', async () => {
    const testEditor = await opened(COMPLETE)
    testEditor.publish('first')
    await testEditor.until(10)
    expect(testEditor.toasts()).toMatchObject([{ kind: 'error', code: 'publish_error' }])
    testEditor.publish('second')
    await testEditor.until(20)
    expect(testEditor.asks().map(({ key }) => key)).toEqual(['first', 'first'])
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
    const testEditor = await opened(COMPLETE, DONE)
    testEditor.answerWith((name) => {
      if (name === 'publishGame') return DONE
      return { ok: true, desc: '', data: lists[name] ?? [] }
    })
    testEditor.editor.run(openPublishSheet, testEditor.editor)
    expect(isChangedSince(testEditor.draft())).toBe(true)
    await testEditor.until(10)
    expect(testEditor.draft().session.publishing).toMatchObject({
      url: 'http://a.test/play/g1',
      version: 3,
    })
    expect(isChangedSince(testEditor.draft())).toBe(COMPLETE.scriptVersion > 3)
    testEditor.publish()
    await testEditor.until(20)
    expect(isChangedSince(testEditor.draft())).toBe(false)
    expect(testEditor.draft().session.publishing.asked).toBe(true)
  })

  it('[PU31] says nothing of a link where nobody knows of one', async () => {
    const testEditor = await opened(COMPLETE)
    testEditor.editor.run(openPublishSheet, testEditor.editor)
    await testEditor.until(10)
    expect(testEditor.draft().session.publishing).toMatchObject({ asked: true, url: null })
    expect(testEditor.toasts()).toEqual([])
  })

  it('[PU41] is asked once the game that was sought is read, on its screen, and only then', async () => {
    const testEditor = openTestEditor({
      answer: (name) => (name === 'readGame' ? answered(COMPLETE, 1) : NONE),
    })
    testEditor.editor.bus.emit(SOUGHT)
    expect(testEditor.visited).toEqual([`/game-generation?id=${SCRIPT}`])
    expect(testEditor.draft().session.publishing.asked).toBe(false)
    testEditor.open()
    await testEditor.until(100)
    expect(testEditor.draft().session.publishing.asked).toBe(true)
    expect(testEditor.asked.map(({ name }) => name)).not.toContain('publishGame')
    testEditor.editor.run(closePublishSheet)
    testEditor.open()
    await testEditor.until(200)
    expect(testEditor.draft().session.publishing.asked).toBe(false)
    // the game is known already: nothing need be read first
    testEditor.editor.bus.emit(SOUGHT)
    testEditor.open()
    expect(testEditor.draft().session.publishing.asked).toBe(true)
  })

  it('[PU41] asks nothing of another game, of one that is still written, nor of who went elsewhere', async () => {
    const game = (status: 1 | 2) => answered({ ...COMPLETE, status, contents: [] }, 1)
    const testEditor = openTestEditor({ answer: (name) => (name === 'readGame' ? game(1) : NONE) })
    const isAsked = async (ms: number) => {
      await testEditor.until(ms)
      return testEditor.draft().session.publishing.asked
    }
    testEditor.editor.bus.emit(SOUGHT)
    testEditor.open('another')
    expect(await isAsked(100)).toBe(false)
    testEditor.open()
    expect(await isAsked(200)).toBe(false)
    testEditor.answerWith((name) => (name === 'readGame' ? game(2) : NONE))
    expect(await isAsked(20_000)).toBe(false)
    expect(possible(testEditor)).toBe(true)
    testEditor.editor.bus.emit({ ...SOUGHT, payload: { scriptId: 'third' } })
    testEditor.editor.run(showPage, { page: 'games', origin: 'http://a.test' })
    testEditor.open('third')
    expect(await isAsked(20_100)).toBe(false)
  })

  it('[PU32] can be taken back from the editor, and the message of the publishing goes', async () => {
    const testEditor = await opened(COMPLETE, DONE)
    expect(testEditor.editor.run(withdraw)).toEqual({ refused: 'not_published' })
    testEditor.publish()
    await testEditor.until(10)
    testEditor.answerWith(() => ({ ok: false, status: 500, desc: 'Later' }))
    testEditor.editor.run(withdraw)
    expect(testEditor.editor.run(withdraw)).toEqual({ refused: 'publishing' })
    await testEditor.until(20)
    expect(testEditor.toasts()).toMatchObject([{ code: 'published' }, { text: 'Later' }])
    expect(testEditor.draft().session.publishing.url).toBe('http://a.test/play/g1')
    testEditor.answerWith(() => ({ ok: true, desc: '', data: { game_id: 'g1' } }))
    testEditor.editor.run(withdraw)
    await testEditor.until(30)
    expect(testEditor.draft().session.publishing).toMatchObject({ url: null, gameId: null })
    expect(testEditor.toasts().map(({ code }) => code)).toEqual([
      'request_failed',
      'game_withdrawn',
    ])
    expect(testEditor.asked.at(-1)).toMatchObject({
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
    const testEditor = await opened({ ...COMPLETE, cover: null, contents, status: 3, failedStages })
    const said = found(testEditor).map((one) =>
      one.kind === 'broken' ? one.faults.map(({ kind, node }) => `${kind} ${node?.nodeId}`) : one,
    )
    expect(said).toEqual([
      { kind: 'failed', failures: [{ code: 'npc_photo', words: 'failed.npc_photo' }] },
      { kind: 'unfinished', steps: [0, 4] },
      { kind: 'noCover' },
      { kind: 'unreadable', nodeIds: [2] },
      { kind: 'leadsNowhere', nodeIds: [1, 3] },
      [...[2, 3, 4].map((id) => `unreached ${id}`), ...[1, 2, 3, 4].map((id) => `location ${id}`)],
    ])
  })

  it('[TO13] gives an unanswered publishing up', async () => {
    const testEditor = await opened(COMPLETE, new Promise(() => undefined))
    testEditor.publish()
    await testEditor.until(30_100)
    expect(testEditor.draft().session.publishing.status).toBe('failed')
  })
})
