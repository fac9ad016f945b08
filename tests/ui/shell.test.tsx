// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openLogin } from '#plugins/account/commands.ts'
import { browserNavigation } from '#ui/adapters/navigation.ts'
import { Shell } from '#ui/app/shell.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { framed, testEditor } from './frame-editor.ts'
import { onScreen, place } from './screen.tsx'

framed()
afterEach(() => {
  vi.restoreAllMocks()
  window.scrollTo(0, 0)
})

/** The whole page, whose router is the one the product goes by. */
function shell(path: string, signedIn = false) {
  const made = testEditor(signedIn)
  return { ...made, ...onScreen(made.editor, <Shell />, { path }) }
}
const go = (path: string) => act(async () => browserNavigation.go(path))
const nextFrame = () => act(() => new Promise((painted) => requestAnimationFrame(painted)))
const page = () => document.getElementById('page')

it('[RT18] a new page begins at its top, and one that only asks for something else stays where it is', async () => {
  shell('/')
  await act(async () => undefined)
  window.scrollTo(0, 700)
  await go('/nowhere?at=all')
  expect([place.path, window.scrollY]).toEqual(['/nowhere?at=all', 0])
  window.scrollTo(0, 500)
  await go('/nowhere?at=night')
  expect([place.path, window.scrollY]).toEqual(['/nowhere?at=night', 500])
  await go('/play/g1')
  expect([place.path, window.scrollY]).toEqual(['/play/g1', 0])
})

it('[RT18] at once, however slowly the page scrolls otherwise', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  shell('/nowhere')
  await go('/')
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
})

it('[AX10] the keys go on at the new page when what had the focus went with the one before', async () => {
  shell('/nowhere')
  const home = await screen.findByRole('link', { name: 'Go home' }, { timeout: 20_000 })
  await nextFrame()
  // whoever has just come is at the beginning of all
  expect(document.activeElement).toBe(document.body)
  home.focus()
  await go('/')
  await nextFrame()
  expect(home.isConnected).toBe(false)
  expect(document.activeElement).toBe(page())
  // and at the first one again, where it is come back to; only what has a place among the keys can have them
  page()?.blur()
  await go('/nowhere')
  await nextFrame()
  expect([document.activeElement, page()?.getAttribute('tabindex')]).toEqual([page(), '-1'])
})

it('[AX10] what kept the focus, or took it, has it still', async () => {
  shell('/nowhere')
  const logo = screen.getByRole('link', { name: 'Skip to content' })
  logo.focus()
  await go('/play/g1')
  await nextFrame()
  expect(document.activeElement).toBe(logo)
})

it('[AX10] a page that is left before it is painted takes no focus', async () => {
  const { unmount } = shell('/nowhere')
  act(() => browserNavigation.go('/'))
  unmount()
  const other = document.body.appendChild(document.createElement('div'))
  other.id = 'page'
  other.tabIndex = -1
  await nextFrame()
  const focused = document.activeElement
  other.remove()
  expect(focused).not.toBe(other)
})

it('[AX2] the first thing the keys find leads past the header to the page', async () => {
  shell('/nowhere')
  const [first] = document.querySelectorAll<HTMLElement>('a, button')
  expect(first?.textContent).toBe('Skip to content')
  expect(document.querySelector(first?.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
})

it('[HD9] the ground follows the page that is shown', async () => {
  shell('/')
  const ground = () => [document.body.style.backgroundImage, document.body.style.backgroundColor]
  expect(ground()).toEqual(['', ''])
  await go('/nowhere')
  expect(ground()).toEqual(['none', 'var(--color-ink0)'])
  await go('/')
  expect(ground()).toEqual(['', ''])
})

it('[LG1] the login dialog lies over the page once the core is there to open it', async () => {
  const { editor } = shell('/nowhere')
  act(() => void editor.run(openLogin, { from: null }))
  expect(await screen.findByRole('dialog', { name: 'Come in' }, { timeout: 20_000 })).toBeTruthy()
  cleanup()
  onScreen(
    editor,
    <EditorContext value={null}>
      <Shell />
    </EditorContext>,
    { path: '/nowhere' },
  )
  await screen.findByText('There is nothing at this address.', {}, { timeout: 20_000 })
  expect(screen.queryByRole('dialog')).toBeNull()
})
