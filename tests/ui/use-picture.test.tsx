// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from '#ui/kit/picture.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const shown = (src: string | null) => <Picture src={src} alt="A quay" />
const picture = () => screen.queryByRole('img', { name: 'A quay' })
const stands = () => document.querySelector('[aria-hidden=true]') !== null
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const breaks = () => fireEvent.error(picture() as HTMLElement)

it('[MD17] a picture that has come is not asked for again', () => {
  render(shown('http://here/a.webp'))
  const first = picture()
  fireEvent.load(first as HTMLElement)
  pass(120_000)
  expect([picture(), stands()]).toEqual([first, false])
  expect(vi.getTimerCount()).toBe(0)
})

it('[MD17] a picture that is slow to come is waited for, and not asked for again', () => {
  render(shown('http://here/a.webp'))
  const first = picture()
  pass(120_000)
  expect([picture(), vi.getTimerCount()]).toEqual([first, 0])
})

it('[MD17] a picture that came at the second try stays', () => {
  render(shown('http://here/a.webp'))
  breaks()
  pass(2_000)
  const second = picture()
  fireEvent.load(second as HTMLElement)
  pass(120_000)
  expect([picture(), stands()]).toEqual([second, false])
})

it('[MD17] a picture that does not come at the fourth try is given up', () => {
  render(shown('http://here/a.webp'))
  for (const wait of [2_000, 10_000, 30_000]) {
    breaks()
    pass(wait)
  }
  breaks()
  pass(600_000)
  expect([picture(), stands(), vi.getTimerCount()]).toEqual([null, true, 0])
})

it('[MD17] another picture in its place begins anew, and the one before is not asked for again', () => {
  const { rerender } = render(shown('http://here/a.webp'))
  breaks()
  rerender(shown('http://here/b.webp'))
  expect([picture()?.getAttribute('src'), stands()]).toEqual(['http://here/b.webp', false])
  const other = picture()
  pass(120_000)
  expect(picture()).toBe(other)
  breaks()
  pass(1_999)
  expect(picture()).toBeNull()
  pass(1)
  expect(picture()?.getAttribute('src')).toBe('http://here/b.webp')
})

it('[MD17] nothing waits for a picture that nobody looks at any more', () => {
  const { unmount } = render(shown('http://here/a.webp'))
  breaks()
  expect(vi.getTimerCount()).toBe(1)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
