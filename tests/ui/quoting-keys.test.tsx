// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { npcsView } from '#plugins/npcs/view.tsx'
import { enterText, leaveText } from '#plugins/quoting/caret.ts'
import { enterCard, onKey } from '#plugins/quoting/keys.tsx'
import { quotingView } from '#plugins/quoting/view.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import { gamePath } from '#schemas/wire/game-path.ts'
import { leafOf } from '#ui/kit/leaf.tsx'
import { Around, Views } from '#ui/kit/slots.tsx'
import { GAME, opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
// here nothing is laid out: what is on the page is in sight
beforeEach(() =>
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList),
)
afterEach(() => {
  getSelection()?.removeAllRanges()
  cleanup()
  vi.restoreAllMocks()
})

/** The card of a character, with the keys of quoting; `quotes` is what becomes of the words that are selected. */
async function card(change: Parameters<typeof opened>[0] = {}) {
  const { editor } = await opened(change)
  const { container } = onScreen(
    editor,
    <Views value={[npcsView, quotingView]}>
      <Around name="editor.texts">
        <StageSections />
      </Around>
    </Views>,
  )
  const at = (path: string) =>
    container.querySelector<HTMLElement>(`[data-quote-path="${path}"]`) as HTMLElement
  const asked: string[] = []
  const press = (target: Element, key: string, more: KeyboardEventInit = {}, quotes = false) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more })
    target.addEventListener(
      'keydown',
      (one) =>
        onKey(one as KeyboardEvent, () => {
          asked.push(key)
          return quotes
        }),
      { once: true },
    )
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { whole: at(gamePath.npc(0)), bio: at(gamePath.npc(0, 'bio')), press, asked }
}
const leafAt = (element: Element) => leafOf(element) as NonNullable<ReturnType<typeof leafOf>>

it('[QT7] the caret comes into the first words of a card, past what is blank or a sign', async () => {
  const [npc, ...others] = GAME.npcs
  if (npc === undefined) throw new Error('the sample has nobody')
  const { whole } = await card({ npcs: [{ ...npc, name: '   ' }, ...others] })
  enterCard(whole)
  const entered = [...whole.querySelectorAll<HTMLElement>('[aria-readonly]')]
  expect(entered.map(({ dataset }) => dataset.quotePath)).toEqual([gamePath.npc(0, 'occupation')])
})

it('[QT7] Escape leaves the words for the button that leads into them', async () => {
  const { whole, bio, press } = await card()
  enterText(leafAt(bio))
  expect(document.activeElement).toBe(bio)
  expect(press(bio, 'Escape')).toBe(true)
  expect(document.activeElement).toBe(whole.querySelector('[data-select-words]'))
  expect(getSelection()?.rangeCount).toBe(0)
})

it('[QT7] in the words Enter and Q quote what is selected, and Q is never a letter there', async () => {
  const { bio, press, asked } = await card()
  enterText(leafAt(bio))
  expect([press(bio, 'q'), press(bio, 'Enter'), press(bio, 'Enter', {}, true)]).toEqual([
    true,
    false,
    true,
  ])
  expect(asked).toEqual(['q', 'Enter', 'Enter'])
  expect(press(bio, 'q', { ctrlKey: true })).toBe(false)
})

it('[QT7] Ctrl+A in the words selects them all, and no more', async () => {
  const { bio, press } = await card()
  enterText(leafAt(bio))
  expect(press(bio, 'a')).toBe(false)
  expect(press(bio, 'a', { ctrlKey: true })).toBe(true)
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() as Selection
  expect([anchorNode, anchorOffset]).toEqual([bio, 0])
  expect([focusNode, focusOffset]).toEqual([bio, bio.childNodes.length])
})

it('[QT7] a key that an input method has is left to it', async () => {
  const { whole, press, asked } = await card()
  expect(press(whole, 'q', { isComposing: true })).toBe(false)
  expect(press(whole, 'q', { keyCode: 229 })).toBe(false)
  expect(asked).toEqual([])
})

it('[QT7] a text the caret has left is a text again for those who listen', async () => {
  const { bio } = await card()
  const marks = () => bio.getAttributeNames().filter((name) => /^(role|aria-)/.test(name))
  const before = marks()
  enterText(leafAt(bio))
  expect(bio.getAttribute('aria-label')).toMatch(/Introduction/)
  expect([bio.getAttribute('role'), bio.getAttribute('aria-readonly')]).toEqual(['textbox', 'true'])
  leaveText(leafAt(bio))
  expect(marks()).toEqual(before)
})

/** What the browser does with a caret that is moved: it goes to a place, or stays. */
function movesTo(place: (() => [Node, number]) | null) {
  const asked: unknown[][] = []
  const modify = function (this: Selection, ...how: unknown[]) {
    asked.push(how)
    if (place !== null) this.setBaseAndExtent(...([...place(), ...place()] as const))
  }
  Object.defineProperty(Selection.prototype, 'modify', { configurable: true, value: modify })
  return asked
}

it.each([
  ['ArrowRight', {}, ['move', 'forward', 'character']],
  ['ArrowLeft', { ctrlKey: true }, ['move', 'backward', 'word']],
  ['ArrowDown', { shiftKey: true }, ['extend', 'forward', 'line']],
  ['ArrowUp', { altKey: true }, ['move', 'backward', 'paragraph']],
  ['Home', { metaKey: true }, ['move', 'backward', 'documentboundary']],
  ['End', {}, ['move', 'forward', 'lineboundary']],
] as const)('[QT7] %s with %j moves the caret in its words', async (key, more, how) => {
  const { bio, press } = await card()
  enterText(leafAt(bio))
  // here the text that is woken is drawn by nobody
  const letters = bio.appendChild(document.createTextNode('words'))
  const asked = movesTo(() => [letters, 3])
  expect(press(bio, key, more)).toBe(true)
  expect(asked).toEqual([how])
  const { focusNode, focusOffset } = getSelection() as Selection
  expect([focusNode === letters, focusOffset, document.activeElement === bio]).toEqual([
    true,
    3,
    true,
  ])
  expect(press(bio, 'x')).toBe(false)
})

it('[QT7] at the end of its words the caret goes on to the text beside them, and stays in the card', async () => {
  const { whole, bio, press } = await card()
  const texts = [...whole.querySelectorAll<HTMLElement>('[data-quote-path]')]
  const inText = () => texts.indexOf(document.activeElement as HTMLElement)
  enterCard(whole)
  const first = document.activeElement as HTMLElement
  movesTo(null)
  press(first, 'ArrowLeft')
  expect(document.activeElement).toBe(first)
  press(first, 'ArrowRight')
  const second = document.activeElement as HTMLElement
  expect(inText()).toBeGreaterThan(texts.indexOf(first))
  press(second, 'ArrowLeft')
  expect(document.activeElement).toBe(first)
  // Home and End stay, and what is being selected stays in one text
  for (const [key, more] of [
    ['End', {}],
    ['ArrowRight', { shiftKey: true }],
  ] as const) {
    expect(press(first, key, more)).toBe(true)
    expect(document.activeElement).toBe(first)
  }
  expect(bio.isConnected).toBe(true)
})

it('[QT7] what is selected by keyboard never leaves its text', async () => {
  const { whole, bio, press } = await card()
  enterText(leafAt(bio))
  const before = getSelection()?.focusNode
  movesTo(() => [whole, 0])
  expect(press(bio, 'ArrowUp', { shiftKey: true })).toBe(true)
  expect([getSelection()?.focusNode, getSelection()?.anchorNode]).toEqual([before, before])
})
