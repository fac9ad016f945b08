import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { resetCreation, submitIdea } from '#plugins/idea/commands.ts'
import { openPreview } from '#plugins/preview/commands.ts'
import { chooseTab } from '#plugins/steps/commands.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import { answered, editorWorld } from './editor-world.ts'

/** The draft of a creation: without who is signed in, their connection, what was said to them and what was noted of it. */
const creation = ({ account, live, toasts, analytics, ...rest }: Draft) => rest

it('[EV24] [ID13] a reset gives exactly the initial draft, whatever was made before', async () => {
  const game = sampleGame('en_US')
  const world = editorWorld({ answer: (name) => (name === 'readGame' ? answered(game, 1) : null) })
  world.editor.run(submitIdea, { text: 'A lighthouse goes out', language: 'en_US' })
  world.open()
  await world.until(100)
  world.editor.run(chooseTab, { tab: 3 })
  world.editor.run(openPreview, { what: 'nodes' })
  expect(world.draft().npcs.cast.rows.length).toBeGreaterThan(0)
  expect(world.draft().preview.walk).toHaveLength(1)
  world.editor.run(resetCreation)
  expect(creation(world.draft())).toEqual(creation(emptyDraft()))
  await world.until(30_000)
  expect(creation(world.draft())).toEqual(creation(emptyDraft()))
})
