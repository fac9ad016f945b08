import { sampleGame } from '#fixtures/worlds.ts'
import type { RevisionAuthor } from '#schemas/revision.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

const SEEN_FACTS = 30

/** A window on a whole game that its server revises. */
export async function openUnseen(storage = new Map<string, string>()) {
  const game = { ...sampleGame('en_US'), scriptVersion: 0 }
  const testEditor = openTestEditor({
    storage,
    answer: (name) => (name === 'readGame' ? answered(game, SEEN_FACTS) : null),
  })
  let seq = SEEN_FACTS
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  await testEditor.until(100)
  return {
    ...testEditor,
    storage,
    /** The end of a revision comes over the socket; an older number is one that is known. */
    revise(version: number, changed: string[], author: RevisionAuthor = 'assistant', at = ++seq) {
      const revision = {
        id: `v${version}`,
        author,
        label: '',
        baseVersion: 0,
        scope: null,
        changed,
      }
      const payload = { scriptVersion: version, updated: [], revision }
      testEditor.last().frame(frameOf({ type: 'updates/finished', payload }, at))
    },
  }
}
