// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { StepTabs } from '#plugins/steps/step-tabs.tsx'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { LIMITS } from '#schemas/limits.ts'
import { sectionId } from '#ui/kit/section-id.ts'
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
  const observed: (() => void)[] = []
  let y = 0
  let gap = GAP
  const elsewhere: Record<number, number> = {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        observed.push(told)
      }
      observe() {}
      disconnect() {}
    },
  )
  const root = document.documentElement
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW)
  vi.spyOn(root, 'scrollHeight', 'get').mockImplementation(() => gap + 5 * TALL)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const step = Number(this.dataset.testid)
    return { top: (elsewhere[step] ?? gap + step * TALL) - y } as DOMRect
  })
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
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const tabs = screen.getAllByRole('tab')
  return {
    ...testEditor,
    goals,
    pass,
    tabs,
    /** Where the heads of sections stand that are not one below the other. */
    elsewhere,
    /** Makes the page so much longer above its sections, and tells whoever watches its size. */
    grow(by: number) {
      gap += by
      for (const told of observed) told()
    },
    active: () => tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    /** Moves the page, whoever does it, and lets so much time pass. */
    scroll(to: number, ms: number = THROTTLE) {
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
  const { scroll, active, elsewhere } = await page()
  const end = GAP + 5 * TALL - WINDOW - 48
  scroll(end - 1)
  expect(active()).toBe(end - 1 >= reach(4) ? 4 : 3)
  elsewhere[4] = 9_000
  scroll(end - 30)
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
  scroll(reach(1))
  expect(active()).toBe(3)
  // the end of an older scroll is not its own
  end()
  pass(THROTTLE)
  scroll(reach(2))
  expect(active()).toBe(3)
  scroll(top, 0)
  end()
  pass(0)
  scroll(reach(1))
  expect(active()).toBe(1)
  fireEvent.click(tabs[0] as HTMLElement)
  expect(goals.at(-1)).toMatchObject({ top: 0 })
})

it('[ST11] [ST15] a scroll that says nothing of its end is over when nothing moved for a second', async () => {
  const { scroll, active, tabs, pass } = await page()
  fireEvent.click(tabs[3] as HTMLElement)
  scroll(reach(1), 999)
  expect(active()).toBe(3)
  scroll(reach(1), 999)
  expect(active()).toBe(3)
  // somebody has taken it elsewhere
  pass(1)
  expect(active()).toBe(1)
})

it.each(['wheel', 'touchmove'])(
  '[ST15] %s takes the page out of the hand of a tab',
  async (type) => {
    const { scroll, active, tabs } = await page()
    fireEvent.click(tabs[3] as HTMLElement)
    fireEvent(window, new Event(type))
    scroll(reach(1))
    expect(active()).toBe(1)
  },
)

it('[ST11] a page that moved because it grew tells nothing, and who scrolls it meanwhile is heard', async () => {
  const { scroll, active, grow, pass } = await page()
  scroll(reach(1) + 100)
  grow(2_000)
  scroll(reach(1) + 2_100)
  expect(active()).toBe(1)
  // that it grew is known by now: what is scrolled from here on, somebody wishes
  scroll(reach(1) + 2_102)
  expect(active()).toBe(1)
  scroll(reach(2) + 2_000)
  expect(active()).toBe(2)
  grow(300)
  pass(THROTTLE)
  scroll(reach(3) + 2_300)
  expect(active()).toBe(3)
  // no page that grows by so little goes so far
  grow(20)
  scroll(reach(1) + 2_320)
  expect(active()).toBe(1)
})

it('[ST11] a page too short to stand where it did tells nothing', async () => {
  const { scroll, active, grow } = await page()
  scroll(reach(4) - 1)
  expect(active()).toBe(3)
  grow(-3_000)
  scroll(GAP - 3_000 + 5 * TALL - WINDOW)
  expect(active()).toBe(3)
})

it('[ST11] a page that grows while it scrolls to a tab stays at that tab', async () => {
  const { scroll, active, grow, end, pass, tabs } = await page()
  fireEvent.click(tabs[4] as HTMLElement)
  grow(1_500)
  scroll(GAP + 4 * TALL - OFFSET + 700, 0)
  end()
  pass(1_000)
  expect(active()).toBe(4)
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
