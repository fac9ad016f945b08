// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const marksOf = (container: HTMLElement, name: 'ins' | 'del') =>
  [...container.querySelectorAll(name)].map(({ textContent }) => textContent)

it('[HI95] marks each line that has words, no empty one, and tells of the passage once', () => {
  const after = 'A stranger\n\n30\n\nNobody knows much.\n'
  const { container } = render(<DifferingWords before="" after={after} side="after" />)
  expect(marksOf(container, 'ins')).toEqual(['added: +A stranger', '30', 'Nobody knows much.'])
  // the lines stand as they were written
  const told = container.textContent?.replace('added: +', '')
  expect(told).toBe(after)
})

it('[HI95] tells of each passage that differs', () => {
  const { container } = render(
    <DifferingWords before="He was paid to carry one crate." after="He carried one crate." />,
  )
  expect(marksOf(container, 'del')).toEqual(['removed: −was paid to carry'])
  expect(marksOf(container, 'ins')).toEqual(['added: +carried'])
})
