import { expect, it } from 'vitest'
import { openCreation } from '#plugins/outlines/commands.ts'
import { chosenProposal } from '#plugins/outlines/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { IDEA, OPTIONS, openCreationEditor, thought } from './creation-editor.ts'

const WRITTEN = { ...emptyDraft().session.idea, text: IDEA, language: 'en_US' } as const

/** The creation screen, entered with so many proposals for an idea. */
function entered(count: number, forIdea: string, gameStatus: 'creating' | 'complete') {
  const testEditor = openCreationEditor({ draft: { idea: { ...WRITTEN, gameStatus } } })
  testEditor.streams.push([{ at: 10, text: thought('Who lit it?') }])
  testEditor.editor.bus.emit({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options: OPTIONS.slice(0, count), forIdea, forLanguage: 'en_US', more: false },
  })
  testEditor.editor.run(openCreation)
  const { openings, visited } = testEditor
  return { asked: openings.length, visited, chosen: chosenProposal(testEditor.draft())?.key }
}

it.each([1, 2, 3])('[ID9] with %i proposals for its idea nothing is asked or left', (count) => {
  const chosen = count === 1 ? OPTIONS[0]?.key : undefined
  for (const status of ['creating', 'complete'] as const)
    expect(entered(count, IDEA, status)).toEqual({ asked: 0, visited: [], chosen })
})

it.each([
  [0, IDEA],
  [3, 'Another idea'],
])('[ID8] [ID10] with %i proposals for “%s” it thinks, or leads home', (count, forIdea) => {
  expect(entered(count, forIdea, 'creating')).toMatchObject({ asked: 1, visited: [] })
  expect(entered(count, forIdea, 'complete')).toMatchObject({ asked: 0, visited: ['/'] })
})
