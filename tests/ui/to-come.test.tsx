// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { basicsView } from '#plugins/basics/view.tsx'
import { npcsView } from '#plugins/npcs/view.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import { GAME, opened, sectionOf, UNWRITTEN } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const { locations, npcs, chapters, npcTasks } = GAME
const LISTS = [
  ['places', basicsView, (count: number) => ({ locations: locations.slice(0, count) }), 6],
  ['people', npcsView, (count: number) => ({ npcs: npcs.slice(0, count) }), 4],
  // the prologue has its own place before them
  ['chapters', storyView, (count: number) => ({ chapters: chapters.slice(0, count) }), 4],
] as const

/** How many of a list are there, and how many places it takes. */
async function list(view: (typeof LISTS)[number][1], game: Partial<GameSnapshot>) {
  const { elements } = GAME
  const { editor, until } = await opened({ ...UNWRITTEN, elements, ...game })
  // all that is there has been presented
  await until(5_000)
  const Section = sectionOf(view)
  const { container } = onScreen(editor, <Section />)
  const there = [...container.querySelectorAll('article')]
  const places = [...(there[0]?.parentElement?.children ?? [])]
  return { there: there.length, places: places.length }
}

describe.each(LISTS)('%s', (_, view, told, atLeast) => {
  it('[ST17] that are written keep room for those to come', async () => {
    const status = SCRIPT_STATUS.generating
    for (const count of [1, 2])
      expect(await list(view, { ...told(count), status })).toEqual({
        there: count,
        places: atLeast,
      })
  })

  it('[ST17] take no more room than they need, once the game is whole', async () => {
    const status = SCRIPT_STATUS.complete
    expect(await list(view, { ...told(2), status })).toEqual({ there: 2, places: 2 })
  })
})

it('[ST17] somebody whose tasks are still to come has room for them, and keeps it when they come', async () => {
  const shapes = async (game: Partial<GameSnapshot>) => {
    const { editor } = await opened({ ...UNWRITTEN, npcs: npcs.slice(0, 1), ...game })
    const Section = sectionOf(npcsView)
    const { container } = onScreen(editor, <Section />)
    const lines = [...container.querySelectorAll('article li')].map((line) =>
      line.getAttribute('aria-hidden') === 'true' ? 'shape' : 'task',
    )
    cleanup()
    return lines
  }
  const own = npcTasks.filter(({ roleId }) => roleId === npcs[0]?.id).slice(0, 1)
  expect(own).toHaveLength(1)
  const status = SCRIPT_STATUS.generating
  expect(await shapes({ status })).toEqual(['shape'])
  expect(await shapes({ status, npcTasks: own })).toEqual(['task'])
  expect(await shapes({ status: SCRIPT_STATUS.complete })).toEqual([])
})
