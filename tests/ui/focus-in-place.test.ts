// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'

it('[AX10] the focus moves and the page does not; where nothing is there, neither does', () => {
  const button = document.createElement('button')
  document.body.append(button)
  const focused = vi.spyOn(button, 'focus')
  focusInPlace(button)
  expect(document.activeElement).toBe(button)
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
  focusInPlace(null)
  focusInPlace(undefined)
  expect(document.activeElement).toBe(button)
  button.remove()
})
