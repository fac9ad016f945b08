// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { BIO, GAME, NONE, TITLE } from '../plugins/editing-world.ts'
import { barriersHere } from './barriers.ts'
import { speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const TITLE_TEXT = GAME.elements.title ?? ''

it('[RV1] a field, what it says and its conflict are no barrier', async () => {
  const { user, textAt, rewrite, server, until } = await writtenPage()
  await user.dblClick(textAt(TITLE))
  expect(await barriersHere()).toEqual([])
  await user.keyboard('{Escape}')
  await rewrite(TITLE, 'Low Tide')
  server.change(TITLE, 'High Tide')
  await user.keyboard('{Enter}')
  await until(3_000)
  expect(screen.getByRole('group', { name: /changed while you were writing/ })).toBeTruthy()
  expect(await barriersHere()).toEqual([])
})

describe('a text on the page', () => {
  it('[RV1] [RV3] is written by a double click, and Escape gives it back', async () => {
    const { user, textAt, field, fields, sent } = await writtenPage()
    await user.dblClick(textAt(TITLE))
    expect(field().value).toBe(TITLE_TEXT)
    expect(document.activeElement).toBe(field())
    // a dialog around it would close
    const beyond: string[] = []
    const hear = ({ key }: KeyboardEvent) => void beyond.push(key)
    document.addEventListener('keydown', hear)
    await user.keyboard('Something else{Escape}')
    document.removeEventListener('keydown', hear)
    expect(beyond).toContain('S')
    expect(beyond).not.toContain('Escape')
    expect(fields()).toEqual([])
    expect(textAt(TITLE).textContent).toBe(TITLE_TEXT)
    expect(sent()).toEqual([])
    // it has the focus now, so keys can begin again
    await user.keyboard('{F2}')
    expect(field().value).toBe(TITLE_TEXT)
    await user.keyboard('{Escape}{Enter}')
    expect(field().value).toBe(TITLE_TEXT)
  })

  it('[RV3] [RV4] is saved by Enter, stands at once, and is said to be saved', async () => {
    const { user, textAt, rewrite, fields, sent, until } = await writtenPage()
    await rewrite(TITLE, 'Low Tide')
    await user.keyboard('{Enter}')
    expect(fields()).toEqual([])
    expect(textAt(TITLE).textContent).toBe('Low Tide')
    expect(textAt(TITLE).getAttribute('aria-busy')).toBe('true')
    await until(300)
    expect(sent()).toHaveLength(1)
    expect(screen.getByText('Saved')).toBeTruthy()
    await until(9_000)
    expect(textAt(TITLE).textContent).toBe('Low Tide')
    expect(textAt(TITLE).hasAttribute('aria-busy')).toBe(false)
  })

  it('[RV3] of several lines is saved by Ctrl+Enter, and by leaving it', async () => {
    const { user, textAt, rewrite, field, sent, until } = await writtenPage()
    await user.dblClick(textAt(BIO))
    await user.keyboard('{Enter}')
    expect(field().value).toContain('\n')
    fireEvent.change(field(), { target: { value: 'One.\nTwo.' } })
    await user.keyboard('{Control>}{Enter}{/Control}')
    await until(300)
    expect(sent().map(({ changes: [change] }) => change?.value)).toEqual(['One.\nTwo.'])
    await until(9_000)
    await rewrite(BIO, 'Three.')
    await user.click(document.body)
    await until(9_500)
    expect(sent()).toHaveLength(2)
  })

  it('[RV2] has the room of what is written in it, and of a last line that is still empty', async () => {
    const { user, textAt, field } = await writtenPage()
    await user.dblClick(textAt(BIO))
    const unseen = () => textAt(BIO).querySelector('[aria-hidden="true"]')?.textContent
    expect(unseen()).not.toBe('')
    fireEvent.change(field(), { target: { value: 'One.\nTwo.\n' } })
    // a line break at the very end makes no room by itself
    expect(unseen()).toBe('One.\nTwo.\n\u200b')
  })

  it('[RV3] is never saved by the key that ends a composition', async () => {
    const { rewrite, field, fields, sent } = await writtenPage()
    await rewrite(TITLE, '潮が引く')
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = createEvent.keyDown(field(), { key: 'Enter', ...composing })
      fireEvent(field(), event)
      expect(fields()).toHaveLength(1)
    }
    expect(sent()).toEqual([])
  })

  it('[RV5] says in a sentence why it cannot be saved, and how much room is left', async () => {
    const { user, rewrite, field, fields, sent } = await writtenPage()
    await rewrite(TITLE, ' ')
    await user.keyboard('{Enter}')
    expect(screen.getByText(/Write at least one word/)).toBeTruthy()
    await user.click(document.body)
    expect(fields()).toHaveLength(1)
    fireEvent.change(field(), { target: { value: 'x'.repeat(250) } })
    expect(screen.getByText('250 of 300')).toBeTruthy()
    fireEvent.change(field(), { target: { value: 'x'.repeat(311) } })
    expect(screen.getByText('11 too many, nothing is cut')).toBeTruthy()
    field().focus()
    await user.keyboard('{Enter}')
    expect(fields()).toHaveLength(1)
    expect(sent()).toEqual([])
  })

  it('[RV5] that the server refuses has its words, Try again and as it was', async () => {
    const { user, textAt, rewrite, field, server, sent, until } = await writtenPage()
    server.edit = { ok: false, status: 400, desc: 'Longer than it may be' }
    await rewrite(TITLE, 'Low Tide')
    await user.keyboard('{Enter}')
    await until(300)
    expect(screen.getByText('Longer than it may be')).toBeTruthy()
    expect(field().value).toBe('Low Tide')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(600)
    expect(sent()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'As it was' }))
    expect(textAt(TITLE).textContent).toBe(TITLE_TEXT)
  })

  it('[BH17] that the server refuses can be told by a recording, and stays in its field', async () => {
    const { user, rewrite, field, server, sent, until, editor } = await writtenPage()
    const saved = vi.spyOn(editor.ports.downloads, 'save')
    server.edit = { ok: false, status: 400, desc: 'Longer than it may be' }
    await rewrite(BIO, 'Sleeps at last.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await until(300)
    await user.click(screen.getByRole('button', { name: 'Save a recording of this session' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 20_000 })
    expect(field().value).toBe('Sleeps at last.')
    expect(screen.getByText('Longer than it may be')).toBeTruthy()
    expect(sent()).toHaveLength(1)
    expect(await barriersHere()).toEqual([])
  })

  it('[RV6] waits without a network, and can be taken back', async () => {
    const { user, textAt, rewrite, server, until } = await writtenPage()
    server.edit = NONE
    await rewrite(TITLE, 'Low Tide')
    await user.keyboard('{Enter}')
    await until(300)
    expect(within(textAt(TITLE)).getByText('Waiting for the network')).toBeTruthy()
    expect(textAt(TITLE).textContent).toContain('Low Tide')
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(textAt(TITLE).textContent).toBe(TITLE_TEXT)
  })

  it('[RV6] that was being written is in its field after a reload', async () => {
    const storage = new Map<string, string>()
    const before = await writtenPage(storage)
    await before.rewrite(TITLE, 'Half a tit')
    fireEvent(window, new Event('pagehide'))
    cleanup()
    const after = await writtenPage(storage)
    expect(after.fields().map(({ value }) => value)).toEqual(['Half a tit'])
    expect(document.activeElement).not.toBe(after.field())
    await waitFor(() => expect(after.textAt(TITLE).contains(after.field())).toBe(true))
  })

  it('[RV11] is reached from the pencil of its card, and Tab goes on to the next', async () => {
    const { user, field, fields } = await writtenPage()
    const { name, gender, age, occupation, bio } = GAME.npcs[1] ?? {}
    screen.getByRole('button', { name: `Edit ${name}` }).focus()
    await user.keyboard('{Enter}')
    expect(field().value).toBe(name)
    const met: string[] = []
    for (const _ of 'four') {
      await user.keyboard('{Tab}')
      met.push(field().value)
    }
    expect(met).toEqual([gender, age, occupation, bio])
    for (const _ of 'four') await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(field().value).toBe(name)
    // before the first one the focus leaves
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(fields()).toEqual([])
  })

  it('[RV9] that is gone from the game is shown still', async () => {
    const { user, rewrite, server, until } = await writtenPage()
    await rewrite(BIO, 'Keeps the light.')
    server.game = { ...server.game, npcs: [], scriptVersion: 4 }
    server.seq += 2
    await user.keyboard('{Control>}{Enter}{/Control}')
    await until(3_000)
    expect(screen.getByText('Keeps the light.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Keeps the light.')).toBeNull()
  })
})
