// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { IdeaHeading } from '#plugins/thinking/idea-heading.tsx'
import { emptyDraft } from '#schemas/draft.ts'
import { openCreationEditor } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

it.each([
  ['A short idea', 'text-3xl'],
  ['短'.repeat(35), 'text-3xl'],
  ['短'.repeat(36), 'text-2xl'],
  ['x'.repeat(180), 'text-2xl'],
  ['x'.repeat(181), 'text-xl'],
])('[ID20] “%s” stands in %s on top of its screen', (text, size) => {
  const idea = { ...emptyDraft().session.idea, text, gameStatus: 'creating' as const }
  onScreen(openCreationEditor({ draft: { idea } }).editor, <IdeaHeading />)
  const marked = screen.getByRole('heading').outerHTML
  expect(marked.match(/text-(?:3xl|2xl|xl)\b/)?.[0]).toBe(size)
})
