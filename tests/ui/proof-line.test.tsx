// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { arranged } from '#core/game/arrange.ts'
import { GAME } from '../plugins/editing-world.ts'
import { barriersHere } from './barriers.ts'
import { speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** The page once another version of the game has come. */
async function after(at: string) {
  const page = await writtenPage()
  expect(screen.queryByRole('button', { name: /^Show: / })).toBeNull()
  const made = arranged(GAME, { verb: 'remove', at })
  if ('refused' in made) throw new Error(made.refused)
  page.server.game = { ...made.game, scriptVersion: 4 }
  page.server.seq += 2
  await act(async () => {
    page.editor.bus.emit({ type: 'revising/newestWanted', source: 'server', payload: {} })
  })
  await page.until(1_000)
  return page
}

it('[BH9] a node nobody can reach is said at once, with the way there', async () => {
  const { user, draft } = await after('nodes/chapter_1/2')
  expect(await screen.findByText('Nobody can reach node 4.')).toBeTruthy()
  expect(await barriersHere()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Show: Nobody can reach node 4.' }))
  expect(draft().session.preview).toMatchObject({ open: 'nodes', chapterKey: 'chapter_1' })
  expect(draft().session.preview.walk).toMatchObject([{ chapterKey: 'chapter_1', nodeId: 4 }])
})

it('[BH9] several are counted, and listed when they are asked for', async () => {
  const { user } = await after('npcs/2')
  await user.click(await screen.findByRole('button', { name: /^\d+ more$/ }))
  await waitFor(() =>
    expect(screen.getAllByText(/Whoever speaks at node 3 is no longer/)).toHaveLength(3),
  )
})
