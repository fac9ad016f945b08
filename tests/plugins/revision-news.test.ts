import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { updateShown } from '#plugins/revision-animation/projections.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

const REVISED: GameFact = {
  type: 'updates/applied',
  payload: { modules: { elements: { title: 'Ebb' } } },
}
const COMPLETED: GameFact = { type: 'script/generationCompleted', payload: {} }

/** A game that is opened when its server had told so many facts of it; further ones come live. */
async function openedAfter(seq: number, status: number) {
  const game = { ...sampleGame('en_US'), status }
  const testEditor = openTestEditor({ answer: () => answered(game, seq) })
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  return {
    ...testEditor,
    tell: (...facts: GameFact[]) => {
      for (const [at, fact] of facts.entries()) testEditor.last().frame(frameOf(fact, seq + 1 + at))
      return updateShown(testEditor.draft())?.stage
    },
  }
}

it.each([0, 1, 30])(
  '[UP6] a game opened after %i facts, and complete since, is shown to change',
  async (seq) => {
    const { tell } = await openedAfter(seq, 1)
    expect(tell(COMPLETED, REVISED)).toBe('blur')
  },
)

it('[EV22] a game opened before anything of it was told is not shown to change while it is written', async () => {
  const { tell } = await openedAfter(0, 1)
  expect(tell(REVISED)).toBeUndefined()
})

it('[UP6] what a game held already when its creator signed in again is not shown to change', async () => {
  const { tell, editor, signIn, last, until, draft } = await openedAfter(30, 2)
  await until(1_000)
  editor.bus.emit({ type: 'account/sessionExpired', source: 'server', payload: {} })
  signIn()
  await until(10_000)
  editor.bus.emit({
    type: 'script/snapshotReceived',
    source: 'poller',
    scriptId: SCRIPT,
    version: 32,
    payload: { game: sampleGame('en_US') },
  })
  last().say({ kind: 'opened' })
  expect(draft().session.live.status).toBe('connected')
  expect(tell(COMPLETED, REVISED)).toBeUndefined()
  last().frame(frameOf(REVISED, 33))
  expect(updateShown(draft())?.stage).toBe('blur')
})

it('[UP2] a whole game that holds what is being shown leaves the blur, and one that holds more ends it', async () => {
  const { tell, editor, draft } = await openedAfter(30, 2)
  expect(tell(REVISED)).toBe('blur')
  const answer = (version: number) =>
    editor.bus.emit({
      type: 'script/snapshotReceived',
      source: 'poller',
      scriptId: SCRIPT,
      version,
      payload: { game: sampleGame('en_US') },
    })
  answer(31)
  expect(updateShown(draft())?.stage).toBe('blur')
  answer(32)
  expect(updateShown(draft())).toBeNull()
})
