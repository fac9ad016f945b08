// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { contentsView } from '#plugins/contents/view.tsx'
import { modelWorkView } from '#plugins/model/view.tsx'
import { openPreview, setPreviewAuto, setPreviewTyping } from '#plugins/preview/commands.ts'
import { NodesDialog } from '#plugins/preview/nodes-dialog.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import type { ModelWork } from '#schemas/model-work.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { PluginSlot, Views } from '#ui/kit/slots.tsx'
import { edited, ok, opened } from '../plugins/history-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const WORK: ModelWork = {
  model: 'stand-in-1',
  scenes: [
    { address: 'nodes/chapter_1/1', reason: 'shape' },
    { address: 'nodes/chapter_1/5', reason: 'test' },
  ],
  parts: [
    {
      ...{ purpose: 'scene', calls: 31, input: 41_200, cached: 30_000, output: 9_100 },
      ...{ reasoning: 0, ms: 180_000 },
    },
  ],
  cost: { amount: 0.0413, currency: 'USD', day: '2026-10-24' },
  budget: { of: 'day', most: 50_000, spent: 50_300, until: '2026-11-27T00:00:00.000Z' },
}
const MARK = 'In the built-in storyteller’s words'

async function page(work: ModelWork) {
  const regenerate = Promise.withResolvers<unknown>()
  const world = await opened(edited(0), {
    ...{ readModelWork: ok(work), regenerate: () => regenerate.promise },
  })
  world.connect()
  await world.until(2_000)
  world.run(setPreviewTyping, { typing: false })
  world.run(setPreviewAuto, { auto: false })
  world.run(openPreview, { what: 'nodes' })
  onScreen(
    world.editor,
    <Views value={[contentsView, modelWorkView]}>
      <PluginSlot name="editor.notice" />
      <StageSections />
      <NodesDialog />
    </Views>,
  )
  return { ...world, user: userEvent.setup(), pass: (ms: number) => act(() => world.until(ms)) }
}

it('[ML66] a scene in the built-in storyteller’s words says so, says why on request, and is asked of the model again', async () => {
  const { user, asks, pass } = await page(WORK)
  const log = within(await screen.findByRole('log', { name: 'What has been played' }))
  const mark = log.getByRole('button', { name: MARK })
  const why = 'The model’s answer did not have the shape of a scene.'
  expect([mark.title, mark.getAttribute('aria-expanded')]).toEqual([why, 'false'])
  expect(log.queryByRole('button', { name: /^Ask the model again/ })).toBeNull()
  mark.focus()
  await user.keyboard('{Enter}')
  expect(mark.getAttribute('aria-expanded')).toBe('true')
  expect(log.getByText(why)).toBeTruthy()
  const again = log.getByRole('button', { name: /^Ask the model again/ })
  await user.click(again)
  await pass(2_100)
  expect(asks('regenerate')).toMatchObject([
    { request: { body: { path: gamePath.node('chapter_1', 0), base_version: 0 } } },
  ])
  expect(again.getAttribute('aria-busy')).toBe('true')
  // the list of scenes marks each of them
  const list = within(screen.getByRole('navigation', { name: 'Nodes of this chapter' }))
  expect(list.getAllByText(MARK)).toHaveLength(2)
})

it('[ML67] tokens, cost and time of a game stand in one line under its counts, part by part on request, and a budget in a sentence', async () => {
  await page(WORK)
  expect(screen.getByText('Told by stand-in-1')).toBeTruthy()
  expect(screen.getByText('50,300 tokens · about $0.04 · 3 minutes')).toBeTruthy()
  const row = screen.getByRole('row', { name: /^Scenes/, hidden: true })
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual([...['31', '41,200', '30,000', '9,100', '3 minutes']])
  expect(screen.getByText(/by the prices of Oct 24, 2026/)).toBeTruthy()
  expect(screen.getByText(/^The 50,000 tokens that you may spend in a day are spent/)).toBeTruthy()
})

it('[ML66] [ML67] nothing of it is seen in a game that no model tells', async () => {
  await page({ model: null, scenes: [], parts: [], cost: null, budget: null })
  expect(screen.queryByText(MARK)).toBeNull()
  expect(screen.queryByText(/tokens/)).toBeNull()
})
