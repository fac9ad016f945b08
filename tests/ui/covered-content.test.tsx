// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { UnderUpdate, UnderUpdates } from '#plugins/revision-animation/view.tsx'
import { TypedText } from '#ui/kit/typed-text.tsx'
import { frameOf } from '../plugins/test-editor.ts'
import { opened } from './editor-page.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The content of an open game with something to hold the focus, and a way to cover it for a while. */
async function content() {
  const testEditor = await opened()
  onScreen(
    testEditor.editor,
    <>
      <UnderUpdates>
        <UnderUpdate stage="basics">
          <button type="button">inside</button>
        </UnderUpdate>
        <UnderUpdate stage="npcs">
          <button type="button">beside</button>
        </UnderUpdate>
      </UnderUpdates>
      <button type="button">outside</button>
    </>,
  )
  let seq = 1
  return {
    ...testEditor,
    /** A revision begins, and takes the focus from what it covers. */
    cover() {
      act(() => {
        if (seq === 1) testEditor.last().say({ kind: 'opened' })
        testEditor
          .last()
          .frame(
            frameOf(
              { type: 'updates/applied', payload: { modules: { elements: { title: 'Ebb' } } } },
              ++seq,
            ),
          )
      })
      const held = document.activeElement
      if (held instanceof HTMLElement && held.closest('[inert]')) held.blur()
    },
    uncover: (until = 60_000) =>
      act(async () => {
        testEditor
          .last()
          .frame(
            frameOf(
              { type: 'updates/finished', payload: { scriptVersion: 2, updated: [] } },
              ++seq,
            ),
          )
        await testEditor.until(until)
      }),
  }
}

it('[AX10] [UP5] what had the focus under an update has it again afterwards', async () => {
  const { cover, uncover } = await content()
  screen.getByText('inside').focus()
  cover()
  expect(document.activeElement).toBe(document.body)
  await uncover()
  expect(document.activeElement).toBe(screen.getByText('inside'))
})

it('[UP2] [AX10] the sections an update leaves alone can be used, and keep the focus', async () => {
  const { cover, uncover } = await content()
  screen.getByText('beside').focus()
  cover()
  expect(document.activeElement).toBe(screen.getByText('beside'))
  expect(screen.getByText('beside').closest('[inert]')).toBeNull()
  expect(screen.getByText('inside').closest('[inert]')).not.toBeNull()
  await uncover()
  expect(screen.getByText('inside').closest('[inert]')).toBeNull()
})

it('[AX10] whoever went elsewhere meanwhile, or before, stays there', async () => {
  const { cover, uncover } = await content()
  screen.getByText('inside').focus()
  cover()
  screen.getByText('outside').focus()
  await uncover()
  expect(document.activeElement).toBe(screen.getByText('outside'))
  cleanup()
  const again = await content()
  screen.getByText('inside').focus()
  screen.getByText('outside').focus()
  screen.getByText('outside').blur()
  again.cover()
  await again.uncover()
  expect(document.activeElement).toBe(document.body)
})

it('[DC95] whoever went on elsewhere is not called back by a later update', async () => {
  const { cover, uncover } = await content()
  screen.getByText('inside').focus()
  cover()
  screen.getByText('outside').focus()
  await uncover(4_000)
  // a plan that is confirmed goes, with the button that was pressed
  screen.getByText('outside').blur()
  cover()
  expect(screen.getByText('inside').closest('[inert]')).not.toBeNull()
  await uncover(8_000)
  expect(document.activeElement).toBe(document.body)
})

it('[TH14] a growing text is there whole once its page is hidden, and typed again only by what comes', () => {
  const text = `${'Who lit it? '.repeat(40)}End.`
  const { container } = render(<TypedText text={text} growing />)
  expect(container.textContent).not.toContain('End.')
  expect(container.textContent?.length).toBeLessThan(text.length)
  fireEvent(document, new Event('visibilitychange'))
  expect(container.textContent).toContain('End.')
})

it('[TH13] a text that grows no more is there whole at once', () => {
  const { container } = render(<TypedText text="All of it." growing={false} />)
  expect(container.textContent).toBe('All of it.')
})
