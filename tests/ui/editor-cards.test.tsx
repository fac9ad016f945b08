// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aChapter, aLocation, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import { basicsView } from '#plugins/basics/view.tsx'
import { npcsView } from '#plugins/npcs/view.tsx'
import { playerView } from '#plugins/player/view.tsx'
import { storyView } from '#plugins/story/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import type { View } from '#ui/kit/slots.tsx'
import { opened, sectionOf } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

/** A section of the editor, of a game so told. */
async function section(view: View, change: Partial<GameSnapshot>) {
  const testEditor = await opened(change)
  const Section = sectionOf(view)
  const { container } = onScreen(testEditor.editor, <Section />)
  return { user: userEvent.setup(), text: () => container.textContent ?? '' }
}
const press = (name: string | RegExp) => screen.queryByRole('button', { name })
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

it('[BA7] offers more of the world only where there is more, and puts it away again', async () => {
  const bare = { title: 'Low Tide', intro: 'The sea has left.', worldOverview: 'Wet stone.' }
  for (const elements of [bare, { ...bare, theme: 'loss' }]) {
    await section(basicsView, { elements })
    expect(press(/^(More|Less)$/)).toBeNull()
    cleanup()
  }
  const { user } = await section(basicsView, { elements: { ...bare, playerGoal: 'To leave.' } })
  const more = press('More') as HTMLElement
  expect([more.getAttribute('aria-expanded'), isShown('To leave.')]).toEqual(['false', false])
  await user.click(more)
  expect([more.getAttribute('aria-expanded'), isShown('To leave.')]).toEqual(['true', true])
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')?.textContent).toContain(
    'To leave.',
  )
  await user.click(press('Less') as HTMLElement)
  expect(isShown('To leave.')).toBe(false)
})

it('[NP1] a card shows two tasks and how many more there are, and no heading without any', async () => {
  const card = async (...ids: number[]) => {
    cleanup()
    const npcTasks = ids.map((id) => aTask({ id, name: `Task ${id}.`, roleId: 1 }))
    return (await section(npcsView, { npcs: [anNpc({ id: 1 })], contents: [], npcTasks })).text()
  }
  expect(await card()).not.toMatch(/Tasks|more/)
  expect(await card(1, 2)).toMatch(/TasksTask 1\.Task 2\.(?!and)/)
  expect(await card(1, 2, 3)).toMatch(/TasksTask 1\.Task 2\.and 1 more/)
})

it('[NP3] the details hold what is told and no heading of what is not', async () => {
  const details = async (npc: Parameters<typeof anNpc>[0], npcTasks: GameSnapshot['npcTasks']) => {
    cleanup()
    const { user } = await section(npcsView, {
      npcs: [anNpc({ id: 1, ...npc })],
      npcPhotos: [],
      contents: [],
      npcTasks,
    })
    await user.click(press(/^Details/) as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Ada Marsh' })
    return {
      user,
      dialog,
      headings: within(dialog)
        .queryAllByRole('heading', { level: 3 })
        .map((one) => one.textContent),
    }
  }
  const bare = await details({ traits: [] }, [])
  expect(bare.headings).toEqual([])
  await bare.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const avatar = 'http://pictures.test/a.webp'
  const whole = await details(
    { avatar, photo: avatar, traits: [{ name: 'Patient', effect: '' }] },
    [aTask({ id: 1, roleId: 1, reward: '' })],
  )
  expect(whole.headings).toEqual(['Tasks', 'Character traits'])
  expect(whole.dialog.textContent).not.toContain('Reward')
  expect([...whole.dialog.querySelectorAll('dd')].map((one) => one.textContent)).not.toContain('')
  // one picture is shown once
  expect(whole.dialog.querySelectorAll('img')).toHaveLength(1)
  const two = await details({ avatar, photo: 'http://pictures.test/b.webp' }, [])
  expect(two.dialog.querySelectorAll('img')).toHaveLength(2)
})

it('[SO1] [SO2] the prologue is open and a chapter closed, until they are pressed', async () => {
  const tasks = [aTask({ id: 1, name: 'Ask about the key.' })]
  const { user } = await section(storyView, {
    prologue: ['It is late.'],
    chapters: [
      aChapter({ id: 1, title: 'The Stopped Hour', summary: 'The clock has stopped.', tasks }),
    ],
    contents: [{ key: 'chapter_1', index: 1, nodes: [], tasks: [] }],
  })
  const prologue = press('Prologue') as HTMLElement
  expect([prologue.getAttribute('aria-expanded'), isShown('It is late.')]).toEqual(['true', true])
  await user.click(prologue)
  expect([prologue.getAttribute('aria-expanded'), isShown('It is late.')]).toEqual(['false', false])
  const chapter = press(/The Stopped Hour/) as HTMLElement
  const body = document.getElementById(chapter.getAttribute('aria-controls') ?? '')
  expect([chapter.getAttribute('aria-expanded'), body?.hidden]).toEqual(['false', true])
  expect(chapter.textContent).toContain('The clock has stopped.')
  await user.click(chapter)
  expect([chapter.getAttribute('aria-expanded'), body?.hidden]).toEqual(['true', false])
  expect(chapter.textContent).not.toContain('The clock has stopped.')
  expect(body?.textContent).toContain('The clock has stopped.')
})

it('[PL2] the details of the player open by a press and close', async () => {
  const { user } = await section(playerView, { player: aPlayer({ backstory: 'At length.' }) })
  expect(screen.queryByText('At length.')).toBeNull()
  await user.click(press(/Details/) as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Wren Calloway' })
  expect(dialog.textContent).toContain('At length.')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  [4, 'xl:grid-cols-4'],
  [6, 'lg:grid-cols-3'],
  [8, 'xl:grid-cols-4'],
])('[BA2] %i places stand in rows that come out even', async (count, columns) => {
  const places = Array.from({ length: count }, (_, at) =>
    aLocation({ id: `p${at}`, name: `Place ${at}` }),
  )
  await section(basicsView, { locations: places, locationImages: {} })
  const grid = screen.getByText('Place 0').closest('article')?.parentElement
  expect(grid?.classList.contains(columns)).toBe(true)
})

it('[BA3] the details of a place open by a press and close', async () => {
  const places = ['Quay', 'Mole'].map((name) =>
    aLocation({ id: name, name, description: `${name} is wet.` }),
  )
  const { user } = await section(basicsView, { locations: places, locationImages: {} })
  await user.click(press('Details: Mole') as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Mole' })
  expect(dialog.textContent).toContain('Mole is wet.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
