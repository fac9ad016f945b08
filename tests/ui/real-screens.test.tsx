// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { npcsView } from '#plugins/npcs/view.tsx'
import { startThinking } from '#plugins/thinking/commands.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Page as CreateGame } from '#ui/pages/create-game.tsx'
import { OPTIONS, openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { sectionOf } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const GAME = sampleGame('en_US')

it('[NP3] the details of a person open by a press and hold all that is known of them', async () => {
  const testEditor = openTestEditor({ answer: () => answered(GAME, 1) })
  testEditor.open()
  await testEditor.until(100)
  const Section = sectionOf(npcsView)
  onScreen(testEditor.editor, <Section />)
  const [npc] = GAME.npcs
  await userEvent.click(screen.getAllByRole('button', { name: /Details/ })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: npc?.name ?? '' })
  expect(dialog.textContent).toContain(npc?.bio)
  expect(dialog.querySelectorAll('img').length).toBeGreaterThan(0)
  const [task] = cast(testEditor.draft())[0]?.tasks ?? []
  expect(dialog.textContent).toContain(task?.name)
})

it('[OL1] [OL2] cards come once thinking is complete, three beside each other, each with its details', async () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 10, text: thought('Who lit it?') },
    { at: 400, text: proposed(), ends: true },
  ])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(200)
  onScreen(testEditor.editor, <CreateGame />, { path: '/create-game' })
  expect(screen.queryByRole('heading', { name: 'Choose how it is told' })).toBeNull()
  cleanup()
  testEditor.until(1_900)
  onScreen(testEditor.editor, <CreateGame />, { path: '/create-game' })
  expect(await screen.findByRole('heading', { name: 'Choose how it is told' })).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 3 })
  expect(names.map((one) => one.textContent)).toEqual(OPTIONS.map(({ name }) => name))
  const [card] = names.map((one) => one.parentElement as HTMLElement)
  const [, steps] = /(?:^| )h-([\d.]+)(?: |$)/.exec(card?.className ?? '') ?? []
  expect(Number(steps) * 4).toBe(LIMITS.outlineCardHeightPx)
  const [first] = OPTIONS
  await userEvent.click(screen.getByRole('button', { name: `View details: ${first?.name}` }))
  expect((await screen.findByRole('dialog')).textContent).toContain(first?.text)
})
