import { describe, expect, it } from 'vitest'
import { recordSession } from '#core/session-recording.ts'
import { aGame, aNode } from '#fixtures/builders.ts'
import { contentsActivity, contentsReady } from '#plugins/contents/projections.ts'
import { shownManuscript } from '#plugins/manuscript/projections.ts'
import { told, watching } from './manuscript-world.ts'

describe('a scene that is being written', () => {
  it('[ML93] [ML94] is seen growing, and is neither numbered nor logged', async () => {
    const one = await watching()
    const before = { live: one.draft().session.live, logged: one.types().length }
    one.grow('The tide')
    one.grow('The tide is out.', { speaker: 7 })
    expect(one.shown()).toEqual({
      ...{ chapterKey: 'chapter_1', title: 'Chapter 1' },
      scenes: [{ nodeId: 101, text: 'The tide is out.', speaker: 'Aya', state: 'growing' }],
    })
    expect(one.draft().session.live).toBe(before.live)
    expect(one.types().length).toBe(before.logged)
    expect(contentsReady(one.draft())).toBe(true)
    // a part of another script means nothing here
    one.grow('Elsewhere', {}, 's2')
    expect(one.slice().growing?.text).toBe('The tide is out.')
  })

  it('[ML90] stands in no recording', async () => {
    const one = await watching()
    one.grow('The tide is out, and nobody comes.')
    const { log } = one.editor.bus
    const about = { app: 'test', recordedAt: '2026', note: '' }
    expect(recordSession(log, about)).not.toContain('nobody comes')
    expect(recordSession(log, about, 400)).not.toContain('nobody comes')
    const last = log.seek(log.length)
    expect(last?.session.manuscript).toEqual({ chapterKey: null, growing: null })
    expect({ ...last?.session, manuscript: null }).toEqual({
      ...one.draft().session,
      manuscript: null,
    })
  })

  it('[ML94] becomes the scene that is told, in its place, and the next one grows after it', async () => {
    const one = await watching()
    one.grow('The tide is')
    one.tell(told(aNode({ id: 101, content: 'The tide is out.' })))
    expect(one.slice()).toEqual({ chapterKey: 'chapter_1', growing: null })
    const scene = { nodeId: 101, text: 'The tide is out.', speaker: null, state: 'told' }
    expect(one.shown()?.scenes).toEqual([scene])
    // one that was overtaken by its own fact
    one.grow('The tide')
    expect(one.shown()?.scenes).toEqual([scene])
    one.grow('A bell', { nodeId: 102 })
    expect(one.shown()?.scenes.map(({ nodeId, state }) => [nodeId, state])).toEqual([
      [101, 'told'],
      [102, 'growing'],
    ])
    // another one that is told meanwhile does not end it
    one.tell(told(aNode({ id: 100, content: 'Before.' })))
    expect(one.slice().growing?.nodeId).toBe(102)
  })

  it('[ML97] whose words are taken back says so until it grows anew', async () => {
    const one = await watching()
    one.grow('The tide is out and')
    one.grow('')
    expect(one.shown()?.scenes).toMatchObject([{ nodeId: 101, text: '', state: 'again' }])
    one.grow('Low tide')
    expect(one.shown()?.scenes).toMatchObject([{ text: 'Low tide', state: 'growing' }])
  })

  it('[ML94] is gone when its run ends, its stage fails or the connection is lost, and with its game', async () => {
    const ends: ((one: Awaited<ReturnType<typeof watching>>) => void)[] = [
      ({ tell }) => tell({ type: 'script/generationCompleted', payload: {} }),
      ({ tell }) =>
        tell({
          type: 'script/stageFailed',
          payload: { stage: 'key_nodes_and_tasks', reason: 'fault', retryable: true },
        }),
      ({ last }) => last().drop(),
    ]
    for (const end of ends) {
      const one = await watching()
      one.grow('The tide')
      end(one)
      expect(one.slice()).toEqual({ chapterKey: 'chapter_1', growing: null })
    }
    const other = await watching()
    other.grow('The tide')
    other.tell({
      type: 'script/stageFailed',
      payload: { stage: 'cover', reason: 'fault', retryable: true },
    })
    expect(other.slice().growing?.text).toBe('The tide')
    other.open('s2')
    expect(other.slice()).toEqual({ chapterKey: null, growing: null })
    expect(shownManuscript(other.draft())).toBeNull()
  })

  it('[ML94] is gone once a poll answers it, or a game that is whole', async () => {
    const node = aNode({ id: 101, content: 'The tide is out.' })
    const contents = [{ key: 'chapter_1', index: 1, nodes: [node], tasks: [] }]
    const games = [
      { game: aGame({ status: 1, contents }), left: null },
      { game: aGame({ status: 1 }), left: 'The tide' },
      { game: aGame({ status: 2 }), left: null },
    ]
    for (const { game, left } of games) {
      const one = await watching()
      one.grow('The tide')
      one.editor.bus.emit({
        ...{ type: 'script/snapshotReceived', source: 'poller', version: 2 },
        payload: { game },
      })
      expect(one.slice().growing?.text ?? null).toBe(left)
    }
  })

  it('[ML94] says which chapter is being written, also once some of it is there', async () => {
    const one = await watching()
    const writing = (chapter: number) =>
      expect(contentsActivity(one.draft())).toEqual({ key: 'status.chapter', values: { chapter } })
    writing(1)
    one.grow('The tide')
    writing(1)
    one.tell(told(aNode({ id: 101 })))
    writing(1)
    one.grow('A bell', { chapterKey: 'chapter_2', nodeId: 201 })
    writing(2)
    // nothing says of a chapter whose last scene is there that more of it comes
    one.tell({
      type: 'nodes/written',
      payload: { chapter: { key: 'chapter_2', index: 2, nodes: [aNode({ id: 201 })], tasks: [] } },
    })
    expect(contentsActivity(one.draft()).key).not.toBe('status.chapter')
  })
})
