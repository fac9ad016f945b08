import { describe, expect, it } from 'vitest'
import { aGame, aNode, anOption, aTask } from '#fixtures/builders.ts'
import { choosePlayed, continuePlaying, openPlay, playAgain } from '#plugins/playing/commands.ts'
import { playing } from '#plugins/playing/index.ts'
import { endingName, playedLines, playState, returnedTo } from '#plugins/playing/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { encodeTask } from '#schemas/wire/task.ts'
import { storageIn } from '../core/ports.ts'
import { testEditorOf } from '../core/test-editor.ts'

const hidden = aTask({ id: 9, name: 'The Secret Door', type: 2, keyNodeId: 2, optionId: 1 })
const question: Partial<KeyNode> = {
  id: 2,
  type: 'wordGame',
  answerId: 1,
  options: [anOption({ id: 1, content: 'Knock' }), anOption({ id: 2, content: 'Leave' })],
}
const gameOf = (nodes: Partial<KeyNode>[], scriptVersion = 3): GameSnapshot =>
  aGame({
    status: 2,
    scriptVersion,
    contents: [{ key: 'chapter_1', index: 1, nodes: nodes.map((one) => aNode(one)), tasks: [] }],
  })
const NODES: Partial<KeyNode>[] = [{ id: 1 }, question, { id: 3, nextNodeId: 0 }]
const JUDGED = { ok: true, desc: '', data: { correct: true, earned: [encodeTask(hidden)] } }
const AWAY = { ok: false, status: 0, desc: '' }

/** A page of a device that opens a game. */
async function page(
  kept: Map<string, string>,
  { nodes = NODES, version = 3, id = 'g', judged = JUDGED as unknown } = {},
) {
  const data = encodePlay(gameOf(nodes, version), id, 'http://origin')
  const answers = { playGame: { ok: true, data, desc: '' }, judgeChoice: judged }
  const testEditor = testEditorOf([playing], { answers, storage: storageIn(kept) })
  testEditor.editor.run(openPlay, { gameId: id })
  await testEditor.settle()
  return {
    ...testEditor,
    state: () => playState(testEditor.draft()),
    steps: () =>
      playedLines(testEditor.draft()).map(({ node, chosen }) => [node.id, chosen?.id ?? null]),
    returned: () => returnedTo(testEditor.draft()),
  }
}
/** Plays to the question and answers it. */
async function played(kept: Map<string, string>, given = {}) {
  const testEditor = await page(kept, given)
  testEditor.editor.run(continuePlaying)
  testEditor.editor.run(continuePlaying)
  testEditor.editor.run(choosePlayed, { optionId: 1 })
  await testEditor.settle()
  return testEditor
}

describe('a player who comes back', () => {
  it('[PU14] stands where they stopped, with what they chose, were told and earned', async () => {
    const kept = new Map<string, string>()
    const before = await played(kept)
    const after = await page(kept)
    expect(after.steps()).toEqual([
      [1, null],
      [2, 1],
    ])
    expect(after.state()).toEqual(before.state())
    expect(playedLines(after.draft())[1]?.correct).toBe(true)
    expect(after.draft().session.playing.earned.map(({ name }) => name)).toEqual([
      'The Secret Door',
    ])
    expect(after.returned()).toBe('same')
    after.editor.run(continuePlaying)
    expect(after.returned()).toBeNull()
    expect((await page(kept)).state()).toEqual({ kind: 'ended' })
  })

  it('[PU14] [PU33] is not told of the return any more once they choose', async () => {
    const kept = new Map<string, string>()
    const before = await page(kept)
    before.editor.run(continuePlaying)
    before.editor.run(continuePlaying)
    const after = await page(kept, { version: 4 })
    expect([after.state().kind, after.returned()]).toEqual(['choose', 'newer'])
    after.editor.run(choosePlayed, { optionId: 1 })
    expect(after.returned()).toBeNull()
  })

  it('[PU14] finds each game by itself, and nothing of one that was begun anew', async () => {
    const kept = new Map<string, string>()
    const first = await played(kept)
    expect((await page(kept, { id: 'other' })).state()).toEqual({ kind: 'cover' })
    first.editor.run(playAgain)
    expect((await page(kept)).state()).toEqual({ kind: 'cover' })
    expect([...kept.values()].join('')).not.toContain('chapter_1')
  })

  it('[PU14] asks again for the word on a choice that nobody answered', async () => {
    const kept = new Map<string, string>()
    await played(kept, { judged: AWAY })
    const after = await page(kept)
    await after.settle()
    expect(after.called.filter(({ name }) => name === 'judgeChoice')).toHaveLength(1)
    expect(playedLines(after.draft())[1]?.correct).toBe(true)
    expect((await page(kept)).called.map(({ name }) => name)).toEqual(['playGame'])
  })

  it.each(['{', 'null', '{"walk":7}', '[]'])(
    '[PU14] begins where %s is all that is kept',
    async (text) => {
      const testEditor = await page(
        new Map([
          ['played:g', text],
          ['playedGames', text],
        ]),
      )
      expect(testEditor.state()).toEqual({ kind: 'cover' })
      testEditor.editor.run(continuePlaying)
      expect(testEditor.steps()).toEqual([[1, null]])
    },
  )

  it('[PU14] keeps the walks of thirty games, and lets the one left longest go', async () => {
    const kept = new Map<string, string>()
    for (let at = 0; at < 31; at++) (await page(kept, { id: `g${at}` })).editor.run(continuePlaying)
    expect(kept.has('played:g0')).toBe(false)
    expect(kept.has('played:g1')).toBe(true)
    expect(kept.size).toBe(31)
  })
})

describe('a game that was changed since', () => {
  it('[PU33] goes on at the same place where every step is still there', async () => {
    const kept = new Map<string, string>()
    await played(kept)
    const after = await page(kept, { version: 4, nodes: [...NODES, { id: 4 }] })
    expect([after.steps(), after.returned()]).toEqual([
      [
        [1, null],
        [2, 1],
      ],
      'newer',
    ])
  })

  it('[PU33] asks anew where the chosen option is gone, with nothing told or earned there', async () => {
    const kept = new Map<string, string>()
    await played(kept)
    const options = [anOption({ id: 5 }), anOption({ id: 6 })]
    const after = await page(kept, { version: 4, nodes: [{ id: 1 }, { ...question, options }] })
    expect([after.steps(), after.returned()]).toEqual([
      [
        [1, null],
        [2, null],
      ],
      'shortened',
    ])
    expect(after.state().kind).toBe('choose')
    expect(after.draft().session.playing).toMatchObject({ verdicts: {}, earned: [] })
  })

  it('[PU33] goes back to the last step that still follows from the one before', async () => {
    const kept = new Map<string, string>()
    await played(kept)
    const nodes = [{ id: 1, nextNodeId: 3 }, question, { id: 3, nextNodeId: 0 }]
    const after = await page(kept, { version: 4, nodes })
    expect([after.steps(), after.returned()]).toEqual([[[1, null]], 'shortened'])
  })

  it('[PU33] begins anew, and says so, where nothing of the walk is left', async () => {
    const kept = new Map<string, string>()
    await played(kept)
    const after = await page(kept, { version: 4, nodes: [{ id: 7 }, { id: 8 }] })
    expect([after.state(), after.returned()]).toEqual([{ kind: 'cover' }, 'gone'])
  })
})

describe('an ending', () => {
  it('[PU38] is called by the task its last choice earned, else by that choice', async () => {
    const others = [{ chapterKey: 'chapter_2' }, { keyNodeId: 1 }, { optionId: 2 }].map(
      (other, at) =>
        aTask({ ...hidden, id: 20 + at, globalId: `other ${at}`, name: 'Other', ...other }),
    )
    const data = { correct: true, earned: [...others, hidden].map(encodeTask) }
    const earned = await played(new Map(), { judged: { ...JUDGED, data } })
    expect(earned.draft().session.playing.earned).toHaveLength(4)
    expect(endingName(earned.draft())).toBe('The Secret Door')
    const plain = await played(new Map(), { judged: AWAY })
    expect(endingName(plain.draft())).toBe('Knock')
  })
})
