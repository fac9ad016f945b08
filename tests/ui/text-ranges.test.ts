// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rangeOf, select, selectedIn, unitsOf } from '#plugins/quoting/ranges.ts'

beforeEach(() => {
  document.body.innerHTML = '<p>ab<em>cd</em>ef</p><p>next</p>'
})
afterEach(() => {
  getSelection()?.removeAllRanges()
  document.body.innerHTML = ''
})
const texts = () =>
  ['p', 'p + p'].map((one) => document.querySelector<HTMLElement>(one)) as [
    HTMLElement,
    HTMLElement,
  ]

it.each([
  [0, 6, 'abcdef'],
  [1, 3, 'bc'],
  [2, 4, 'cd'],
  [3, 5, 'de'],
  [4, 6, 'ef'],
])('[QT2] the units from %i to %i of a text of several elements are “%s”', (from, to, words) => {
  const [text] = texts()
  const range = rangeOf(text, from, to)
  expect(range.toString()).toBe(words)
  expect(unitsOf(text, range)).toEqual([from, to])
})

it.each([0, 2, 3, 6])('[QT7] the caret stands before the unit at %i, or behind the last', (at) => {
  const [text] = texts()
  const range = rangeOf(text, at, at)
  expect([range.collapsed, unitsOf(text, range)]).toEqual([true, [at, at]])
})

it('[QT2] words are selected the way they were, forward or backward', () => {
  const [text] = texts()
  const range = rangeOf(text, 1, 5)
  const ends = (isBackward?: boolean) => {
    select(range, isBackward)
    const { anchorNode, focusNode } = getSelection() as Selection
    expect(getSelection()?.toString()).toBe('bcde')
    return [anchorNode?.nodeValue, focusNode?.nodeValue]
  }
  expect(ends()).toEqual(['ab', 'ef'])
  expect(ends(true)).toEqual(['ef', 'ab'])
})

it('[QT2] what is selected in a text is its words alone, and nothing where words of another are selected too', () => {
  const [text, next] = texts()
  const choose = (...[from, start, to, end]: [Node, number, Node, number]) => {
    getSelection()?.setBaseAndExtent(from, start, to, end)
    return selectedIn(text)?.toString() ?? null
  }
  const [first, last] = [text.firstChild as Node, text.lastChild as Node]
  expect(selectedIn(text)).toBeNull()
  expect(choose(first, 1, last, 1)).toBe('bcde')
  // a triple click ends before the first letter of the next text
  expect(choose(first, 0, next, 0)).toBe('abcdef')
  expect(choose(first, 0, next.firstChild as Node, 2)).toBeNull()
  expect(choose(next.firstChild as Node, 0, next.firstChild as Node, 2)).toBeNull()
})
