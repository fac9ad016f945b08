// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { encodeScenePart } from '#schemas/wire/scene-part.ts'
import { Page } from '#ui/pages/game-generation.tsx'
import { answered, frameOf, openTestEditor } from '../plugins/test-editor.ts'
import { barriersHere } from './barriers.ts'
import { onScreen, speak } from './screen.tsx'

const GAME = sampleGame('en_US')
const TOLD = factsOfGame(GAME).filter(({ type }) => type !== 'script/generationCompleted')

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The generation screen of a game that is told at once while it is watched. */
async function toldAtOnce(facts = TOLD) {
  const world = openTestEditor({
    answer: (name) => (name === 'readGame' ? answered(aGame(), 0) : null),
  })
  const { container } = onScreen(world.editor, <Page />, { path: '/game-generation?id=s1' })
  const until = (ms: number) => act(() => world.until(ms))
  await until(0)
  const scrolled: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: unknown) => scrolled.push(to)) as never)
  act(() => {
    for (const [at, fact] of facts.entries()) world.last().frame(frameOf(fact, at + 1))
  })
  await until(100)
  const people = () =>
    GAME.npcs.filter(({ name }) => screen.queryByRole('heading', { level: 3, name }) !== null)
  const isThere = (text: string) => screen.queryAllByText(text).length > 0
  return { ...world, container, until, scrolled, people, isThere, user: userEvent.setup() }
}
const showAll = () => screen.queryByRole('button', { name: 'Show all now' })
const playIt = () => screen.queryByRole('button', { name: 'Play it' })
const title = GAME.elements.title ?? ''
const chapter = GAME.chapters[0]?.title ?? ''

it('[ST18] a section stays in its skeleton until its turn has come, and people enter one by one', async () => {
  const { until, people, isThere, container } = await toldAtOnce()
  expect(await barriersHere()).toEqual([])
  expect([isThere(title), people().length, isThere(chapter)]).toEqual([true, 0, false])
  // how far each step is the draft says
  for (const tab of screen.getAllByRole('tab')) expect(tab.textContent).toContain('100')
  await until(2_500)
  expect([people().length, isThere(chapter)]).toEqual([1, false])
  const skeletons = () => container.querySelectorAll('.card > .animate-shimmer').length
  const before = skeletons()
  await until(3_100)
  expect(people().length).toBeGreaterThan(1)
  // each takes the place of a shape
  expect(skeletons()).toBeLessThan(before)
  await until(12_000)
  expect([people().length, isThere(chapter)]).toEqual([GAME.npcs.length, true])
  expect(showAll()).toBeNull()
})

it.each(['button', 'Escape'])(
  '[ST19] all of it is shown at once by %s, from the top',
  async (way) => {
    const { people, isThere, scrolled, user, draft } = await toldAtOnce()
    if (way === 'button') await user.click(showAll() as HTMLElement)
    else await user.keyboard('{Escape}')
    expect([people().length, isThere(chapter), showAll()]).toEqual([GAME.npcs.length, true, null])
    expect(scrolled).toEqual([{ top: 0, behavior: 'smooth' }])
    expect(draft().session.steps.activeTab).toBe(0)
  },
)

it('[ST19] all of it is shown at once by any tab, also the one that is chosen', async () => {
  const { people, user, draft } = await toldAtOnce()
  await user.click(screen.getAllByRole('tab')[0] as HTMLElement)
  expect([people().length, showAll()]).toEqual([GAME.npcs.length, null])
  expect(draft().session.steps.activeTab).toBe(0)
})

it('[ST19] Escape in a field is the field’s, and whoever writes in one is not moved at the end', async () => {
  const { until, scrolled } = await toldAtOnce()
  const field = document.createElement('textarea')
  document.body.append(field)
  field.focus()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(showAll()).not.toBeNull()
  await until(1_000)
  scrolled.length = 0
  await until(30_000)
  expect([showAll(), document.activeElement]).toEqual([null, field])
  expect(scrolled).not.toContainEqual({ top: 0, behavior: 'smooth' })
  field.remove()
})

it('[ST20] Play it stands first in the game once all of it is shown, and plays it', async () => {
  const { until, container, user } = await toldAtOnce()
  await until(5_000)
  expect(playIt()).toBeNull()
  await until(12_000)
  const [first] = within(container.querySelector('section') as HTMLElement).getAllByRole('button')
  expect(first).toBe(playIt())
  await user.click(playIt() as HTMLElement)
  expect(await screen.findByRole('dialog')).not.toBeNull()
})

it('[ML96] who watches a scene grow, and has seen all that is there, is offered nothing that lies over its words', async () => {
  const { until, last, isThere } = await toldAtOnce(
    TOLD.filter(({ type }) => type !== 'nodes/written'),
  )
  await until(12_000)
  expect(showAll()).not.toBeNull()
  const part = { chapterKey: 'chapter_1', nodeId: 9_001, speaker: 0, text: 'The tide is out.' }
  act(() => last().frame(encodeScenePart('s1', part)))
  expect(isThere('The tide is out.')).toBe(true)
  // the step it stands in has its turn first
  await until(15_000)
  expect(showAll()).toBeNull()
})
