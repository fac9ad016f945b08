// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pageOf, type Route, routes } from '#ui/app/pages.ts'
import { AppRoutes } from '#ui/app/routes.tsx'
import { framed, testEditor } from './frame-editor.ts'
import { onScreen, place } from './screen.tsx'

framed()

/** Each address, the window's title there, words that stand on its page alone, and its name among usage data. */
const PAGES = [
  ['/', 'Lamplight · Turn an idea into a playable story', 'Light a lamp under an idea.', 'home'],
  ['/create-game', 'New game · Lamplight', 'Waiting to begin', 'create-game'],
  ['/game-generation?id=s1', 'Your game · Lamplight', 'Imagining the world', 'game-generation'],
  ['/game-creation-flow', 'New game · Lamplight', 'Finding where you were', 'game-creation-flow'],
  ['/game-list', 'My games · Lamplight', 'My games', 'game-list'],
  ['/games', 'All games · Lamplight', 'All games', 'games'],
  ['/profile', 'Profile · Lamplight', 'Your account could not be loaded.', 'profile'],
  [
    '/discordloginback',
    'Signing in · Lamplight',
    'This way of signing in is not set up.',
    'discord-login-back',
  ],
  ['/play/g1', 'Play · Lamplight', 'The game could not be loaded.', 'play'],
  ['/nowhere/at/all', 'Not found · Lamplight', 'There is nothing at this address.', 'not-found'],
] as const
const OPEN = ['/', '/discordloginback', '/play/g1', '/nowhere/at/all']

describe('every address', () => {
  it.each(PAGES)(
    '[RT9] [AN1] %s is titled “%s” and shows “%s”',
    async (path, title, words, name) => {
      const { editor } = testEditor(true)
      const { container } = onScreen(editor, <AppRoutes />, { path })
      await expect.poll(() => container.textContent, { timeout: 20_000 }).toContain(words)
      expect([document.title, place.path]).toEqual([title, path])
      const told = editor.bus.log.events.filter(({ type }) => type === 'analytics/pageShown')
      expect(told).toMatchObject([{ payload: { page: name } }])
    },
  )

  it.each(PAGES)('[RT2] %s is open to a visitor, or leads home', async (path) => {
    onScreen(testEditor(false).editor, <AppRoutes />, { path })
    await act(async () => undefined)
    expect(place.path).toBe(OPEN.includes(path) ? path : '/')
  })
})

it('[RT9] a page is fetched once, and stands on when what is around it is drawn again', () => {
  for (const route of routes) expect(pageOf(route)).toBe(pageOf({ ...route }))
  const pages = new Set(routes.map(pageOf))
  // both lists of games are one page
  expect(pages.size).toBe(routes.length - 1)
})

it('[RT8] a page whose file is gone is shown as not found', async () => {
  // no route of ours names one: the type of a page's name forbids it
  const Gone = pageOf({ ...routes[0], page: 'gone' } as unknown as Route)
  onScreen(testEditor(false).editor, <Gone />)
  const words = 'There is nothing at this address.'
  expect(await screen.findByText(words, {}, { timeout: 20_000 })).toBeTruthy()
})
