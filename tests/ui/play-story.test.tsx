// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aChapter, aGame, aLocation, aNode, anNpc, anOption, aPlayer } from '#fixtures/builders.ts'
import { playing } from '#plugins/playing/index.ts'
import { PublicGame } from '#plugins/playing/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const guess = aNode({
  id: 2,
  type: 'wordGame',
  content: 'Which way?',
  puzzle: 'L _ F T',
  speaker: 5,
  options: [
    anOption({ id: 1, content: 'Left', reply: 'You go left.', nextNodeId: 'chapter_2_11' }),
    anOption({ id: 2, content: 'Right', reply: '', nextNodeId: 'chapter_2_11' }),
  ],
})
const told: Partial<GameSnapshot> = {
  status: 2,
  cover: 'http://here/media/cover.webp',
  elements: { title: 'Low Tide', intro: 'The sea has left.' },
  player: aPlayer({ name: 'Wren', profession: 'Diver' }),
  locations: [aLocation({ name: 'The Quay', image: 'http://here/media/quay.webp' })],
  npcs: [anNpc({ id: 5, name: 'Ada Marsh', avatar: 'http://here/media/ada.webp' })],
  chapters: [1, 2].map((id) => aChapter({ id, title: `Part ${id}` })),
  contents: [
    {
      key: 'chapter_1',
      index: 1,
      nodes: [aNode({ id: 1, content: 'It begins.' }), guess],
      tasks: [],
    },
    {
      key: 'chapter_2',
      index: 2,
      nodes: [
        aNode({
          id: 11,
          chapterKey: 'chapter_2',
          content: 'It ends.',
          nextNodeId: 0,
          locationId: 'nowhere',
        }),
      ],
      tasks: [],
    },
  ],
}

/** A published game as anybody opens it; its server judges every choice so. */
async function opened(change: Partial<GameSnapshot> = {}, correct: boolean | null = true) {
  const data = encodePlay(aGame({ ...told, ...change }), 'g', 'http://here')
  const answers = {
    playGame: { ok: true, data, desc: '' },
    judgeChoice: { ok: true, data: { correct, earned: [] }, desc: '' },
  }
  const testEditor = testEditorOf([playing], { answers })
  const { container, unmount } = onScreen(testEditor.editor, <PublicGame gameId="g" />)
  const waiting = container.textContent
  await act(() => testEditor.settle())
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const lines = () => within(screen.getByRole('log')).getAllByRole('listitem')
  const sources = (of: ParentNode) => [...of.querySelectorAll('img')].map(({ src }) => src)
  return { ...testEditor, user, press, lines, sources, container, unmount, waiting }
}

it.each([
  [{}, 'You are Wren · Diver'],
  [{ player: aPlayer({ name: 'Wren', profession: '' }) }, 'You are Wren'],
  [{ player: null }, null],
])('[PU11] the cover shows picture, title and whom one plays: %#', async (change, role) => {
  const { container, sources } = await opened(change)
  expect(sources(container)).toEqual([told.cover])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Low Tide')
  expect(screen.queryByText(/^You are/)?.textContent ?? null).toBe(role)
  expect(screen.queryByRole('status')).toBeNull()
  // who only comes in has the focus where a page begins
  expect(document.activeElement).toBe(document.body)
})

it('[PU37] the window is called as the game while it is played, and as before afterwards', async () => {
  document.title = 'Lamplight'
  const { unmount } = await opened({ cover: null })
  expect([document.title, document.querySelector('img')]).toEqual(['Low Tide', null])
  unmount()
  expect(document.title).toBe('Lamplight')
})

it('[PU11] the story shows its chapters, the places it comes to and who speaks', async () => {
  const { press, lines, sources } = await opened()
  await press('Play')
  const [first] = lines()
  expect(within(first as HTMLElement).getByRole('heading', { level: 2 }).textContent).toBe('Part 1')
  expect(first?.textContent).toContain('The Quay')
  expect(sources(first as HTMLElement)).toEqual(['http://here/media/quay.webp'])
  await press('Go on')
  const [, second] = lines()
  expect(second?.textContent).toBe('Ada MarshWhich way?L _ F T')
  expect(sources(second as HTMLElement)).toEqual(['http://here/media/ada.webp'])
})

it.each([
  [0, true, 'LeftCorrectYou go left.'],
  [1, false, 'RightIncorrect'],
  [1, null, 'Right'],
])(
  '[KN13] [KN19] option %i judged %s is kept as it was chosen, with its reply',
  async (at, correct, text) => {
    const { press, lines, until, user, settle } = await opened({}, correct)
    await press('Play')
    await press('Go on')
    until(500)
    const question = within(screen.getByRole('group', { name: 'What do you do?' }))
    expect(question.getAllByRole('button').map((one) => one.textContent)).toEqual([
      '1Left',
      '2Right',
    ])
    // a digit of no option is left to the browser
    expect(fireEvent.keyDown(document.body, { key: '9' })).toBe(true)
    await user.click(question.getAllByRole('button')[at] as HTMLElement)
    await act(() => settle())
    expect(lines()[1]?.textContent).toBe(`Ada MarshWhich way?L _ F T${text}`)
    await press('Next chapter')
    expect(lines()[2]?.textContent).toBe('Part 2It ends.')
  },
)

it('[PU34] keys that are for something else, held or combined, move nothing', async () => {
  const { press, lines } = await opened()
  await press('Play')
  act(() => (document.activeElement as HTMLElement).blur())
  const space = (more: object, at: Element = document.body) =>
    fireEvent.keyDown(at, { key: ' ', ...more })
  for (const held of ['repeat', 'altKey', 'ctrlKey', 'metaKey', 'shiftKey']) space({ [held]: true })
  for (const name of ['input', 'textarea', 'select', 'a', 'button', 'summary']) {
    const other = document.body.appendChild(document.createElement(name))
    space({}, other)
    other.remove()
  }
  for (const role of ['dialog', 'menu', 'button']) {
    const other = document.body.appendChild(document.createElement('div'))
    other.setAttribute('role', role)
    space({}, other)
    other.remove()
  }
  fireEvent.keyDown(document.body, { key: 'x' })
  expect(lines()).toHaveLength(1)
  // a key that is used does nothing else: the page does not scroll
  expect(space({})).toBe(false)
  expect(lines()).toHaveLength(2)
})

it('[PU11] [AX6] the story is scrolled to its end with each line but the first, and begins anew at the top', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const top = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const { press } = await opened({
    contents: [
      {
        key: 'chapter_1',
        index: 1,
        nodes: [aNode({ id: 1 }), aNode({ id: 2, nextNodeId: 0 })],
        tasks: [],
      },
    ],
  })
  await press('Play')
  expect(seen).not.toHaveBeenCalled()
  await press('Go on')
  expect(seen.mock.calls).toEqual([[{ behavior: expect.any(String), block: 'end' }]])
  expect(top).not.toHaveBeenCalled()
  const card = screen.getByRole('region', { name: 'Part 1' })
  await press('Play again')
  expect(card.isConnected).toBe(false)
  expect(top.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play' }))
})

const ofOneLine = [
  { key: 'chapter_1', index: 1, nodes: [aNode({ id: 1, nextNodeId: 0 })], tasks: [] },
]

it('[PU38] an ending without a name is headed by the title of the game, which stands there once', async () => {
  const { press } = await opened({
    chapters: [aChapter({ id: 1, title: '' })],
    contents: ofOneLine,
  })
  await press('Play')
  const card = screen.getByRole('region', { name: 'Low Tide' })
  expect(within(card).getAllByText('Low Tide')).toHaveLength(1)
})

it('[PU38] an ending with a name is headed by it, and the title of the game stands there too', async () => {
  const { press } = await opened({
    chapters: [aChapter({ id: 1, title: 'The Tide' })],
    contents: ofOneLine,
  })
  await press('Play')
  const card = within(screen.getByRole('region', { name: 'The Tide' }))
  expect(card.getByRole('heading').textContent).toBe('The Tide')
  expect(card.getAllByText('Low Tide')).toHaveLength(1)
})
