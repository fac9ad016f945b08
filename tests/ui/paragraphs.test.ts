import { expect, it } from 'vitest'
import { paragraphsOf, seenOf } from '#ui/kit/seen.ts'

const TEXT = 'One.\n\n  \nTwo *so*.\n'

it('[SO1] a line of nothing but spaces is no paragraph', () => {
  expect(paragraphsOf(TEXT)).toEqual([
    { at: 0, text: 'One.' },
    { at: 9, text: 'Two *so*.' },
  ])
})

it('[SO1] [QT2] what is seen of paragraphs stands where it does in the source', () => {
  const { lines, at } = seenOf(TEXT, 'en_US', true)
  expect(lines.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(['One.', 'Two so.'])
  expect(at.map((place) => TEXT[place]).join('')).toBe('One.Two so.')
})
