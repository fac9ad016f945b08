// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInsidePage } from '#plugins/revising/inside-page.tsx'

let grow: () => void
let observed: string[]
beforeEach(() => {
  observed = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = tell
      }
      observe({ tagName }: Element) {
        observed.push(tagName)
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Line() {
  const line = useRef<HTMLSpanElement>(null)
  useInsidePage(line)
  return (
    <section>
      <span ref={line}>Line</span>
    </section>
  )
}

it('[RV12] what stands under a field is moved inside of the page, also when it grows later', () => {
  let left = 20
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName !== 'SPAN') return { left: 28, right: 996 } as DOMRect
    const moved = Number.parseFloat((this as HTMLElement).style.translate) || 0
    // wherever it is measured, it makes no page wider
    expect(500 + moved).toBeLessThan(0)
    return { left: left + moved, right: 500 + moved } as DOMRect
  })
  render(<Line />)
  const { style } = screen.getByText('Line')
  expect(style.translate).toBe('')
  // no wider than the content with what it may stand out of it on both sides
  expect(style.maxWidth).toBe('984px')
  left = -12
  grow()
  expect(style.translate).toBe('32px')
  // the window turns: what it stands in is told, after it has been laid out anew
  expect(observed).toEqual(expect.arrayContaining(['SPAN', 'SECTION']))
  vi.restoreAllMocks()
})
