// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { withText } from '#core/game/addresses.ts'
import { aNote } from '#fixtures/record-builder.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { chatView } from '#plugins/chat/view.tsx'
import { decidingView } from '#plugins/deciding/view.tsx'
import type { ChatRecord, RecordChange } from '#schemas/record.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { Around, Views } from '#ui/kit/slots.tsx'
import { openChat } from '../plugins/chat-editor.ts'
import { barriersHere } from './barriers.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  Element.prototype.scrollTo = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Panel = chatView.slots['editor.aside.assistant']?.component as () => React.ReactNode
const NAME = `npcs/${sampleGame('en_US').npcs[0]?.id}/name`
const PLACES = [
  ['basics/title', 'Title', 'What Agnes Knew', 'What Marta Knew'],
  ['basics/intro', 'Intro', 'Agnes kept the lamp.', 'Marta kept the lamp.'],
  [NAME, 'Agnes, name', 'Agnes', 'Marta'],
] as const

function note(telling: number, ...decisions: RecordChange['decision'][]): ChatRecord {
  const places = PLACES.map(([address, title, before, after], at) => ({
    ...{ address, path: address, title, before, after },
    decision: decisions[at] ?? ('open' as const),
  }))
  return aNote({ changes: { telling, places } })
}

async function panel(history = [note(0)], texts: Record<string, string> = {}) {
  const game = PLACES.reduce(
    (made, [address, , , after]) => withText(made, address, texts[address] ?? after) ?? made,
    sampleGame('en_US'),
  )
  const chat = await openChat({ game, history })
  onScreen(
    chat.editor,
    <Views value={[chatView, decidingView]}>
      <Around name="editor.texts">
        <main>
          <Panel />
          <GameText
            as="h1"
            text={game.elements.title ?? ''}
            language="en_US"
            className="line-clamp-1"
            area={{ title: 'Title', path: gamePath.element('title') }}
          />
        </main>
      </Around>
    </Views>,
  )
  const region = within(
    (await screen.findAllByRole('region', { name: 'Changes' }))[0] as HTMLElement,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const line = (name: RegExp) => region.getByRole('button', { name })
  return { ...chat, region, user, line, button: (name: string) => line(new RegExp(`^${name}$`)) }
}

it('[DC1] [DC9] the changes stand under the note, the first one open, told by signs and by words', async () => {
  const { region, line } = await panel()
  expect(region.getByText('0 of 3 decided')).toBeTruthy()
  expect(line(/^Title/).getAttribute('aria-expanded')).toBe('true')
  expect(line(/^Intro/).getAttribute('aria-expanded')).toBe('false')
  const removed = region.getByText('Agnes', { selector: 'del' })
  const added = region.getByText('Marta', { selector: 'ins' })
  expect(removed.textContent).toBe('removed: −Agnes')
  expect(added.textContent).toBe('added: +Marta')
  expect(await barriersHere()).toEqual([])
})

it('[DC9] a decision leads on to the next change, says how far it is, and the last one folds all to a line', async () => {
  const { user, button, line, told, pass, calls } = await panel()
  await user.click(button('Keep'))
  expect(calls('decideChanges')[0]?.body).toMatchObject({ keep: ['basics/title'] })
  expect(document.activeElement).toBe(line(/^Intro/))
  expect(line(/^Intro/).getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Kept. 1 of 3 decided')).toBeTruthy()
  await act(() => told(note(1, 'kept')))
  await user.click(button('Revert'))
  await act(() => pass(50))
  expect(calls('decideChanges')[1]?.body).toMatchObject({ revert: ['basics/intro'] })
  await act(() => told(note(2, 'kept', 'kept')))
  await user.click(button('Keep'))
  await act(() => told(note(3, 'kept', 'kept', 'kept')))
  const folded = line(/Kept 3|kept 3/)
  expect(folded.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(folded)
})

it.each([
  [0, 'scaleX(0)'],
  [2, `scaleX(${2 / 3})`],
  [3, undefined],
])('[DC9] with %i of three changes decided the bar under them is at %s', async (count, at) => {
  const { region } = await panel([note(count, ...Array(count).fill('kept'))])
  const fold = region.getAllByRole('button', { expanded: count < 3 })[0]
  const bar = fold?.parentElement?.querySelector<HTMLElement>('[style*="scaleX"]')
  expect(bar?.style.transform).toBe(at)
})

it('[DC9] all are kept or given back at once', async () => {
  const { user, button, calls, pass } = await panel()
  await user.click(button('Revert all'))
  await act(() => pass(50))
  await user.click(button('Keep all'))
  const all = PLACES.map(([address]) => address)
  expect(calls('decideChanges').map(({ body }) => [body?.keep, body?.revert])).toEqual([
    [[], all],
    [all, []],
  ])
})

it('[DC9] [DC2] a text is written anew before it is kept, and stays in its field when that is refused', async () => {
  const { user, button, region, calls, refuseWith, pass, line } = await panel()
  await user.click(button('Edit first'))
  const field = region.getByRole<HTMLTextAreaElement>('textbox', { name: 'New text of Title' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  expect(button('Keep this text').getAttribute('aria-disabled')).toBe('true')
  await user.type(field, 'What Lena Knew')
  refuseWith({ status: 409, desc: 'Stale.' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await act(() => pass(50))
  expect(calls('decideChanges')[0]?.body).toMatchObject({
    edit: [{ address: 'basics/title', text: 'What Lena Knew' }],
  })
  expect(field.value).toBe('What Lena Knew')
  await user.keyboard('{Escape}')
  expect(region.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(line(/^Title/))
})

it('[DC96] what is written in a change comes into sight with its buttons', async () => {
  const { user, button, region } = await panel()
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(button('Edit first'))
  const row = region.getByRole('textbox', { name: 'New text of Title' }).closest('li')
  expect(shown.mock.contexts).toEqual([row])
  expect(row?.contains(button('Keep this text'))).toBe(true)
  shown.mockRestore()
})

it('[DC4] what was written anew since offers both texts and overwrites neither by itself', async () => {
  const { user, button, calls, region } = await panel([note(0)], { 'basics/title': 'The Lamp' })
  expect(region.getByText(/written anew after the change/)).toBeTruthy()
  expect(region.queryByRole('button', { name: 'Revert' })).toBeNull()
  await user.click(button('Put the earlier text back'))
  expect(calls('decideChanges')[0]?.body).toMatchObject({
    revert: [],
    edit: [{ address: 'basics/title', text: 'What Agnes Knew' }],
  })
})

it('[DC9] the list is gone through by letters, which do nothing in a field', async () => {
  const { user, line, calls, region, pass } = await panel()
  line(/^Title/).focus()
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(line(/^Intro/))
  await user.keyboard('e')
  await user.keyboard('ny')
  expect(region.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/ny$/)
  expect(calls('decideChanges')).toEqual([])
  await user.keyboard('{Escape}n')
  await act(() => pass(50))
  expect(calls('decideChanges')[0]?.body).toMatchObject({ revert: ['basics/intro'] })
})

it('[DC9] the changes of an older revision are folded, and can be opened', async () => {
  const { line, user } = await panel([note(0), aNote({ id: 'n2', at: 9_000 })])
  expect(screen.getAllByRole('region', { name: 'Changes' })).toHaveLength(2)
  const older = line(/0 of 3 decided/)
  expect(older.getAttribute('aria-expanded')).toBe('false')
  await user.click(older)
  expect(line(/^Title/)).toBeTruthy()
})

it('[DC13] how changes are made is chosen at the foot of the chat, by keyboard alone', async () => {
  const { user } = await panel()
  const opener = screen.getByRole('button', { name: 'How changes are made: Show me first' })
  opener.focus()
  await user.keyboard('{Enter}')
  const choices = screen.getByRole('group', { name: 'How changes are made' })
  expect(await barriersHere()).toEqual([])
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const [first, atOnce] = within(choices).getAllByRole<HTMLInputElement>('radio')
  expect([first?.checked, atOnce?.checked]).toEqual([false, true])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Apply at once')
})

it('[BH18] a change is shown in its place by word, said aloud, and left by Escape or a second press', async () => {
  const { user, region } = await panel()
  const title = screen.getByRole('heading', { level: 1 })
  const show = region.getByRole('button', { name: 'Show what changed in its place: Title' })
  show.focus()
  await user.keyboard('{Enter}')
  expect(within(title).getByText('Agnes').closest('del')).toBeTruthy()
  expect(within(title).getByText('Marta').closest('ins')).toBeTruthy()
  expect(title.textContent).toContain('−Agnes')
  expect(title.className).toContain('line-clamp-none!')
  expect(show.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/^What changed is shown in its place: Title\. Escape/)).toBeTruthy()
  expect(await barriersHere()).toEqual([])
  await user.keyboard('{Escape}')
  expect(title.textContent).toBe('What Marta Knew')
  expect(document.activeElement).toBe(show)
  await user.keyboard('{Enter}')
  expect(title.querySelector('[data-difference]')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(title.querySelector('[data-difference]')).toBeNull()
})

it('[BH18] it is left once the change is decided, or its text is written in', async () => {
  const { user, region, editor, told } = await panel()
  const title = screen.getByRole('heading', { level: 1 })
  const show = () => region.getByRole('button', { name: /^Show what changed in its place: Title/ })
  await user.click(show())
  expect(title.querySelector('[data-difference]')).toBeTruthy()
  const payload = { address: 'basics/title', base: 'What Marta Knew', text: 'What Marta Knew' }
  act(() => editor.bus.emit({ type: 'revising/started', source: 'user', payload }))
  expect(title.querySelector('[data-difference]')).toBeNull()
  await user.click(show())
  expect(title.querySelector('[data-difference]')).toBeTruthy()
  await act(() => told(note(1, 'kept')))
  expect(title.querySelector('[data-difference]')).toBeNull()
  expect(title.textContent).toBe('What Marta Knew')
})
