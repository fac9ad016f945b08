import { expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { fold, replaySteps } from '#plugins/fold.ts'
import { chooseTab, noteReader } from '#plugins/steps/commands.ts'
import { isIdle, mayLeave } from '#plugins/steps/leaving.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { LIMITS } from '#schemas/limits.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

/** A game that was watched while it was written, by a reader who was busy now and then. */
async function watchedGame() {
  const testEditor = openTestEditor({ answer: () => answered(aGame(), 0) })
  testEditor.open()
  await testEditor.until(0)
  for (const [at, fact] of factsOfGame(sampleGame('en_US')).entries()) {
    if (at % 4 === 1) testEditor.editor.run(noteReader)
    testEditor.last().frame(frameOf(fact, at + 1))
    await testEditor.until(1_000 * (at + 1))
  }
  await testEditor.until(40_000)
  return testEditor
}

it('[ST16] a replay of the log comes to what was reached, and to when its reader last moved', async () => {
  const { editor, draft } = await watchedGame()
  const { steps } = draft().session
  expect(steps.crossed.length).toBeGreaterThan(2)
  expect(steps.opened.length).toBeGreaterThan(2)
  expect(steps.movedAt).toBeGreaterThan(1_000)
  expect(fold(editor.reduce, emptyDraft(), editor.bus.log.events).session.steps).toEqual(steps)
})

it('[ST16] each hand-over of a log follows from the draft before it', async () => {
  const { editor } = await watchedGame()
  let before = emptyDraft().session.steps
  const handed: number[] = []
  for (const { event, draft } of replaySteps(editor.reduce, emptyDraft(), editor.bus.log.events)) {
    if (event.type === 'steps/advanced') {
      const { from } = event.payload
      handed.push(from)
      expect(mayLeave(before, from, LIMITS.stepCount - 1)).toBe(true)
      expect(isIdle(before, event.at)).toBe(true)
    }
    before = draft.session.steps
  }
  expect(handed).toEqual([0, 1, 2, 3])
})

it('[ST16] another game begins with nothing reached', async () => {
  const { open, draft, editor } = await watchedGame()
  editor.run(chooseTab, { tab: 1 })
  open('another')
  expect(draft().session.steps).toEqual(emptyDraft().session.steps)
})

it('[FU5] a fact of a step that no product has is refused, and fills nothing', () => {
  const testEditor = openTestEditor()
  testEditor.open()
  const { bus } = testEditor.editor
  bus.emit({
    type: 'steps/presentationStarted',
    source: 'user',
    payload: { shown: [], whole: [] },
  })
  const payload = { step: 1_000_000, pieces: 1, whole: false }
  bus.emit({ type: 'steps/presented', source: 'clock', payload })
  expect(testEditor.rejected).toHaveLength(1)
  expect(testEditor.draft().session.steps.presented?.shown).toEqual([])
})
