import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { openPreview } from '#plugins/preview/commands.ts'
import { chooseTab } from '#plugins/steps/commands.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { Slices } from '../core/draft-with.ts'
import { answered, openTestEditor, SCRIPT } from './test-editor.ts'

/** The draft of a creation: without who is signed in, their connection, what was said to them and what was noted of it. */
function creation({ script, session }: Draft) {
  const { account, live, toasts, analytics, ...rest } = session
  return { ...script, ...rest }
}

/** Every slice that a creation leaves its traces in. */
const TRACED = [
  ...['script', 'basics', 'player', 'npcs', 'media', 'story', 'nodes', 'tasks'],
  ...['idea', 'thinking', 'outlines', 'settings', 'steps', 'updates', 'preview', 'publishing'],
] as readonly (keyof Slices)[]
const slicesOf = ({ script, session }: Draft): Slices => ({ ...script, ...session })

it('[EV24] [ID13] a reset gives exactly the initial draft, whatever was made before', async () => {
  const game = sampleGame('en_US')
  const testEditor = openTestEditor({
    answer: (name) => (name === 'readGame' ? answered(game, 1) : null),
  })
  testEditor.editor.run(submitIdea, { text: 'A lighthouse goes out', language: 'en_US' })
  testEditor.open()
  await testEditor.until(100)
  testEditor.editor.run(chooseTab, { tab: 3 })
  testEditor.editor.run(openPreview, { what: 'nodes' })
  const proposed = {
    options: [{ key: 'a', name: 'A', text: 'Of a lamp.' }],
    forIdea: 'A lighthouse goes out',
    forLanguage: 'en_US' as const,
    more: false,
  }
  testEditor.editor.bus.emit(
    { type: 'thinking/received', source: 'stream', payload: { text: 'A lamp, then.' } },
    { type: 'outlines/updated', source: 'stream', payload: proposed },
    { type: 'settings/chosen', source: 'user', payload: { style: 'ANIME' } },
    {
      type: 'updates/applied',
      source: 'socket',
      scriptId: SCRIPT,
      version: 1_000,
      payload: { modules: {}, text: 'The lamp' },
    },
    { type: 'publishing/published', source: 'server', payload: { gameId: 'g1', url: '/play/g1' } },
  )
  for (const slice of TRACED)
    expect(slicesOf(testEditor.draft())[slice], slice).not.toEqual(slicesOf(emptyDraft())[slice])
  expect(testEditor.draft().script.npcs.cast.rows.length).toBeGreaterThan(0)
  expect(testEditor.draft().session.preview.walk).toHaveLength(1)
  testEditor.editor.run(resetCreation)
  expect(creation(testEditor.draft())).toEqual(creation(emptyDraft()))
  await testEditor.until(30_000)
  expect(creation(testEditor.draft())).toEqual(creation(emptyDraft()))
})
