// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { GameShelf } from '#plugins/library/view.tsx'
import { emptyAccount } from '#schemas/account.ts'
import { emptyLibrary, type Library, type ScriptCard } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { someUser } from '../plugins/session-editor.ts'
import { aGameCard, aScriptCard } from './cards.ts'
import { onScreen, place, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const script = (given: Partial<ScriptCard> = {}): ScriptCard =>
  aScriptCard({ publishedGameId: null, publishedVersion: null, ...given })
const published = { publishedGameId: 'g1', publishedVersion: 3 }

/** The list of a creator who is signed in, as it was read. */
function shelf(given: Partial<Library>, order: 'newest' | 'published' = 'newest') {
  const library = { ...emptyLibrary(), status: 'ready' as const, ...given }
  const account = { ...emptyAccount(), user: someUser() }
  const testEditor = testEditorOf(plugins, { draft: { library, account }, at: '/games' })
  onScreen(testEditor.editor, <GameShelf order={order} ideaBox="the idea box" />, {
    path: '/games',
  })
  const wishes = () =>
    testEditor.editor.bus.log.events.flatMap((one) =>
      one.type === 'library/actionRequested' ? [one.payload] : [],
    )
  return { ...testEditor, user: userEvent.setup(), wishes }
}
const opener = (title = 'Salt and Paper') =>
  screen.getByRole('button', { name: `Actions for “${title}”` })
async function menu(user: ReturnType<typeof userEvent.setup>) {
  await user.click(opener())
  return within(await screen.findByRole('menu')).getAllByRole('menuitem')
}
const told = (items: HTMLElement[]) =>
  items.map((one) => `${one.textContent}${one.hasAttribute('data-disabled') ? ' -' : ''}`)

it.each([
  ['a draft', {}, ['Open', 'Rename', 'Duplicate', 'Publish', 'Delete']],
  [
    'one that is written',
    { status: 1 },
    ['Open', 'Rename -', 'Duplicate -', 'Publish -', 'Delete'],
  ],
] as const)('[LI9] the menu of %s offers what can be done', async (_, change, expected) => {
  const { user } = shelf({ scripts: [script(change)] })
  expect(told(await menu(user))).toEqual(expected)
})

it.each([
  ['published', {}, 'Publish again', ''],
  ['changed since', { scriptVersion: 4 }, 'Publish the changes', ''],
  ['busy', { busy: ['s1'] }, 'Publish again', ' -'],
])('[LI9] the menu of a game that is %s offers what can be done', async (_, change, again, off) => {
  const { busy = [], ...more } = { busy: undefined, ...change } as { busy?: string[] }
  const { user } = shelf({
    scripts: [script({ ...published, ...more })],
    games: [aGameCard()],
    busy,
  })
  expect(opener().getAttribute('aria-busy')).toBe(off === '' ? null : 'true')
  const ways = ['Open', 'Play', 'Copy link']
  const changes = ['Rename', 'Duplicate', again, 'Unpublish', 'Delete'].map((one) => one + off)
  expect(told(await menu(user))).toEqual([...ways, ...changes])
})

it.each([
  ['Duplicate', { action: 'copy', id: 's1', title: 'Salt and Paper (copy)' }],
  ['Unpublish', { action: 'withdraw', id: 's1' }],
  ['Delete', { action: 'remove', id: 's1' }],
])('[LI9] “%s” asks for just that', async (name, wish) => {
  const { user, wishes } = shelf({ scripts: [script(published)], games: [aGameCard()] })
  await user.click((await menu(user)).find((one) => one.textContent === name) as HTMLElement)
  expect(wishes()).toHaveLength(1)
  expect(wishes()[0]).toMatchObject(wish)
})

it('[LI4] [LI5] [PU41] the menu leads to the editor and the played game, copies its link and seeks the sheet', async () => {
  const { user, copied, visited, settle } = shelf({
    scripts: [script(published)],
    games: [aGameCard()],
  })
  const choose = async (name: string) =>
    user.click((await menu(user)).find((one) => one.textContent === name) as HTMLElement)
  await choose('Copy link')
  await act(settle)
  expect(copied).toEqual(['http://here/play/g1'])
  await choose('Publish again')
  expect(visited).toEqual(['/game-generation?id=s1'])
  await choose('Open')
  expect(place.path).toBe('/game-generation?id=s1')
  await choose('Play')
  expect(place.path).toBe('/play/g1')
})

it('[LI4] [LI5] a tile plays and shares a published game, and no other', async () => {
  const { user, copied, settle } = shelf({ scripts: [script(published)], games: [aGameCard()] })
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/play/g1')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await act(settle)
  expect(copied).toEqual(['http://here/play/g1'])
  for (const games of [[], [aGameCard({ url: 'nowhere' })]]) {
    cleanup()
    shelf({ scripts: [script(published)], games })
    expect(screen.queryByRole('link', { name: 'Play' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  }
})

it('[LI9] [AX2] Escape closes the menu and leaves the focus at its button', async () => {
  const { user } = shelf({ scripts: [script()] })
  await menu(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(opener())
})

it('[LI9] the copy of a game without a title has none either', async () => {
  const { user, wishes } = shelf({ scripts: [script({ title: '' })] })
  await user.click(opener('Untitled game'))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(wishes()).toMatchObject([{ action: 'copy', id: 's1', title: '' }])
})

/** Opens the line of the title by the menu. */
async function renaming(title = 'Salt and Paper') {
  const testEditor = shelf({ scripts: [script({ title })] })
  await testEditor.user.click(opener(title === '' ? 'Untitled game' : title))
  await testEditor.user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const line = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the game' })
  await waitFor(() => expect(document.activeElement).toBe(line))
  return { ...testEditor, line, isOpen: () => screen.queryByRole('textbox') !== null }
}

it('[LI9] a title is written over, saved by Enter, and the focus goes back to the menu', async () => {
  const { user, line, wishes, isOpen } = await renaming()
  expect([line.value, line.selectionStart, line.selectionEnd]).toEqual(['Salt and Paper', 0, 14])
  expect([line.maxLength, line.lang]).toEqual([LIMITS.titleMax, 'en-US'])
  await user.keyboard('Ash{Enter}')
  expect(wishes()).toMatchObject([{ action: 'rename', id: 's1', title: 'Ash' }])
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(opener())
})

it('[LI9] a blank title cannot be saved, and Escape or “Cancel” leave the old one', async () => {
  const { user, line, wishes, isOpen } = await renaming()
  expect(line.getAttribute('aria-invalid')).toBeNull()
  await user.clear(line)
  await user.type(line, ' ')
  expect(line.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
  screen.getByRole('button', { name: 'Cancel' }).focus()
  // nothing is sent by the browser itself
  expect(fireEvent.submit(line.form as HTMLFormElement)).toBe(false)
  expect([isOpen(), document.activeElement === line]).toEqual([true, true])
  // what an input method is composing ends by the same keys
  fireEvent.keyDown(line, { key: 'Escape', isComposing: true })
  fireEvent.keyDown(line, { key: 'a' })
  expect(isOpen()).toBe(true)
  expect(fireEvent.keyDown(line, { key: 'Escape' })).toBe(false)
  expect(isOpen()).toBe(false)
  cleanup()
  const again = await renaming('')
  expect(again.line.lang).toBe('')
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([again.isOpen(), wishes(), again.wishes()]).toEqual([false, [], []])
})

it.each([
  [0, 'Two'],
  [1, 'One'],
])('[AX10] the focus goes on at the neighbour when tile %i is deleted', async (at, neighbour) => {
  const scripts = [script({ id: 's1', title: 'One' }), script({ id: 's2', title: 'Two' })]
  const { user } = shelf({ scripts })
  await user.click(opener(scripts[at]?.title))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener(neighbour)))
})

it('[AX10] with the last game the focus goes to the heading, and so it does from “Try again”', async () => {
  const { user, called, editor } = shelf({ scripts: [script()] })
  await user.click(opener())
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const heading = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  act(() => editor.bus.emit({ type: 'library/failed', source: 'server', payload: {} }))
  const before = called.filter(({ name }) => name === 'listScripts').length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(heading)
  expect(called.filter(({ name }) => name === 'listScripts')).toHaveLength(before + 1)
})

it('[LI3] a cover that does not come leaves its place empty', () => {
  shelf({ scripts: [script(), script({ id: 's2', cover: null })] })
  const pictures = document.querySelectorAll('img')
  expect([...pictures].map(({ src }) => src)).toEqual(['http://here/media/cover.webp'])
  fireEvent.error(pictures[0] as HTMLImageElement)
  expect(pictures[0]?.hidden).toBe(true)
})
