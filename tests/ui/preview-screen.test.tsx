// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aChapter, aLocation, aNode, anNpc, anOption, aTask } from '#fixtures/builders.ts'
import { openPreview, setPreviewAuto, setPreviewTyping } from '#plugins/preview/commands.ts'
import { NodesDialog } from '#plugins/preview/nodes-dialog.tsx'
import { TaskList } from '#plugins/preview/task-list.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { GAME, opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const options = [
  anOption({ id: 7, content: 'Left', reply: 'You go left.', nextNodeId: 3 }),
  anOption({ id: 8, content: 'Right', reply: '', nextNodeId: 4 }),
]
const first = aNode({ id: 1, content: 'It begins.', speaker: 5, nextNodeId: 2 })
const guess = aNode({
  id: 2,
  type: 'wordGame',
  content: 'Which way?',
  prompt: 'Think of the tide.',
  puzzle: 'L _ F T',
  answerId: 7,
  options,
})
const ends = [3, 4].map((id) => aNode({ id, content: `End ${id}.`, nextNodeId: 0 }))
const other = aNode({ id: 21, content: 'Elsewhere.', nextNodeId: 0 })
const CHAPTERS = [
  { key: 'chapter_1', index: 1, nodes: [first, guess, ...ends], tasks: [] },
  { key: 'chapter_2', index: 2, nodes: [other], tasks: [] },
]
const game: Partial<GameSnapshot> = {
  chapters: [1, 2].map((id) => aChapter({ id, title: `Part ${id}`, tasks: [] })),
  locations: [aLocation({ name: 'The Quay' })],
  npcs: [anNpc({ id: 5, name: 'Ada Marsh', avatar: 'http://pictures.test/ada.svg' })],
  npcPhotos: [],
  npcTasks: [],
  contents: CHAPTERS,
}

/** The trial run on the screen, all of each text at once, going on by hand. */
async function trial(change: Partial<GameSnapshot> = {}) {
  const testEditor = await opened({ ...game, ...change })
  testEditor.editor.run(setPreviewTyping, { typing: false })
  testEditor.editor.run(setPreviewAuto, { auto: false })
  testEditor.editor.run(openPreview, { what: 'nodes' })
  onScreen(testEditor.editor, <NodesDialog />)
  const log = await screen.findByRole('log', { name: 'What has been played' })
  const lines = () => within(log).getAllByRole('listitem')
  const user = userEvent.setup()
  return { ...testEditor, user, log, lines, session: () => testEditor.draft().session.preview }
}
const press = (name: string) => screen.getByRole('button', { name })

it('[KN25] [KN20] goes on by a press, and shows who speaks, where, and what is to be solved', async () => {
  const { user, lines, log } = await trial()
  expect(lines()).toHaveLength(1)
  // what is only read is scrolled by keys too
  expect(log.closest('[tabindex]')?.getAttribute('tabindex')).toBe('0')
  // a node that is played can be quoted
  expect(lines()[0]?.dataset).toMatchObject({ quotePath: expect.stringContaining('key_nodes[') })
  expect(lines()[0]?.textContent).toMatch(/The Quay.*Ada Marsh.*It begins\./)
  expect(lines()[0]?.querySelector('img')?.getAttribute('src')).toBe('http://pictures.test/ada.svg')
  await user.click(press('Go on'))
  const text = lines()[1]?.textContent ?? ''
  for (const one of ['Which way?', 'Think of the tide.', 'Puzzle', 'L _ F T'])
    expect(text).toContain(one)
  expect(text).not.toContain('The Quay')
  expect(lines()[1]?.querySelector('img')).toBeNull()
})

it.each([
  ['by a press on it', 0, 'Correct', 'You go left.'],
  ['by a press on it', 1, 'Incorrect', 'End 4.'],
  ['by its digit', 0, 'Correct', 'You go left.'],
  ['by its digit', 1, 'Incorrect', 'End 4.'],
])('[KN12] [KN13] an option chosen %s (%i) is judged and leads on', async (how, at, word, next) => {
  const { user, lines, log } = await trial()
  await user.click(press('Go on'))
  const question = within(screen.getByRole('group', { name: 'Choose' }))
  expect(question.getAllByRole('button').map((one) => one.textContent)).toEqual(['1Left', '2Right'])
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(document, { key: String(at + 1), [held]: true })
  fireEvent.keyDown(document, { key: '3' })
  expect(lines()).toHaveLength(2)
  if (how === 'by its digit') fireEvent.keyDown(document, { key: String(at + 1) })
  else await user.click(question.getAllByRole('button')[at] as HTMLElement)
  expect(within(lines()[1] as HTMLElement).getByText(word, { exact: true })).toBeTruthy()
  if (screen.queryByRole('button', { name: 'Go on' }) !== null) await user.click(press('Go on'))
  expect(log.textContent).toContain(next)
  expect(screen.queryByRole('group', { name: 'Choose' })).toBeNull()
})

it('[KN19] a line that gets the focus comes into sight', async () => {
  const { user, lines } = await trial()
  await user.click(press('Go on'))
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  fireEvent.focusIn(lines()[0] as HTMLElement)
  expect(shown.mock.contexts).toEqual([lines()[0]])
  shown.mockRestore()
})

it('[KN17] [KN27] the end of a chapter leads to the next one, and the end of the game to its beginning', async () => {
  const { user, session } = await trial({
    contents: [
      { ...CHAPTERS[0], nodes: ends.slice(0, 1) },
      CHAPTERS[1],
    ] as GameSnapshot['contents'],
  })
  expect(screen.getByText('This chapter is complete.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play from the first chapter' })).toBeNull()
  await user.click(press('Next chapter'))
  expect(session().chapterKey).toBe('chapter_2')
  expect(screen.getByText('This is an ending of the game.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next chapter' })).toBeNull()
  await user.click(press('Play from the first chapter'))
  expect(session().chapterKey).toBe('chapter_1')
  cleanup()
  await trial({ contents: CHAPTERS.slice(1) })
  expect(screen.getByText('This is an ending of the game.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play from the first chapter' })).toBeNull()
})

it('[KN5] a tab opens its chapter', async () => {
  const { user, session, log } = await trial()
  const tabs = within(screen.getByRole('tablist', { name: 'Chapters' })).getAllByRole('tab')
  expect(tabs.map((one) => one.textContent)).toEqual(['1Part 1', '2Part 2'])
  expect(tabs.map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  await user.click(tabs[1] as HTMLElement)
  expect(session().chapterKey).toBe('chapter_2')
  expect(log.isConnected && log.textContent?.includes('It begins.')).toBe(false)
})

it('[KN9] [KN25] typing and going on by itself can each be switched, and the run begun anew', async () => {
  const { user, session, lines } = await trial()
  for (const [name, field] of [
    ['Typing', 'typing'],
    ['Auto-advance', 'auto'],
  ] as const)
    for (const on of [true, false]) {
      await user.click(press(name))
      expect([name, session()[field]]).toEqual([name, on])
      expect(press(name).getAttribute('aria-pressed')).toBe(String(on))
    }
  await user.click(press('Go on'))
  expect(lines()).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Restart' })[0] as HTMLElement)
  expect(lines()).toHaveLength(1)
})

it('[KN23] [KN26] the outline tells kind and text of each node and which were seen, and plays from any', async () => {
  const { user, lines } = await trial()
  const list = press('Nodes of this chapter')
  expect(list.getAttribute('aria-expanded')).toBe('false')
  await user.click(list)
  expect(list.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(list.getAttribute('aria-controls') ?? '')?.tagName).toBe('ASIDE')
  const nodes = () =>
    within(screen.getByRole('navigation', { name: 'Nodes of this chapter' })).getAllByRole('button')
  expect(nodes().map((one) => one.textContent)).toEqual([
    'TextIt begins.played',
    'Word gameWhich way?',
    'TextEnd 3.',
    'TextEnd 4.',
  ])
  expect(nodes()[2]?.title).toBe('Play from node 3')
  await user.click(nodes()[2] as HTMLElement)
  expect(lines().map((one) => one.textContent)).toEqual([expect.stringContaining('End 3.')])
  expect(list.getAttribute('aria-expanded')).toBe('false')
  await user.click(list)
  await user.click(list)
  expect(list.getAttribute('aria-expanded')).toBe('false')
})

const tasks = [
  aTask({ id: 1, name: 'Ask', keyNodeId: 3, roleId: 5, completeCondition: '', reward: '' }),
  aTask({ id: 2, name: 'Look', keyNodeId: null, chapterKey: 'chapter_2' }),
]

it('[TK2] tasks are filtered by chapter and by who gives them, and lead to their node', async () => {
  const [one, two] = CHAPTERS
  const testEditor = await opened({
    ...game,
    contents: [
      { ...one, tasks: tasks.slice(0, 1) },
      { ...two, tasks: tasks.slice(1) },
    ] as GameSnapshot['contents'],
  })
  onScreen(testEditor.editor, <TaskList />)
  const user = userEvent.setup()
  const names = () => screen.queryAllByRole('heading').map((h) => h.textContent)
  const pick = async (label: string, option: RegExp) => {
    await user.click(screen.getByRole('combobox', { name: new RegExp(label) }))
    await user.click(await screen.findByRole('option', { name: option }))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  }
  const all = press('All · 2')
  expect([names(), all.getAttribute('aria-pressed')]).toEqual([['Ask', 'Look'], 'true'])
  const rows = screen.getAllByRole('article')
  expect(rows.map((row) => row.textContent?.includes('Complete when'))).toEqual([false, true])
  expect(rows.map((row) => row.textContent?.includes('Reward'))).toEqual([false, true])
  expect(rows.map((row) => row.textContent?.includes('Ada Marsh'))).toEqual([true, false])
  await pick('By chapter', /Part 2 · 1/)
  expect([names(), all.getAttribute('aria-pressed')]).toEqual([['Look'], 'false'])
  await pick('By character', /Ada Marsh · 1/)
  expect(names()).toEqual(['Ask'])
  await pick('By character', /Every character/)
  await pick('By chapter', /Part 1 · 1/)
  await pick('By chapter', /Every chapter/)
  expect(names()).toEqual(['Ask', 'Look'])
  await pick('By chapter', /Part 2/)
  await user.click(all)
  expect(names()).toEqual(['Ask', 'Look'])
  expect(screen.getAllByRole('button', { name: 'Play the node that completes it' })).toHaveLength(1)
  await user.click(press('Play the node that completes it'))
  expect(testEditor.draft().session.preview).toMatchObject({
    open: 'nodes',
    chapterKey: 'chapter_1',
  })
  expect(testEditor.draft().session.preview.walk.map((step) => step.nodeId)).toEqual([3])
})

it('[TK2] a filter that leaves no task says so', async () => {
  const testEditor = await opened({
    ...game,
    npcs: GAME.npcs.slice(0, 1),
    contents: [{ key: 'chapter_1', index: 1, nodes: [], tasks: [aTask({ roleId: null })] }],
  })
  onScreen(testEditor.editor, <TaskList />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: /By character/ }))
  await user.click(await screen.findByRole('option', { name: / · 0/ }))
  expect(await screen.findByText('No tasks with this filter')).toBeTruthy()
  await act(async () => undefined)
})
