import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { openScript } from '#plugins/script/commands.ts'
import { shownProgress } from '#plugins/steps/projections.ts'
import { DRAFT_KEY, SavedDraft } from '#schemas/saved-draft.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

const IDEA = 'A lighthouse keeper finds letters from the future'

/** A creator who has seen the first half of a game being written. */
async function halfSeen() {
  const testEditor = openTestEditor({ answer: () => answered(aGame({ status: 1 }), 0) })
  testEditor.editor.run(submitIdea, { text: IDEA, language: 'en_US' })
  testEditor.open()
  await testEditor.until(0)
  const facts = factsOfGame(sampleGame('en_US'))
  for (const [at, fact] of facts.slice(0, facts.length / 2).entries())
    testEditor.last().frame(frameOf(fact, at + 1))
  await testEditor.until(5_000)
  const kept = () => SavedDraft.parse(JSON.parse(testEditor.storage.get(DRAFT_KEY) ?? ''))
  return { ...testEditor, kept }
}

describe('a game that is being written', () => {
  it('[ID18] is kept with its script: version, step, progress, tab, and whether it is complete', async () => {
    const testEditor = await halfSeen()
    const progress = [...shownProgress(testEditor.editor.stages)(testEditor.draft())]
    expect(progress[0]).toBe(100)
    expect(progress[4]).toBeLessThan(100)
    expect(testEditor.kept()).toMatchObject({
      gameSetting: IDEA,
      gameStatus: 'creating',
      thinking: { requestId: null, text: '', status: 'idle', seconds: 0, collapsed: false },
      generation: {
        scriptId: 's1',
        isProcessComplete: false,
        scriptVersion: testEditor.draft().script.script.scriptVersion.value,
        currentStep: testEditor.draft().session.steps.current,
        activeTab: testEditor.draft().session.steps.activeTab,
        progress,
      },
    })
  })

  it('[ID18] [EV15] shows no less when its page is opened again, and another game begins clean', async () => {
    const before = await halfSeen()
    const { progress } = before.kept().generation ?? { progress: [] }
    const again = openTestEditor({ storage: before.storage })
    again.open()
    await again.until(0)
    expect(shownProgress(again.editor.stages)(again.draft())).toEqual(progress)
    again.editor.run(openScript, { scriptId: 'another' })
    expect(shownProgress(again.editor.stages)(again.draft())).toEqual([0, 0, 0, 0, 0])
  })
})
