// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { StepTabs } from '#plugins/steps/step-tabs.tsx'
import { unseenView } from '#plugins/unseen/view.tsx'
import { withWindowKeys } from '#ui/adapters/storage.ts'
import { PluginSlot, Views } from '#ui/kit/slots.tsx'
import { storageIn } from '../core/ports.ts'
import { openUnseen } from '../plugins/unseen-editor.ts'
import { onScreen, speak } from './screen.tsx'

const [SOMEBODY] = sampleGame('en_US').npcs
type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio' | 'target'>
let sight: (entries: (Entry & { intersectionRect: { height: number } })[]) => void

beforeAll(() => speak())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof sight) {
        sight = tell
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function page(changed = `npcs/${SOMEBODY?.id}/bio`, seenBy = 'article') {
  const world = await openUnseen()
  onScreen(
    world.editor,
    <Views value={[unseenView]}>
      <StepTabs />
      <article data-quote-path="npc_list.npcs[0]">
        <PluginSlot name="editor.card" title="Agnes" path="npc_list.npcs[0]" />
      </article>
      <figure data-picture-path="cover">
        <PluginSlot name="editor.picture" title="Cover" path="cover" />
        <PluginSlot name="editor.picture" title="Face" path="npc_list.npcs[0].photo" />
      </figure>
      <PluginSlot name="editor.overlay" />
    </Views>,
  )
  act(() => world.revise(1, [changed]))
  const target = document.querySelector(seenBy) as Element
  return {
    tab: screen.getByRole('tab', { name: /characters/i }),
    comes: (part: number, isIntersecting = true) =>
      sight([{ target, isIntersecting, intersectionRatio: part, intersectionRect: { height: 0 } }]),
    dot: () => screen.queryByText('Changed, not seen yet'),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

it('[DC10] the dot has a name, on the card and on the tab, and goes when the card was in sight for a moment', async () => {
  const { tab, comes, dot, pass } = await page()
  expect(dot()).toBeTruthy()
  expect(tab.textContent).toContain('changed, not seen yet')
  comes(0.6)
  pass(1_400)
  expect(dot()).toBeTruthy()
  pass(200)
  expect(dot()).toBeNull()
  expect(tab.textContent).not.toContain('not seen')
})

it('[DC10] what only passes by, or stands in a window that is hidden, was not seen', async () => {
  const { comes, dot, pass } = await page()
  comes(0.6)
  pass(1_000)
  comes(0, false)
  comes(0.1)
  pass(5_000)
  expect(dot()).toBeTruthy()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  comes(1)
  pass(5_000)
  expect(dot()).toBeTruthy()
  hidden.mockRestore()
  comes(1)
  pass(1_600)
  expect(dot()).toBeNull()
})

it('[DC17] the cover, which stands in no card, has a dot of its own until it was in sight', async () => {
  const { comes, dot, pass } = await page('cover', 'figure')
  expect(dot()?.closest('figure')).toBeTruthy()
  comes(0.6)
  pass(1_600)
  expect(dot()).toBeNull()
})

it('[DC11] some keys belong to one window, all others are shared', () => {
  const [shared, own] = [new Map<string, string>(), new Map<string, string>()]
  const storage = withWindowKeys(storageIn(shared), storageIn(own), ['mine'])
  for (const key of ['mine', 'ours']) storage.write(key, key)
  expect([[...own.keys()], [...shared.keys()]]).toEqual([['mine'], ['ours']])
  expect(storage.read('mine')).toBe('mine')
  storage.remove('mine')
  expect([storage.read('mine'), storage.read('ours')]).toEqual([null, 'ours'])
})
