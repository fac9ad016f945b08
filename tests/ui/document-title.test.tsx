// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NpcDetails } from '#plugins/npcs/npc-dialog.tsx'
import type { CastMember } from '#plugins/npcs/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { DocumentTitle } from '#ui/kit/document-title.tsx'
import { loadWords, opened, shown } from './editor-page.ts'

afterEach(cleanup)

it('[BA20] the window is called as the game is, once it has a title', async () => {
  document.title = 'Create'
  const { rerender } = render(<DocumentTitle title="" />)
  rerender(<DocumentTitle title="Salt and Paper" />)
  await vi.waitFor(() => expect(document.title).toBe('Salt and Paper'), { timeout: 20_000 })
  rerender(<DocumentTitle title="Salt and Ink" />)
  await vi.waitFor(() => expect(document.title).toBe('Salt and Ink'), { timeout: 20_000 })
})

it('[BA20] a character whose photo is the avatar too is seen once', async () => {
  await loadWords()
  const testEditor = await opened()
  const [someone] = cast(testEditor.draft())
  const pictures = (change: Partial<CastMember>): number => {
    const npc = { ...(someone as CastMember), ...change }
    const details = <NpcDetails npc={npc} at={0} taskPaths={new Map()} language="en_US" />
    return shown(testEditor, details).match(/<img/g)?.length ?? 0
  }
  expect(pictures({ avatar: 'http://here/a.webp', photo: 'http://here/a.webp' })).toBe(1)
  expect(pictures({ avatar: null, photo: 'http://here/a.webp' })).toBe(1)
  expect(pictures({ avatar: 'http://here/a.webp', photo: 'http://here/b.webp' })).toBe(2)
  expect(pictures({ avatar: 'http://here/a.webp', photo: null })).toBe(1)
})
