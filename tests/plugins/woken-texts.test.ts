// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import type { TextLeaf } from '#plugins/quoting/text-leaf.ts'
import { sleepAll, wake } from '#plugins/quoting/wake.ts'

afterEach(() => {
  sleepAll()
  getSelection()?.removeAllRanges()
  document.body.replaceChildren()
})

/** Texts of a page, and what is done to them in turn. */
function texts(...names: string[]) {
  const done: string[] = []
  const leaves = names.map((name): TextLeaf => {
    const element = document.body.appendChild(document.createElement('p'))
    element.textContent = `The words of ${name}`
    return {
      ...{ element, area: { title: name, path: name }, source: '', inParagraphs: false },
      ...{ seen: { lines: [], at: [] }, host: null },
      wake: () => void done.push(`${name} wakes`),
      sleep: () => void done.push(`${name} sleeps`),
    }
  })
  return { done, leaves }
}

it('[QT95] one text is awake at a time, and none where nobody selects any more', () => {
  const { done, leaves } = texts('one', 'two')
  for (const leaf of leaves) wake(leaf)
  expect(done.splice(0)).toEqual(['one wakes', 'one sleeps', 'two wakes'])
  sleepAll()
  expect(done.splice(0)).toEqual(['two sleeps'])
  sleepAll()
  expect(done).toEqual([])
})

it('[QT95] a text whose words are selected stays awake beside the one under the mouse', () => {
  const { done, leaves } = texts('one', 'two', 'three')
  const [one, two, three] = leaves as [TextLeaf, TextLeaf, TextLeaf]
  wake(one)
  getSelection()?.selectAllChildren(one.element)
  wake(two)
  wake(three)
  expect(done).toEqual(['one wakes', 'two wakes', 'two sleeps', 'three wakes'])
})

it('[QT95] a text that left the page is let go of without a word', () => {
  const { done, leaves } = texts('one')
  for (const leaf of leaves) {
    wake(leaf)
    leaf.element.remove()
  }
  sleepAll()
  expect(done).toEqual(['one wakes'])
})
