// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { Markdown } from '#ui/kit/markdown.tsx'

afterEach(cleanup)

const page = (text: string) => <Markdown text={text} growing />
/** What stands on the page, whatever space ends a paragraph. */
const seen = ({ container }: { container: HTMLElement }): string =>
  container.querySelector('div')?.innerHTML.replace(/\s+(?=<\/p>)/g, '') ?? ''

/** The text as it grows by so many letters at a time on one page, beside each part on a page of its own. */
function whileItComes(text: string, step: number): [grown: string, alone: string][] {
  const grown = render(page(''))
  const both: [string, string][] = []
  for (let end = step; end < text.length + step; end += step) {
    grown.rerender(page(text.slice(0, end)))
    const alone = render(page(text.slice(0, end)))
    both.push([seen(grown), seen(alone)])
    alone.unmount()
  }
  grown.unmount()
  return both
}

it.each([
  'so **who lit the lamp** at nine',
  'so *who lit the lamp* at nine',
  '**who lit the lamp, and why** nobody knows',
  '夜里**谁点了灯**没有人知道',
  '是**“谁点了灯”**没有人知道',
  'press `the red button` twice\n\nand **then the green one** once',
  '- one **that is long** here\n- two',
])('[TH13] “%s” is shown as far as it has come, whatever is still open', (text) => {
  for (const step of [1, 2, 5])
    for (const [grown, alone] of whileItComes(text, step)) expect(grown).toBe(alone)
})

it('[TH13] a text that grows on a page reads as it would on a page of its own', () => {
  const prose = fc.stringMatching(/^[A-Za-z雨夜 ,.!?*`'#>:-]{1,40}$/)
  fc.assert(
    fc.property(prose, fc.integer({ min: 1, max: 4 }), (text, step) => {
      for (const [grown, alone] of whileItComes(text, step)) expect(grown).toBe(alone)
    }),
    { numRuns: 30 },
  )
})
