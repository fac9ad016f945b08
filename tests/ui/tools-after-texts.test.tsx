// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { StageSections } from '#plugins/steps/sections.tsx'
import { gamePath } from '#schemas/wire/game-path.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { Around, Views } from '#ui/kit/slots.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'
import { GAME, openWritten } from '../plugins/editing-world.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const TOOLS = '[data-quote-card], [data-arrange], [data-retelling]'

/** A busy machine may be late with what waits for a quiet moment. */
const PATIENCE = { timeout: 15_000 }

it('[PF26] the texts of a page are there before the tools that lie over them', async () => {
  const { editor } = await openWritten()
  // as in a browser: nothing waits until all is done
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.createElement('main')
  document.body.append(place)
  const seen: { texts: number; tools: number }[] = []
  const watch = new MutationObserver(() => {
    const texts = place.querySelectorAll('[data-written]').length
    seen.push({ texts, tools: place.querySelectorAll(TOOLS).length })
  })
  watch.observe(place, { childList: true, subtree: true })
  const root = createRoot(place)
  // whatever comes of it, nothing is left in the page for other tests
  onTestFinished(() => {
    root.unmount()
    watch.disconnect()
    place.remove()
  })
  root.render(
    <MemoryRouter>
      <EditorContext value={editor}>
        <Views value={EDITOR_VIEWS}>
          <Around name="editor.texts">
            <StageSections />
          </Around>
        </Views>
      </EditorContext>
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(seen.at(-1)?.tools).toBeGreaterThan(GAME.npcs.length), PATIENCE)
  expect(seen[0]?.texts).toBeGreaterThan(GAME.npcs.length)
  expect(seen[0]?.tools).toBe(0)
})

it('[PF26] a hundred texts at rest subscribe to no more than one does', async () => {
  const { editor } = await openWritten()
  const subscribed = vi.spyOn(editor.bus.draft$, 'subscribe')
  const countFor = (texts: number): number => {
    subscribed.mockClear()
    const { unmount, container } = onScreen(
      editor,
      <Views value={EDITOR_VIEWS}>
        <Around name="editor.texts">
          {Array.from({ length: texts }, (_, at) => (
            <GameText
              key={gamePath.npc(at)}
              text={`Text ${at}`}
              language="en_US"
              area={{ title: 'Ada', path: gamePath.npc(at, 'bio') }}
            />
          ))}
        </Around>
      </Views>,
    )
    expect(container.querySelectorAll('[data-written]')).toHaveLength(texts)
    unmount()
    return subscribed.mock.calls.length
  }
  expect(countFor(100)).toBe(countFor(1))
})
