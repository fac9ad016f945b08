// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { openLogin } from '#plugins/account/commands.ts'
import { Boundary } from '#ui/app/boundary.tsx'
import { Overlays } from '#ui/app/overlays.tsx'
import { routes } from '#ui/app/pages.ts'
import { PageComing, RequireSignIn } from '#ui/app/require-sign-in.tsx'
import { AppRoutes } from '#ui/app/routes.tsx'
import { Shell } from '#ui/app/shell.tsx'
import { fact } from '../plugins/session-editor.ts'
import { framed, testEditor } from './frame-editor.ts'
import { onScreen, place } from './screen.tsx'

framed()

it('[RT3] a visitor at a guarded page is led home, where the login dialog opens', async () => {
  const { editor, draft } = testEditor(false)
  onScreen(
    editor,
    <Routes>
      <Route path="/game-generation" element={<RequireSignIn>inside</RequireSignIn>} />
      <Route path="/" element="home" />
    </Routes>,
    { path: '/game-generation?id=s1' },
  )
  expect(screen.queryByText('inside')).toBeNull()
  expect(place.path).toBe('/')
  expect(draft().session.account).toMatchObject({
    from: '/game-generation?id=s1',
    dialog: { open: true },
  })
})

it('[RT3] a user is let through, and whoever signs out there is not asked to come in again', async () => {
  const { editor, draft } = testEditor(true)
  onScreen(editor, <RequireSignIn>inside</RequireSignIn>, { path: '/games' })
  expect(screen.getByText('inside')).toBeTruthy()
  act(() => editor.bus.emit(fact('account/signedOut', {})))
  expect(screen.queryByText('inside')).toBeNull()
  expect(draft().session.account.dialog.open).toBe(false)
})

/** A page that breaks. */
function Broken({ fault }: { fault: string }): never {
  throw new Error(fault)
}

it.each(routes.map(({ path, open }) => [path, open] as const))(
  '[RT2] %s is open to everybody: %s',
  async (path, open) => {
    onScreen(testEditor(false).editor, <AppRoutes />, {
      path: path.replace(':id', 'g1').replace('*', '/nowhere/at/all'),
    })
    await act(async () => undefined)
    expect(place.path === '/' && path !== '/').toBe(!open)
  },
)

it('[RT8] an unknown address says so and leads home', async () => {
  onScreen(testEditor(false).editor, <AppRoutes />, { path: '/nowhere' })
  expect(
    await screen.findByText('There is nothing at this address.', {}, { timeout: 9_000 }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(document.title).toBe('Not found · Lamplight')
})

it('[TO13] a page that does not come can be loaded again', () => {
  vi.useFakeTimers()
  onScreen(testEditor(false).editor, <PageComing />)
  expect(screen.getByRole('status').textContent).toBe('The page is loading.')
  act(() => vi.advanceTimersByTime(29_999))
  expect(screen.queryByText('This page is not loading.')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('This page is not loading.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy()
})

it.each([
  ['Failed to fetch dynamically imported module: /a.js', 'This page is not loading.'],
  ['x is undefined', 'This page went dark.'],
])('[TO15] a page that breaks by “%s” says “%s”', (fault, words) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onScreen(
    testEditor(false).editor,
    <Boundary>
      <Broken fault={fault} />
    </Boundary>,
  )
  quiet.mockRestore()
  expect(screen.getByText(words)).toBeTruthy()
})

it('[HD9] home keeps its background, and every other path has none, on a dark ground', async () => {
  for (const [path, image] of [
    ['/nowhere', 'none'],
    ['/', ''],
  ] as const) {
    onScreen(testEditor(false).editor, <Shell />, { path })
    await act(async () => undefined)
    expect(document.body.style.backgroundImage).toBe(image)
    cleanup()
  }
})

it('[LG1] the login dialog lies over any page once it is opened', async () => {
  const { editor } = testEditor(false)
  onScreen(editor, <Overlays />, { path: '/play/g1' })
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => void editor.run(openLogin, { from: null }))
  expect(await screen.findByRole('dialog', { name: 'Come in' }, { timeout: 9_000 })).toBeTruthy()
})
