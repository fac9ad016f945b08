import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { openPreview } from '#plugins/preview/commands.ts'
import { chooseTab } from '#plugins/steps/commands.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { Slices } from '../core/draft-with.ts'
import { answered, editorWorld, SCRIPT } from './editor-world.ts'

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
  const world = editorWorld({ answer: (name) => (name === 'readGame' ? answered(game, 1) : null) })
  world.editor.run(submitIdea, { text: 'A lighthouse goes out', language: 'en_US' })
  world.open()
  await world.until(100)
  world.editor.run(chooseTab, { tab: 3 })
  world.editor.run(openPreview, { what: 'nodes' })
  const proposed = {
    options: [{ key: 'a', name: 'A', text: 'Of a lamp.' }],
    forIdea: 'A lighthouse goes out',
    forLanguage: 'en_US' as const,
    more: false,
  }
  world.editor.bus.emit(
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
    expect(slicesOf(world.draft())[slice], slice).not.toEqual(slicesOf(emptyDraft())[slice])
  expect(world.draft().script.npcs.cast.rows.length).toBeGreaterThan(0)
  expect(world.draft().session.preview.walk).toHaveLength(1)
  world.editor.run(resetCreation)
  expect(creation(world.draft())).toEqual(creation(emptyDraft()))
  await world.until(30_000)
  expect(creation(world.draft())).toEqual(creation(emptyDraft()))
})
