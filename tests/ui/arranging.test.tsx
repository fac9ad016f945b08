// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { arranged } from '#core/game/arrange.ts'
import { openPreview } from '#plugins/preview/commands.ts'
import { allTasks } from '#plugins/tasks/projections.ts'
import { GAME, NONE } from '../plugins/editing-world.ts'
import { barriersHere } from './barriers.ts'
import { speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

const [FIRST, SECOND] = GAME.npcs
const menu = (name = '') => screen.getByRole('button', { name: `More for ${name}` })

it('[BH8] the menu of a card moves and removes by keyboard alone, and is no barrier', async () => {
  const { user, sent } = await writtenPage()
  expect(await barriersHere()).toEqual([])
  menu(SECOND?.name).focus()
  await user.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Move earlier',
    'Move later',
    'Remove',
  ])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(menu(SECOND?.name).getAttribute('aria-busy')).toBe('true')
})

it('[BH8] what cannot be done is not offered: the first one is not moved earlier', async () => {
  const { user } = await writtenPage()
  await user.click(menu(FIRST?.name))
  const earlier = await screen.findByRole('menuitem', { name: 'Move earlier' })
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
})

it('[BH8] each list ends with what adds to it, and without a network it says that it waits', async () => {
  const { user, server, until } = await writtenPage()
  for (const kind of ['character', 'place', 'chapter'])
    expect(screen.getByRole('button', { name: `Add a ${kind}` })).toBeTruthy()
  server.edit = NONE
  await user.click(screen.getByRole('button', { name: 'Add a character' }))
  await until(300)
  const waiting = screen.getByText('Waiting for the network: adding a new character')
  const line = waiting.closest('li') as HTMLElement
  await user.click(within(line).getByRole('button', { name: 'Take back' }))
  expect(screen.queryByText(/Waiting for the network/)).toBeNull()
})

it('[BH8] what the server refuses is said in its words, and dismissed', async () => {
  const { user, server, until } = await writtenPage()
  server.edit = { ok: false, status: 400, desc: 'The list is full' }
  await user.click(menu(FIRST?.name))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await until(300)
  expect(screen.getByText(`${FIRST?.name} could not be removed. The list is full`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/could not be removed/)).toBeNull()
})

it.each([
  ['zh', '没能添加新角色。列表已满。'],
  ['ja', '新しい人物を加えられませんでした。列表已满。'],
])('[LA11] in %s both sentences of a refusal stand without a space', async (language, words) => {
  await i18next.changeLanguage(language)
  const { user, server, until } = await writtenPage()
  server.edit = { ok: false, status: 400, desc: '列表已满。' }
  await user.click(
    screen.getByRole('button', { name: i18next.t('editor:arranging.add.character') }),
  )
  await until(300)
  expect(screen.getByText(words)).toBeTruthy()
})

it('[BH8] something new begins with its first words in edit, all of them selected', async () => {
  const { user, server, until, field } = await writtenPage()
  const made = arranged(GAME, { verb: 'add', at: 'npcs' })
  if ('game' in made) server.game = { ...made.game, scriptVersion: 4 }
  server.seq += 2
  server.edit = { ok: true, desc: '', data: { script_version: 4 } }
  await user.click(screen.getByRole('button', { name: 'Add a character' }))
  await until(5_000)
  await waitFor(() => expect(field().value).toBe('A stranger'))
  expect(document.activeElement).toBe(field())
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 'A stranger'.length])
  expect(screen.getByText('Added.')).toBeTruthy()
})

it('[BH16] the dialog of a character adds to their tasks, and moves and removes each', async () => {
  const { user, sent } = await writtenPage()
  await user.click(screen.getByRole('button', { name: `Details: ${FIRST?.name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const [task] = GAME.npcTasks.filter(({ roleId }) => roleId === FIRST?.id)
  await user.click(dialog.getByRole('button', { name: `More for ${task?.name}` }))
  expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(dialog.getByRole('button', { name: `More for ${FIRST?.name}` })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Add a task' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.stringify(sent())).toContain(`"roleId":${FIRST?.id}`)
})

it('[BH16] in the list of all tasks each has a menu, and stands as the outline has it', async () => {
  const { user, editor, sent, until } = await writtenPage()
  act(() => {
    editor.run(openPreview, { what: 'tasks' })
  })
  const dialog = within(await screen.findByRole('dialog'))
  const menus = dialog.getAllByRole('button', { name: /^More for / })
  expect(menus.length).toBe(allTasks(editor.draft()).length)
  const second = GAME.chapters[0]?.tasks[1]
  await user.click(dialog.getByRole('button', { name: `More for ${second?.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: /^Move earlier/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await until(100)
})

it('[BH13] the menu of a node in the preview offers the cast as its speaker, and chooses one by keyboard', async () => {
  const { user, editor, sent, until } = await writtenPage()
  act(() => {
    editor.run(openPreview, { what: 'nodes' })
  })
  const log = within(await screen.findByRole('log'))
  const trigger = () => log.getByRole('button', { name: 'More for Node 1' })
  trigger().focus()
  await user.keyboard('{Enter}')
  const speaker = await screen.findByRole('menuitem', { name: /^Speaker/ })
  speaker.focus()
  await user.keyboard('{ArrowRight}')
  const offered = await screen.findAllByRole('menuitemradio')
  const names = GAME.npcs.map(({ name }) => name)
  expect(offered.map(({ textContent }) => textContent)).toEqual(['The narrator', ...names])
  const other = offered.find((one) => one.getAttribute('aria-checked') === 'false')
  act(() => other?.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.stringify(sent())).toContain('key_nodes[0].speaker')
  expect(trigger().getAttribute('aria-busy')).toBe('true')
  await until(100)
})

it('[BH14] what is chosen already costs no call', async () => {
  const { user, editor, sent, until } = await writtenPage()
  act(() => {
    editor.run(openPreview, { what: 'nodes' })
  })
  const log = within(await screen.findByRole('log'))
  await user.click(log.getByRole('button', { name: 'More for Node 1' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Place/ }))
  const chosen = await screen.findByRole('menuitemradio', { checked: true })
  await user.click(chosen)
  await until(300)
  expect(sent()).toEqual([])
  await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull())
})
