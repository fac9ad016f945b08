// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startThinking, stopThinking } from '#plugins/thinking/commands.ts'
import { ThinkingPanel } from '#plugins/thinking/panel.tsx'
import { openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Thinking that was begun, as far as it has come by then. */
function thinking(stream: ReturnType<typeof openCreationEditor>['streams'][number], until: number) {
  const testEditor = openCreationEditor()
  testEditor.streams.push(stream)
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(until)
  onScreen(testEditor.editor, <ThinkingPanel />)
  const to = (ms: number) => act(() => testEditor.until(ms))
  return { ...testEditor, to, user: userEvent.setup() }
}
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const reasoning = () => screen.getByRole('region', { name: 'What the storyteller is thinking' })
const said = () => screen.getAllByRole('status').map((one) => one.textContent)

it('[TH31] [TH10] can be stopped while it thinks, put away and opened, and tried again afterwards', async () => {
  const { user, draft } = thinking([{ at: 10, text: thought('Who lit it?') }], 500)
  const toggle = button('Collapse') as HTMLElement
  const body = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect([toggle.getAttribute('aria-expanded'), body?.hasAttribute('inert')]).toEqual([
    'true',
    false,
  ])
  await user.click(toggle)
  expect([toggle.getAttribute('aria-expanded'), body?.hasAttribute('inert')]).toEqual([
    'false',
    true,
  ])
  expect(toggle.textContent).toBe('Expand')
  await user.click(toggle)
  expect(button('Try again')).toBeNull()
  await user.click(button('Stop') as HTMLElement)
  expect(draft().session.thinking.status).toBe('completed')
  expect(button('Stop')).toBeNull()
  expect(button('Try again')).not.toBeNull()
})

it.each(['wheel', 'touchmove', 'pointerdown', 'focusin'])(
  '[TH12] whoever uses %s in the text holds the panel, and no longer once it is gone',
  (gesture) => {
    const { draft, editor } = thinking([{ at: 10, text: thought('Who lit it?') }], 500)
    const text = reasoning()
    expect(draft().session.thinking.held).toBe(false)
    fireEvent(text, new Event(gesture, { bubbles: true }))
    expect(draft().session.thinking.held).toBe(true)
    const held = () => editor.bus.log.events.filter(({ type }) => type === 'thinking/held').length
    const before = held()
    cleanup()
    fireEvent(text, new Event(gesture, { bubbles: true }))
    expect(held()).toBe(before)
  },
)

it.each([
  [false, [{ top: 0, behavior: 'smooth' }]],
  [true, []],
])(
  '[TH11] [TH12] the page goes to its top when the panel closes by itself; held %s',
  (held, goals) => {
    const testEditor = thinking([{ at: 10, text: thought('a') + proposed(), ends: true }], 500)
    const scrolled: unknown[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: unknown) => scrolled.push(to)) as never)
    if (held) fireEvent.wheel(reasoning())
    testEditor.to(3_000)
    expect(scrolled).toEqual(goals)
    expect(testEditor.draft().session.thinking.collapsed).toBe(!held)
    // opened and closed by hand it stays where it is
    const toggle = () => fireEvent.click(button(/Expand|Collapse/) as HTMLElement)
    toggle()
    toggle()
    expect(scrolled).toEqual(goals)
  },
)

it('[TH4] the seconds since it began tick every 100 ms while it thinks', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const testEditor = openCreationEditor()
  testEditor.until(7_000)
  testEditor.streams.push([{ at: 10, text: thought('Who?') }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(8_500)
  onScreen(testEditor.editor, <ThinkingPanel />)
  const chip = () => screen.getByText(/^Thinking · /).textContent
  expect(chip()).toBe('Thinking · 1.5 s')
  testEditor.until(9_000)
  act(() => vi.advanceTimersByTime(99))
  expect(chip()).toBe('Thinking · 1.5 s')
  act(() => vi.advanceTimersByTime(1))
  expect(chip()).toBe('Thinking · 2.0 s')
})

it('[TO13] says after 20 s without a word that the wait is known, and no longer once one comes', () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const slow = () => screen.queryByText(/longer than usual/)
  const { to, editor } = thinking(
    [
      { at: 400, text: thought('Who?') },
      { at: 900, text: thought('Me.') },
    ],
    500,
  )
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  pass(19_999)
  expect(slow()).toBeNull()
  pass(1)
  expect(slow()).not.toBeNull()
  to(2_000)
  expect(slow()).toBeNull()
  pass(20_000)
  expect(slow()).not.toBeNull()
  act(() => void editor.run(stopThinking))
  expect(slow()).toBeNull()
})

it('[TH10] a growing text is followed while its reader is near its end', () => {
  const told: (() => void)[] = []
  const watched: Element[] = []
  let stopped = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell)
      }
      observe(element: Element) {
        watched.push(element)
      }
      disconnect() {
        stopped++
      }
    },
  )
  thinking([{ at: 10, text: thought('Who lit it?') }], 500)
  const box = reasoning()
  expect(watched).toEqual([box.firstElementChild])
  for (const [name, value] of [
    ['scrollHeight', 1_000],
    ['clientHeight', 400],
  ] as const)
    vi.spyOn(box, name, 'get').mockReturnValue(value)
  for (const [at, goes] of [
    [399, 399],
    [400, 400],
    [401, 1_000],
    [600, 1_000],
  ] as const) {
    box.scrollTop = at
    for (const tell of told) tell()
    expect([at, box.scrollTop]).toEqual([at, goes])
  }
  cleanup()
  expect(stopped).toBe(told.length)
})

it.each([
  ['waits for its first word', [], 300, ['Thinking'], false],
  ['thinks', [{ at: 10, text: thought('Who?') }], 500, ['Thinking'], true],
  [
    'is complete',
    [{ at: 10, text: thought('Who?') + proposed(), ends: true }],
    500,
    ['Thought complete after 0.1 seconds'],
    true,
  ],
] as const)('[AX3] [TH4] that it %s is said once, and shown', (_, stream, at, words, hasText) => {
  thinking([...stream], at)
  expect(said()).toEqual(words)
  expect(reasoning().textContent === '').toBe(!hasText)
  expect(reasoning().tabIndex).toBe(0)
  expect(button('Stop') !== null).toBe(words[0] === 'Thinking')
})

it('[TH9] [TH15] what could not begin says why, and has nothing to be put away', () => {
  thinking([{ at: 10, breaks: new Error('no') }], 60_000)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Something went wrong')
  expect(button(/Expand|Collapse/)).toBeNull()
  expect(said()[0]).toMatch(/try again/)
})

it('[TH33] a closed panel keeps the last line of the reasoning in sight, and an open one holds it all', async () => {
  const text = thought('**Who** lit it?\n', '\n', 'The _keeper_ did.\n')
  const { user } = thinking([{ at: 10, text }], 500)
  const last = () => document.querySelector('[data-last-thought]')?.textContent
  expect(last()).toBeUndefined()
  await user.click(button('Collapse') as HTMLElement)
  expect(last()).toBe('The keeper did.')
  await user.click(button('Expand') as HTMLElement)
  expect(last()).toBeUndefined()
  expect(reasoning().textContent).toContain('lit it?')
})
