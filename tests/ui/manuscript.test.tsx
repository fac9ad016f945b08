// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aNode } from '#fixtures/builders.ts'
import { contentsView } from '#plugins/contents/view.tsx'
import { manuscriptView } from '#plugins/manuscript/view.tsx'
import { StageSections } from '#plugins/steps/sections.tsx'
import { Views } from '#ui/kit/slots.tsx'
import { told, watching } from '../plugins/manuscript-world.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const AGAIN = 'This scene is being written again'

/** The step of the scenes of a game that is being written. */
async function page() {
  const world = await watching()
  onScreen(
    world.editor,
    <Views value={[contentsView, manuscriptView]}>
      <StageSections />
    </Views>,
  )
  const shown = () => screen.queryByRole('region', { name: 'Being written' })
  const scenes = () => [...(shown()?.querySelectorAll('[data-scene]') ?? [])]
  const lastText = () => scenes().at(-1)?.querySelector('.reading')
  return {
    ...{ ...world, shown, scenes, lastText },
    grow: (...said: Parameters<typeof world.grow>) => act(() => world.grow(...said)),
    tell: (...facts: Parameters<typeof world.tell>) => act(() => world.tell(...facts)),
  }
}

it('[ML96] the scene that is written grows under the counts, and the very same paragraph stands when it is told', async () => {
  const { grow, tell, shown, scenes, lastText } = await page()
  expect(shown()).toBeNull()
  grow('The tide', { speaker: 7 })
  const panel = shown()
  const paragraph = lastText()?.querySelector('p')
  expect([panel?.textContent?.includes('Chapter 1'), paragraph?.textContent]).toEqual([
    true,
    'The tide',
  ])
  expect(scenes()[0]?.textContent).toContain('Aya')
  grow('The tide is out.\nNobody', { speaker: 7 })
  expect(lastText()?.textContent).toBe('The tide is out.Nobody')
  expect(lastText()?.classList.contains('written-on')).toBe(true)
  tell(told(aNode({ id: 101, speaker: 7, content: 'The tide is out.\nNobody came.' })))
  expect(lastText()?.textContent).toBe('The tide is out.Nobody came.')
  expect(lastText()?.classList.contains('written-on')).toBe(false)
  // neither the panel nor the paragraph was made anew
  expect(shown()).toBe(panel)
  expect(lastText()?.querySelector('p')).toBe(paragraph)
  grow('A bell', { nodeId: 102 })
  expect(shown()).toBe(panel)
  expect(scenes().map((one) => one.getAttribute('data-scene'))).toEqual(['told', 'growing'])
})

it('[ML96] what a model writes is plain text, and is not said aloud', async () => {
  const { grow, shown, lastText } = await page()
  const text = '<img src=x onerror=alert(1)> [link](javascript:alert(1)) <b>bold</b>'
  grow(text)
  expect(lastText()?.textContent).toBe(text)
  expect(shown()?.querySelectorAll('img, a, b')).toHaveLength(0)
  expect(shown()?.closest('[aria-live]') ?? shown()?.querySelector('[aria-live]')).toBeNull()
  // who only reads scrolls it by keys
  expect(shown()?.querySelector('[tabindex="0"]')).toBeTruthy()
})

it('[ML97] a scene whose words are taken back says so in its place, until it grows anew', async () => {
  const { grow, shown, lastText } = await page()
  grow('The tide is out and')
  grow('')
  expect([lastText()?.textContent, shown()?.textContent?.includes(AGAIN)]).toEqual(['', true])
  grow('Low tide')
  expect([lastText()?.textContent, shown()?.textContent?.includes(AGAIN)]).toEqual([
    'Low tide',
    false,
  ])
})

it('[ML96] the last chapter stays readable once all is written, under another name', async () => {
  const { grow, tell, shown } = await page()
  grow('The tide')
  tell(told(aNode({ id: 101, content: 'The tide is out.' })), {
    type: 'script/generationCompleted',
    payload: {},
  })
  expect(shown()).toBeNull()
  expect(screen.getByRole('region', { name: 'Written last' }).textContent).toContain(
    'The tide is out.',
  )
})
