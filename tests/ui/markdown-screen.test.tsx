// @vitest-environment happy-dom

import process from 'node:process'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Markdown } from '#ui/kit/markdown.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What stands where a text should: a server that sent none, whatever the types say. */
const NO_TEXT = null as unknown as string

it.each([false, true])(
  '[TO10] what cannot be read is one red line, beside which all goes on (growing: %s)',
  (growing) => {
    const faults: unknown[] = []
    const page = (text: string) => (
      <main>
        <p>before</p>
        <Markdown text={text} growing={growing} />
        <p>after</p>
      </main>
    )
    const { container, rerender } = render(page(NO_TEXT), {
      onCaughtError: (fault) => void faults.push(fault),
    })
    expect(faults.length).toBeGreaterThan(0)
    const told = screen.getByRole('alert')
    expect([told.textContent, told.className]).toEqual([
      'Render error',
      expect.stringContaining('text-lead'),
    ])
    expect(container.textContent).toBe('beforeRender errorafter')
    // another text is tried again
    rerender(page('**so** it is'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(container.textContent).toBe('beforeso it isafter')
    rerender(page(NO_TEXT))
    expect(container.textContent).toBe('beforeRender errorafter')
  },
)

const words = 'The keeper counts the lamps again, and **one** is missing from the row. '
const paragraph = words.repeat(9)
const LONG: readonly (readonly [string, string])[] = [
  ['paragraphs', `${paragraph}\n\n`.repeat(110)],
  ['one paragraph', words.repeat(920)],
  ['lines without a gap', `${words.trim()}\n`.repeat(920)],
  ['a list', `- ${words}\n`.repeat(880)],
  ['a quote', `> ${words}\n`.repeat(880)],
  ['links explained below', `${paragraph}\n\n`.repeat(105).concat('[a]: https://x.example\n')],
]
const STRIDE = 4_000

it.each(LONG)('[SC7] 64 kB of %s come a stride at a time, to the last word', async (_, text) => {
  vi.useFakeTimers()
  expect(text.length).toBeGreaterThan(60_000)
  const { container } = render(<Markdown text={text.slice(0, 63_900)} />)
  const read = () => container.textContent?.length ?? 0
  let before = 0
  let turns = 0
  for (; turns < 40 && read() > before; turns++) {
    // what one turn reads, and what a word at its end may add
    expect(read() - before).toBeLessThan(STRIDE + 1_000)
    before = read()
    await act(() => vi.advanceTimersToNextTimerAsync())
  }
  expect(turns).toBeGreaterThan(10)
  const whole = text.slice(0, 63_900).replace(/\*\*|^[->] /gm, '')
  expect(before).toBeGreaterThan(whole.replace(/\s+/g, '').length)
  expect(vi.getTimerCount()).toBe(0)
})

it('[SC7] a stride of any of them takes less than 100 ms of the processor', () => {
  for (const [name, text] of LONG) {
    const spent = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      // a page that is gone reads no further
      render(<Markdown text={text} />).unmount()
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
    expect(Math.min(...spent), name).toBeLessThan(100)
  }
})

it('[SC7] a text that grows is shown to its last letter in every turn', () => {
  const { container, rerender } = render(<Markdown text="" growing />)
  let text = ''
  for (const _ of Array(20)) {
    text += paragraph.trim()
    rerender(<Markdown text={text} growing />)
    if (text.length < STRIDE) expect(container.textContent).toMatch(/row\.$/)
  }
})
