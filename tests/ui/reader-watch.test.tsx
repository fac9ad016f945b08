// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useReaderWatch } from '#plugins/steps/reader-watch.tsx'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { opened, UNWRITTEN } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Watched() {
  useReaderWatch()
  return null
}

async function watched(status: number) {
  const { editor } = await opened({ ...UNWRITTEN, status })
  const { unmount } = onScreen(editor, <Watched />)
  const noted = () =>
    editor.bus.log.events.filter(({ type }) => type === 'steps/readerMoved').length
  return { noted, unmount }
}

it('[ST16] a reader who is busy while the game is written is noted, once a second', async () => {
  const { noted, unmount } = await watched(SCRIPT_STATUS.generating)
  let count = 0
  for (const sign of ['wheel', 'touchMove', 'pointerDown', 'keyDown'] as const) {
    act(() => void fireEvent[sign](window))
    vi.advanceTimersByTime(999)
    act(() => void fireEvent[sign](window))
    expect(noted(), sign).toBe(++count)
    vi.advanceTimersByTime(1)
  }
  unmount()
  fireEvent.wheel(window)
  expect(noted()).toBe(count)
})

it('[ST16] nobody is watched once the game is written', async () => {
  const { noted } = await watched(SCRIPT_STATUS.complete)
  fireEvent.wheel(window)
  expect(noted()).toBe(0)
})
