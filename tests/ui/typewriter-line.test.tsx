// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { TypewriterLine } from '#plugins/preview/typewriter-line.tsx'
import { LIMITS } from '#schemas/limits.ts'
import { opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const TEXT = 'The lamp is lit.'

async function line(whole: boolean) {
  const { editor } = await opened()
  const { container } = onScreen(
    editor,
    <TypewriterLine text={TEXT} language="en_US" whole={whole} />,
  )
  return {
    /** Whether the whole text is in sight. */
    inSight: () => container.querySelector('.sr-only') === null,
    texts: () => container.textContent,
  }
}

it('[KN9] a line is typed letter by letter, and then stands there', async () => {
  const { inSight } = await line(false)
  expect(inSight()).toBe(false)
  act(() => void vi.advanceTimersByTime((TEXT.length - 2) * LIMITS.typingPerCharacterMs))
  expect(inSight()).toBe(false)
  act(() => void vi.advanceTimersByTime(4 * LIMITS.typingPerCharacterMs))
  expect(inSight()).toBe(true)
})

it('[KN9] a line that is wanted whole stands there at once, and no frame is asked for', async () => {
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame')
  const { inSight, texts } = await line(true)
  expect(inSight()).toBe(true)
  expect(texts()).toBe(TEXT)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
