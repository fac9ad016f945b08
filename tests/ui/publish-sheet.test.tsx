// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { publishingView } from '#plugins/publishing/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { LANGUAGES, onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

const GAME = sampleGame('en_US')
const PLAYED = 'http://a.test/play/g1'

async function editor(change: Partial<GameSnapshot> = {}, published?: object | null) {
  const testEditor = openTestEditor({
    answer: (name) => {
      if (name === 'readGame') {
        const told = answered({ ...GAME, ...change }, 1)
        return published === undefined ? told : { ...told, data: { ...told.data, published } }
      }
      if (name === 'publishGame')
        return { ok: true, desc: '', data: { game_id: 'g1', url: PLAYED } }
      if (name === 'withdrawGame') return { ok: true, desc: '', data: { game_id: 'g1' } }
      return { ok: true, desc: '', data: [] }
    },
  })
  testEditor.open()
  await testEditor.until(100)
  const Action = publishingView.slots['editor.action']?.component
  const Overlay = publishingView.slots['editor.overlay']?.component
  const Line = publishingView.slots['editor.notice']?.component
  if (Action === undefined || Overlay === undefined || Line === undefined)
    throw new Error('publishing shows nothing')
  onScreen(
    testEditor.editor,
    <>
      <Line />
      <Action />
      <Overlay />
    </>,
  )
  const user = userEvent.setup()
  const sent = () => testEditor.asked.filter(({ name }) => name === 'publishGame').length
  return { ...testEditor, user, sent }
}
const press = (name: string) => screen.getByRole('button', { name })

it('[PU30] asks with title, place and findings before anything is sent', async () => {
  const { user, sent } = await editor()
  await user.click(press('Publish'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish this game?' }))
  expect(sheet.getByText(GAME.elements.title ?? '')).toBeTruthy()
  expect(sheet.getByText(/link of its own/)).toBeTruthy()
  expect(sheet.getByText('Every part is there, and every choice leads on.')).toBeTruthy()
  expect(sent()).toBe(0)
  await user.click(sheet.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toBe(0)
})

it('[PU4] [PU31] holds the link once it is out, with the ways to copy, open and leave', async () => {
  const { user, sent, until, visited } = await editor()
  await user.click(press('Publish'))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
  )
  await until(200)
  const sheet = within(await screen.findByRole('dialog', { name: 'Your game is out' }))
  expect(sheet.getByText(PLAYED)).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Open the game' }).getAttribute('href')).toBe('/play/g1')
  expect(sheet.getByRole('link', { name: 'My games' }).getAttribute('href')).toBe('/game-list')
  expect([sent(), visited]).toEqual([1, []])
  await user.click(sheet.getByRole('button', { name: 'Keep editing' }))
  await user.click(press('Publish'))
  const again = within(await screen.findByRole('dialog', { name: 'Publish it again?' }))
  expect(again.getByText(/already see the game as it is now. The link stays the same/)).toBeTruthy()
})

it('[PU32] is asked anew once it was taken back', async () => {
  const { user, until } = await editor()
  await user.click(press('Publish'))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }),
  )
  await until(200)
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }))
  await until(300)
  await screen.findByRole('dialog', { name: 'Publish this game?' })
  expect(screen.queryByText(PLAYED)).toBeNull()
})

it.each(LANGUAGES)('[PU30] names in %s the parts that failed', async (language) => {
  await i18next.changeLanguage(language)
  const { user } = await editor({ status: 3, failedStages: ['npc_photo'], cover: null })
  await user.click(screen.getByRole('button'))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
  expect(sheet.getByText(i18next.t('editor:failed.npc_photo'), { exact: false })).toBeTruthy()
  expect(sheet.getByText(i18next.t('editor:publishing.noCover'))).toBeTruthy()
})

const SEEN = { game_id: 'g1', url: PLAYED, version: 2 }
const old = () => screen.queryByText(/Players still see the old version/)

it('[HY8] says that players see an older version, until it is published', async () => {
  const { user, sent } = await editor({ scriptVersion: 5 }, SEEN)
  expect(old()?.textContent).toContain('3 changes since')
  await user.click(press('Publish changes'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish it again?' }))
  expect(sent()).toBe(0)
  await user.click(sheet.getByRole('button', { name: 'Publish the changes' }))
  await sheet.findByText(/Whoever has this link/)
  expect(old()).toBeNull()
})

it('[HY8] goes when the game is withdrawn', async () => {
  const { user } = await editor({ scriptVersion: 3 }, SEEN)
  expect(old()?.textContent).toContain('1 change since')
  await user.click(press('Publish changes'))
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }))
  await vi.waitFor(() => expect(old()).toBeNull(), { timeout: 20_000 })
})

it.each([
  ['players see the game as it is', { ...SEEN, version: 3 }],
  ['it is not published', null],
  ['nobody says what players see', undefined],
  ['nobody says which version', { ...SEEN, version: null }],
])('[HY8] says nothing where %s', async (_, published) => {
  await editor({ scriptVersion: 3 }, published)
  expect(old()).toBeNull()
})

it.each(LANGUAGES)('[HY8] speaks %s', async (language) => {
  await i18next.changeLanguage(language)
  await editor({ scriptVersion: 5 }, SEEN)
  const t = i18next.getFixedT(language, 'editor')
  expect(screen.getByText(t('publishing.unseen', { count: 3 }))).toBeTruthy()
  expect(press(t('publishing.showPlayers'))).toBeTruthy()
})
