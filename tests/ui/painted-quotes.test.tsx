// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { dropQuote, quotePlace } from '#plugins/chat/commands.ts'
import { npcsView } from '#plugins/npcs/view.tsx'
import { quotingView } from '#plugins/quoting/view.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Around, PluginSlot, Views } from '#ui/kit/slots.tsx'
import { GAME, opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

/** What this browser would paint: it has no ranges by name of its own. */
const painted = new Map<string, Set<Range>>()

beforeAll(async () => {
  await speak()
  await import('#plugins/quoting/desk.tsx')
})
beforeEach(() => {
  painted.clear()
  vi.stubGlobal('CSS', { highlights: painted })
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges)
      }
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The characters of a game, and what quotes them. */
async function page() {
  const { editor } = await opened()
  const { unmount } = onScreen(
    editor,
    <Views value={[npcsView, quotingView]}>
      <Around name="editor.texts">
        <StageSections />
      </Around>
      <PluginSlot name="editor.overlay" />
    </Views>,
  )
  const quote = (path: string, text: string) =>
    act(() => void editor.run(quotePlace, { quote: { title: '', text, path } }))
  const drop = (at: number) => act(() => void editor.run(dropQuote, { at }))
  return { quote, drop, unmount }
}
const underlined = (): string[] =>
  [...(painted.get('quoted') ?? [])].map((range) => range.toString())
const [npc] = GAME.npcs
const bio = npc?.bio ?? ''

it('[QT12] quoted words are underlined until their quote is dropped or the page goes', async () => {
  const { quote, drop, unmount } = await page()
  expect(painted.size).toBe(0)
  quote(gamePath.npc(0, 'bio'), bio.slice(4, 12))
  await waitFor(() => expect(underlined()).toEqual([bio.slice(4, 12)]))
  drop(0)
  await waitFor(() => expect(painted.size).toBe(0))
  quote(gamePath.npc(0, 'bio'), bio.slice(0, 9))
  await waitFor(() => expect(underlined()).toEqual([bio.slice(0, 9)]))
  unmount()
  expect(painted.size).toBe(0)
})

it('[QT12] of a quoted card its name is underlined, and of words that changed or are gone nothing', async () => {
  const { quote } = await page()
  quote(gamePath.npc(0, 'bio'), 'She never wrote this.')
  quote(gamePath.npc(99, 'bio'), 'Nobody wrote this.')
  quote(gamePath.npc(0), bio)
  await waitFor(() => expect(underlined()).toEqual([npc?.name]))
})
