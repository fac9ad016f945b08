// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aNode } from '#fixtures/builders.ts'
import { choosePreviewChapter, openPreview } from '#plugins/preview/commands.ts'
import { ChapterTabs } from '#plugins/preview/preview-bar.tsx'
import { previewState } from '#plugins/preview/projections.ts'
import { GAME, opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const titles = GAME.chapters.map(({ title }) => title)
const last = GAME.contents.at(-1)?.key ?? ''

/** The tabs of a game's preview, and which of them the page was asked to bring in sight. */
async function tabs(change: Parameters<typeof opened>[0] = {}) {
  const inSight: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    inSight.push(this.textContent)
    // what stands there already does not move, and the page itself never does
    expect(how).toEqual({ block: 'nearest', inline: 'nearest' })
  })
  const testEditor = await opened(change)
  testEditor.editor.run(openPreview, { what: 'nodes' })
  onScreen(testEditor.editor, <ChapterTabs />)
  const selected = () => screen.getByRole('tab', { selected: true }).textContent
  return { ...testEditor, user: userEvent.setup(), inSight, selected }
}

it('[KN5] of more chapters than there is room for, the tab of the open one is brought in sight', async () => {
  const { editor, inSight, selected } = await tabs()
  expect(GAME.contents.length).toBeGreaterThan(2)
  expect([selected(), inSight.at(-1)]).toEqual([`1${titles[0]}`, `1${titles[0]}`])
  act(() => void editor.run(choosePreviewChapter, { chapterKey: last }))
  const there = `${titles.length}${titles.at(-1)}`
  expect([selected(), inSight.at(-1)]).toEqual([there, there])
})

it('[KN5] a tab that is pressed opens its chapter', async () => {
  const { user, draft, selected } = await tabs()
  await user.click(screen.getByRole('tab', { name: new RegExp(titles[1] ?? '') }))
  expect(previewState(draft()).chapterKey).toBe(GAME.contents[1]?.key)
  expect(selected()).toBe(`2${titles[1]}`)
  expect(screen.getByRole('tablist', { name: 'Chapters' })).toBeTruthy()
})

it('[KN5] a game of two chapters has two tabs', async () => {
  await tabs({ contents: GAME.contents.slice(0, 2) })
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
    `1${titles[0]}`,
    `2${titles[1]}`,
  ])
})

it('[KN5] a game of one chapter has no tabs, and nothing to bring in sight', async () => {
  const { inSight } = await tabs({
    contents: [{ key: 'chapter_1', index: 1, nodes: [aNode()], tasks: [] }],
  })
  expect([screen.queryByRole('tab'), inSight]).toEqual([null, []])
})
