import { expect, it } from 'vitest'
import { chooseOutline, openCreation } from '#plugins/outlines/commands.ts'
import { chosenProposal } from '#plugins/outlines/projections.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import { draftWith } from '../core/draft-with.ts'
import { openCreationEditor, proposed, thought } from './creation-editor.ts'

/** A creation with three proposals on the table. */
function proposedEditor() {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('Who?') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(2_000)
  return testEditor
}

it.each([
  ['silence', 'silence'],
  ['gone', undefined],
])(
  '[ID9] of a kept choice of %s stands %s when its creation is entered again, which stays',
  (key, chosen) => {
    const before = proposedEditor()
    before.editor.run(chooseOutline, { key: 'silence' })
    const kept = before.storage.get('selected_outline') ?? ''
    const { editor, storage, visited, openings, draft } = proposedEditor()
    storage.set('selected_outline', kept.replace('silence', key))
    editor.run(openCreation)
    expect(chosenProposal(draft())?.key).toBe(chosen)
    expect([visited, openings.length]).toEqual([[], 1])
  },
)

it('[ID3] about an idea of nothing but spaces nobody thinks', () => {
  const testEditor = openCreationEditor()
  const { idea } = testEditor.draft().session
  testEditor.editor.bus.draft$.next(
    draftWith({ idea: { ...idea, text: ' \n ' } }, testEditor.draft()),
  )
  expect(testEditor.editor.run(startThinking, { requestId: 'r1' })).toEqual({ refused: 'no_idea' })
})
