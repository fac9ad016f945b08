// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Header } from '#ui/app/header.tsx'
import { currentLanguage, startSpeaking } from '#ui/app/words.ts'
import { SpokenContext } from '#ui/kit/use-words.ts'
import { framed, testEditor } from './frame-editor.ts'
import { onScreen, place, wordsIn } from './screen.tsx'

framed()

const linksIn = (name: string, role = 'navigation') =>
  within(screen.getByRole(role, { name }))
    .getAllByRole('link')
    .map((one) => one.getAttribute('href'))

it('[HD1] the logo leads home from every page but home', () => {
  const { editor } = testEditor(false)
  onScreen(editor, <Header />, { path: '/games' })
  expect(screen.getByRole('link', { name: 'Lamplight: home' }).getAttribute('href')).toBe('/')
  cleanup()
  onScreen(editor, <Header />, { path: '/' })
  expect(screen.queryByRole('link', { name: 'Lamplight: home' })).toBeNull()
})

it('[HD7] the menu of a narrow screen is closed in the painted page too', () => {
  const painted = renderToString(
    <MemoryRouter>
      <SpokenContext value={{ language: 'en', areas: wordsIn('en') }}>
        <Header />
      </SpokenContext>
    </MemoryRouter>,
  )
  expect(painted).toContain('Open the menu')
  expect(painted).not.toContain('id="mobile-menu"')
})

it.each([
  ['/', true],
  ['/profile', true],
  ['/games', false],
  ['/play/g1', false],
])('[HD2] on %s the language can be chosen: %s', (path, can) => {
  onScreen(testEditor(false).editor, <Header />, { path })
  const picker = screen.queryByLabelText('Language of the interface')
  expect(picker !== null).toBe(can)
  if (picker !== null)
    expect([...picker.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
      '中文',
      'English',
      '日本語',
    ])
})

it('[LA3] a chosen language is spoken at once and kept', async () => {
  const { editor, user } = testEditor(false)
  onScreen(editor, <Header />)
  await user.selectOptions(screen.getByLabelText('Language of the interface'), 'ja_JP')
  await waitFor(() => expect(currentLanguage()).toBe('ja_JP'))
  expect(localStorage.getItem('language')).toBe('ja_JP')
  expect(document.documentElement.lang).toBe('ja-JP')
  startSpeaking({ language: 'en', areas: wordsIn('en') })
})

it('[HD3] the header leads to four social networks, each in a new tab', () => {
  onScreen(testEditor(false).editor, <Header />)
  const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link')
  expect(links.map((one) => one.textContent)).toEqual(
    ['X', 'YouTube', 'Instagram', 'Facebook'].map((name) => `Lamplight on ${name}`),
  )
  for (const one of links) expect(one.getAttribute('target')).toBe('_blank')
})

it('[HD4] a visitor opens the login dialog, and finds no way to games', async () => {
  const { editor, user, draft } = testEditor(false)
  onScreen(editor, <Header />)
  await user.click(screen.getByRole('button', { name: 'Register | Login' }))
  expect(draft().session.account.dialog.open).toBe(true)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('[HD5] the avatar opens a menu with my games, the profile and the way out', async () => {
  const { editor, user, draft, visited } = testEditor(true)
  onScreen(editor, <Header />, { path: '/games' })
  expect(linksIn('Main menu')).toEqual(['/game-list', '/games'])
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/games')
  const opener = screen.getByRole('button', { name: 'Account of Keeper' })
  await user.click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile')
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(draft().session.account.user).toBeNull()
  expect(visited).toEqual(['/'])
})

/** The header, and something else to press. */
const headerBeside = (editor: ReturnType<typeof testEditor>['editor'], path: string) =>
  onScreen(
    editor,
    <>
      <Header />
      <button type="button">elsewhere</button>
    </>,
    { path },
  )

it('[HD5] [AX2] Escape, a press elsewhere and a choice close the menu', async () => {
  const { editor, user } = testEditor(true)
  headerBeside(editor, '/games')
  const opener = screen.getByRole('button', { name: 'Account of Keeper' })
  const isOpen = () => screen.queryByRole('button', { name: 'Logout' }) !== null
  await user.click(opener)
  await user.keyboard('{Escape}')
  expect([isOpen(), document.activeElement === opener]).toEqual([false, true])
  await user.click(opener)
  expect(isOpen()).toBe(true)
  await user.click(screen.getByText('elsewhere'))
  expect(isOpen()).toBe(false)
  await user.click(opener)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect([isOpen(), place.path]).toEqual([false, '/profile'])
})

it('[HD6] an avatar that fails to load is replaced by the default image', () => {
  onScreen(testEditor(true).editor, <Header />)
  const avatar = screen.getByRole('button', { name: 'Account of Keeper' }).querySelector('img')
  expect(avatar?.getAttribute('src')).toBe('http://here/a.png')
  fireEvent.error(avatar as HTMLImageElement)
  expect(
    screen
      .getByRole('button', { name: 'Account of Keeper' })
      .querySelector('img')
      ?.getAttribute('src'),
  ).not.toBe('http://here/a.png')
})

it('[HD7] [HD8] the toggle opens a menu with all that the header holds, for a visitor and a user', async () => {
  for (const signedIn of [false, true]) {
    const { editor, user, draft } = testEditor(signedIn)
    onScreen(editor, <Header />, { path: '/create-game' })
    const toggle = screen.getByRole('button', { name: 'Open the menu' })
    await user.click(toggle)
    expect(toggle.getAttribute('aria-label')).toBe('Close the menu')
    const menu = within(document.getElementById('mobile-menu') as HTMLElement)
    expect(menu.getByRole('link', { name: 'All Games' }).getAttribute('href')).toBe('/games')
    expect(menu.getByRole('list', { name: 'Social networks' })).toBeTruthy()
    expect(menu.getByLabelText('Language of the interface')).toBeTruthy()
    expect(menu.queryByText('Keeper') !== null).toBe(signedIn)
    await user.click(menu.getByRole('button', { name: signedIn ? 'Logout' : 'Register | Login' }))
    expect(document.getElementById('mobile-menu')).toBeNull()
    expect(document.activeElement).toBe(toggle)
    expect(draft().session.account.dialog.open).toBe(!signedIn)
    expect(draft().session.account.user).toBeNull()
    cleanup()
  }
})

it('[HD7] [AX2] Escape and going elsewhere close the mobile menu', async () => {
  const { editor, user } = testEditor(true)
  headerBeside(editor, '/create-game')
  const toggle = screen.getByRole('button', { name: 'Open the menu' })
  for (const [leave, elsewhere] of [
    [() => user.keyboard('{Tab}{Tab}{Escape}'), false],
    [() => user.click(screen.getByText('elsewhere')), true],
    [() => user.click(toggle), false],
  ] as const) {
    await user.click(toggle)
    expect(document.getElementById('mobile-menu')).not.toBeNull()
    await leave()
    expect(document.getElementById('mobile-menu')).toBeNull()
    // whoever went elsewhere stays there
    expect(document.activeElement === toggle).toBe(!elsewhere)
  }
})
