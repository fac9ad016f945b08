// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sectionId } from '#plugins/steps/section-spy.tsx'
import { StepTabs } from '#plugins/steps/step-tabs.tsx'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { LIMITS } from '#schemas/limits.ts'
import { opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.advanceTimersByTime(10_000)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const OFFSET = LIMITS.sectionScrollOffsetPx
const THROTTLE = LIMITS.tabScrollThrottleMs
const TALL = 1_000
const WINDOW = 700
const GAP = 90

/** Five sections of one height under a head, as a browser lays them out: happy-dom does not. */
async function page() {
  const grow: (() => void)[] = []
  let y = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
  const root = document.documentElement
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW)
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(GAP + 5 * TALL)
  const goals: ScrollToOptions[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) =>
    goals.push(to)) as never)
  const testEditor = await opened({ status: SCRIPT_STATUS.complete })
  onScreen(
    testEditor.editor,
    <>
      <StepTabs />
      {[0, 1, 2, 3, 4].map((step) => (
        <section key={step} id={sectionId(step)} data-testid={step} />
      ))}
    </>,
  )
  for (const step of [0, 1, 2, 3, 4])
    vi.spyOn(screen.getByTestId(step), 'getBoundingClientRect').mockImplementation(
      () => ({ top: GAP + step * TALL - y }) as DOMRect,
    )
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const tabs = screen.getAllByRole('tab')
  return {
    ...testEditor,
    goals,
    pass,
    tabs,
    grow: () => {
      for (const told of grow) told()
    },
    active: () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    /** Moves the page, as a hand does or the page itself, and lets so much time pass. */
    scroll(to: number, ms: number = THROTTLE, hand = true) {
      if (hand) fireEvent.wheel(window)
      y = to
      fireEvent.scroll(window)
      pass(ms)
    },
    end: () => fireEvent(window, new Event('scrollend')),
  }
}
/** Where the head of a section comes within reach of the bar. */
const reach = (step: number) => GAP + step * TALL - OFFSET - 60

it.each([1, 2, 3])(
  '[ST11] section %i is told once its head comes within 60 px of the bar',
  async (step) => {
    const { scroll, active } = await page()
    scroll(reach(step) - 1)
    expect(active()).toBe(step - 1)
    scroll(reach(step))
    expect(active()).toBe(step)
  },
)

it('[ST11] 48 px before its end the page is at its last section, wherever its head stands', async () => {
  const { scroll, active } = await page()
  const end = GAP + 5 * TALL - WINDOW - 48
  scroll(end - 1)
  expect(active()).toBe(end - 1 >= reach(4) ? 4 : 3)
  vi.spyOn(screen.getByTestId(4), 'getBoundingClientRect').mockReturnValue({
    top: 5_000,
  } as DOMRect)
  scroll(end - 1)
  expect(active()).toBe(3)
  scroll(end)
  expect(active()).toBe(4)
})

it('[ST11] it is told once in 100 ms, of where the page is by then', async () => {
  const { scroll, active, pass } = await page()
  scroll(reach(1), THROTTLE - 1)
  scroll(reach(2), 0)
  expect(active()).toBe(0)
  pass(1)
  expect(active()).toBe(2)
})

it('[ST10] [ST11] a tab scrolls to its section, and nothing on the way is told until it has ended there', async () => {
  const { scroll, active, goals, tabs, end, pass } = await page()
  fireEvent.click(tabs[3] as HTMLElement)
  const top = GAP + 3 * TALL - OFFSET
  expect(goals.at(-1)).toMatchObject({ top })
  expect(active()).toBe(3)
  scroll(reach(1), THROTTLE, false)
  expect(active()).toBe(3)
  // the end of an older scroll is not its own
  end()
  pass(THROTTLE)
  scroll(reach(2), THROTTLE, false)
  expect(active()).toBe(3)
  scroll(top, 0, false)
  end()
  pass(0)
  scroll(reach(1), THROTTLE)
  expect(active()).toBe(1)
  fireEvent.click(tabs[0] as HTMLElement)
  expect(goals.at(-1)).toMatchObject({ top: 0 })
})

it('[ST11] [ST15] a scroll that says nothing of its end is over when nothing moved for a second', async () => {
  const { scroll, active, tabs, pass } = await page()
  fireEvent.click(tabs[3] as HTMLElement)
  scroll(reach(1), 999, false)
  expect(active()).toBe(3)
  scroll(reach(1), 999, false)
  expect(active()).toBe(3)
  // somebody has taken it elsewhere
  fireEvent.keyDown(window, { key: 'PageUp' })
  pass(1)
  expect(active()).toBe(1)
})

it.each(['wheel', 'touchmove'])(
  '[ST15] %s takes the page out of the hand of a tab',
  async (type) => {
    const { scroll, active, tabs } = await page()
    fireEvent.click(tabs[3] as HTMLElement)
    fireEvent(window, new Event(type))
    scroll(reach(1), THROTTLE, false)
    expect(active()).toBe(1)
  },
)

it('[ST11] a page that moved because it grew tells nothing, unless a hand was on it', async () => {
  const { scroll, active, grow, pass } = await page()
  pass(2_000)
  grow()
  scroll(reach(1), THROTTLE, false)
  expect(active()).toBe(0)
  // long after it has grown it is somebody's wish again
  pass(3 * THROTTLE)
  scroll(reach(1), THROTTLE, false)
  expect(active()).toBe(1)
  for (const [hint, step] of [
    ['keydown', 2],
    ['pointerdown', 3],
  ] as const) {
    grow()
    fireEvent(window, new Event(hint))
    scroll(reach(step), THROTTLE, false)
    expect([hint, active()]).toEqual([hint, step])
  }
  pass(1_001 - THROTTLE)
  grow()
  scroll(reach(1), THROTTLE, false)
  expect(active()).toBe(3)
})

it('[ST10] the game that goes on to its next step scrolls there, and no longer once the tabs are gone', async () => {
  const { editor, goals } = await page()
  const advance = (to: number) =>
    act(() =>
      editor.bus.emit({ type: 'steps/advanced', source: 'poller', payload: { from: 0, to } }),
    )
  advance(2)
  expect(goals.at(-1)).toMatchObject({ top: GAP + 2 * TALL - OFFSET })
  const before = goals.length
  cleanup()
  advance(3)
  expect(goals).toHaveLength(before)
})

it('[ST9] each tab carries its own progress', async () => {
  const { tabs } = await page()
  for (const tab of tabs)
    expect(tab.querySelector('[style]')?.getAttribute('style')).toContain('scaleX(1)')
})
