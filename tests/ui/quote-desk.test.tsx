// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { dropQuote, quotePlace } from '#plugins/chat/commands.ts'
import { npcsView } from '#plugins/npcs/view.tsx'
import { enterText } from '#plugins/quoting/caret.ts'
import { quotingView } from '#plugins/quoting/view.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import { storyView } from '#plugins/story/view.tsx'
import { SIZES } from '#schemas/limits.ts'
import type { Quote } from '#schemas/record.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { leafOf } from '#ui/kit/leaf.tsx'
import { Around, PluginSlot, Views } from '#ui/kit/slots.tsx'
import { SCRIPT } from '../plugins/test-editor.ts'
import { GAME, opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(async () => {
  await speak()
  // what reads selections comes after the page; here it is there already
  await import('#plugins/quoting/desk.tsx')
})
afterEach(() => {
  getSelection()?.removeAllRanges()
  cleanup()
})

/** The characters and the story of a game, with all that quoting lays over them. */
async function page() {
  const testEditor = await opened()
  const { container } = onScreen(
    testEditor.editor,
    <Views value={[npcsView, storyView, quotingView]}>
      <Around name="editor.texts">
        <StageSections />
      </Around>
      <PluginSlot name="editor.overlay" />
      <input aria-label="a field" />
    </Views>,
  )
  const box = () => testEditor.draft().session.chat.box.quotes
  const text = (path: string) => {
    const found = container.querySelector<HTMLElement>(`[data-quote-path="${path}"]`)
    if (found === null) throw new Error(`nothing is shown of ${path}`)
    return found
  }
  return { ...testEditor, container, box, text, user: userEvent.setup() }
}
const offer = () => document.querySelector('[data-quote-words]')
const said = () =>
  screen
    .queryAllByRole('status')
    .map((one) => one.textContent)
    .join(' ')

/** Selects units of a text, as a reader would. */
function select(element: Element, from: number, to: number): void {
  const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  if (node === null) throw new Error('there is no text')
  act(() => {
    getSelection()?.setBaseAndExtent(node, from, node, to)
    document.dispatchEvent(new Event('selectionchange'))
  })
}

it('[QT8] a quote whose text has changed says so, and can be quoted again', async () => {
  const { editor, box, user } = await page()
  const [npc] = GAME.npcs
  const path = gamePath.npc(0, 'bio')
  const Badge = quotingView.slots['chat.quote']?.component as (given: {
    at: number
    quote: Quote
  }) => ReactNode
  const quote = { title: 'Her bio', text: 'She never wrote this.', path }
  editor.run(quotePlace, { quote })
  const { container } = onScreen(editor, <Badge at={0} quote={quote} />)
  expect(within(container).getByText('changed since quoted')).toBeTruthy()
  await user.click(within(container).getByRole('button', { name: /^Quote again: / }))
  expect(box().map(({ text }) => text)).toEqual([npc?.bio])
  expect(container.textContent).toBe('')
  act(() => {
    editor.run(dropQuote, { at: 0 })
    editor.run(quotePlace, { quote: { ...quote, path: 'npc_list.npcs[99].bio' } })
  })
  expect(within(container).getByText('no longer in the game')).toBeTruthy()
  expect(within(container).queryByRole('button')).toBeNull()
})

it('[QT5] every card has a name for what quotes it, and nothing stands in the way of anybody', async () => {
  const { container } = await page()
  const rules = { 'color-contrast': { enabled: false } }
  const { violations } = await axe.run(container, { rules })
  expect(violations.map(({ id, nodes }) => [id, nodes.map((one) => one.html)])).toEqual([])
  for (const { name } of GAME.npcs)
    expect(screen.getAllByRole('button', { name: `Quote this card: ${name}` })).toHaveLength(1)
})

it('[QT5] [QT19] a card is quoted by its button, and that is said with its title and their number', async () => {
  const { user, box } = await page()
  const [first, second] = GAME.npcs
  for (const npc of [first, second])
    await user.click(screen.getByRole('button', { name: `Quote this card: ${npc?.name}` }))
  expect(box()).toMatchObject([
    { title: first?.name, text: first?.bio, path: gamePath.npc(0) },
    { title: second?.name, text: second?.bio, path: gamePath.npc(1) },
  ])
  await waitFor(() => expect(said()).toMatch(new RegExp(`Quoted: .*, ${second?.name}. 2 quotes.`)))
})

it('[QT19] a quote too many is refused aloud', async () => {
  const { user, box, editor } = await page()
  for (let at = 0; at < SIZES.quotes; at++)
    editor.run(quotePlace, { quote: { title: '', text: `words ${at}`, path: 'x' } })
  const button = screen.getByRole('button', { name: `Quote this card: ${GAME.npcs[0]?.name}` })
  await user.click(button)
  await waitFor(() => expect(said()).toContain('No more quotes fit'))
  expect(box()).toHaveLength(SIZES.quotes)
  editor.run(dropQuote, { at: 0 })
  await user.click(button)
  await waitFor(() => expect(said()).toContain('10 quotes.'))
})

it('[QT7] Q quotes the card the focus is in, innermost first, and is a letter in a field', async () => {
  const { user, box, text } = await page()
  const field = screen.getByRole('textbox', { name: 'a field' })
  await user.click(field)
  await user.keyboard('q')
  expect((field as HTMLInputElement).value).toBe('q')
  expect(box()).toEqual([])
  const card = text(gamePath.npc(0))
  await waitFor(async () => {
    within(card)
      .getByRole('button', { name: /Details/ })
      .focus()
    await user.keyboard('q')
    expect(box().map(({ path }) => path)).toEqual([gamePath.npc(0)])
  })
  await user.keyboard('{Control>}q{/Control}')
  expect(box()).toHaveLength(1)
})

it('[QT7] the caret of the keyboard is drawn where it stands in the words', async () => {
  const { text } = await page()
  const bio = text(gamePath.npc(0, 'bio'))
  const caret = { left: 12, top: 34, height: 18 } as DOMRect
  const rects = vi.spyOn(Range.prototype, 'getClientRects')
  rects.mockReturnValue([caret] as unknown as DOMRectList)
  const drawn = () => document.querySelector<HTMLElement>('[style*="height: 18px"]')
  enterText(leafOf(bio) as NonNullable<ReturnType<typeof leafOf>>)
  await waitFor(() => {
    document.dispatchEvent(new Event('selectionchange'))
    expect([drawn()?.style.left, drawn()?.style.top]).toEqual(['12px', '34px'])
  })
  // where it is not laid out nothing is drawn
  rects.mockReturnValue([] as unknown as DOMRectList)
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  await waitFor(() => expect(drawn()).toBeNull())
  rects.mockRestore()
})

it('[QT22] words stay selected and offered while the text around them changes', async () => {
  const { box, text, editor } = await page()
  const path = gamePath.npc(0, 'bio')
  const [npc] = GAME.npcs
  if (npc === undefined) throw new Error('the sample has nobody')
  await waitFor(() => {
    select(text(path), 10, 40)
    expect(offer()).not.toBeNull()
  })
  const words = getSelection()?.toString() ?? ''
  const bio = `Once upon a time. ${npc.bio}`
  act(
    () =>
      void editor.bus.emit({
        source: 'socket',
        scriptId: SCRIPT,
        version: 1_000,
        type: 'npcs/written',
        payload: { npcs: [{ ...npc, bio }] },
      }),
  )
  expect(text(path).textContent).toBe(bio)
  expect(getSelection()?.toString()).toBe(words)
  act(() => void document.dispatchEvent(new Event('selectionchange')))
  await waitFor(() => expect(offer()).not.toBeNull())
  await userEvent.setup().click(offer() as Element)
  expect(box()).toMatchObject([
    { text: words.trim(), anchor: { start: bio.indexOf(words.trim()) } },
  ])
})

it('[QT1] [QT2] words of one text are offered once there are three characters of them, and quoted', async () => {
  const { user, box, text } = await page()
  const path = gamePath.npc(0, 'bio')
  const source = GAME.npcs[0]?.bio ?? ''
  await waitFor(() => {
    select(text(path), 0, 12)
    expect(offer()).not.toBeNull()
  })
  select(text(path), 0, 2)
  await waitFor(() => expect(offer()).toBeNull())
  await waitFor(() => {
    select(text(path), 0, 12)
    expect(offer()).not.toBeNull()
  })
  // two letters and the spaces around them are not three characters
  const at = source.search(/ \w\w /)
  expect(at).toBeGreaterThan(0)
  select(text(path), at, at + 4)
  await waitFor(() => expect(offer()).toBeNull())
  const other = text(gamePath.npc(1, 'bio'))
  act(() => {
    getSelection()?.setBaseAndExtent(text(path), 0, other, 1)
    document.dispatchEvent(new Event('selectionchange'))
  })
  expect(offer()).toBeNull()
  await waitFor(() => {
    select(text(path), 0, 12)
    expect(offer()).not.toBeNull()
  })
  await user.click(offer() as Element)
  expect(box()).toMatchObject([{ path, text: source.slice(0, 12).trim() }])
  expect(offer()).toBeNull()
})
