// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Page } from '#ui/pages/game-generation.tsx'
import { GAME, TITLE } from '../plugins/editing-world.ts'
import { edited, ok, opened } from '../plugins/history-editor.ts'
import { LANGUAGES, onScreen, speak } from './screen.tsx'
import { writtenPage } from './written-page.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  await i18next.changeLanguage('en')
})

it.each(LANGUAGES)(
  '[HY10] the line under a field says in %s who wrote its text',
  async (language) => {
    await i18next.changeLanguage(language)
    const writers = [{ address: 'basics/title', author: 'assistant' }]
    const world = await opened(edited(2), { listWriters: ok({ script_version: 2, writers }) })
    const path = '/game-generation?id=s1'
    const { container } = onScreen(world.editor, <Page />, { path })
    await act(() => world.until(1_500))
    const user = userEvent.setup()
    const textAt = (place: string) =>
      container.querySelector(`[data-quote-path="${place}"]`) as HTMLElement
    const said = (author: string) =>
      i18next.getFixedT(language, 'editor')(`history.wrote.${author}`)
    const describedBy = () =>
      document.getElementById(screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    await user.dblClick(textAt('initial_element.title'))
    expect(describedBy()?.textContent).toContain(said('assistant'))
    await user.keyboard('{Escape}')
    await user.dblClick(textAt('initial_element.game_intro'))
    expect(describedBy()?.textContent).toContain(said('storyteller'))
  },
)

it('[BH19] who wrote a text is said beside it while the pointer rests there or it has the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const writers = [{ address: 'basics/title', author: 'assistant' }]
  const world = await opened(edited(2), { listWriters: ok({ script_version: 2, writers }) })
  const { container } = onScreen(world.editor, <Page />, { path: '/game-generation?id=s1' })
  await act(() => world.until(1_500))
  const stops = () => container.querySelectorAll('button, a, [tabindex="0"]').length
  const before = stops()
  const textAt = (place: string) =>
    container.querySelector(`[data-quote-path="${place}"]`) as HTMLElement
  const title = textAt('initial_element.title')
  const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  fireEvent.pointerOver(title)
  rest(400)
  expect(screen.queryByText('Changed by the assistant')).toBeNull()
  rest(500)
  const tip = screen.getByText('Changed by the assistant')
  expect(tip.className).toContain('pointer-events-none')
  expect(title.getAttribute('aria-description')).toBe('Changed by the assistant')
  expect(stops()).toBe(before)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(screen.queryByText('Changed by the assistant')).toBeNull()
  expect(title.hasAttribute('aria-description')).toBe(false)
  const intro = textAt('initial_element.game_intro')
  fireEvent.focusIn(intro)
  rest(900)
  expect(intro.getAttribute('aria-description')).toBe('Written by the storyteller')
  fireEvent.pointerOver(container)
  expect(intro.hasAttribute('aria-description')).toBe(false)
})

it.each([
  [
    { right: 500, top: 80, bottom: 100 },
    { left: '380px', top: '104px' },
  ],
  [
    { right: 90, top: 80, bottom: 100 },
    { left: '4px', top: '104px' },
  ],
  [
    { right: 500, top: 730, bottom: 750 },
    { left: '380px', top: '706px' },
  ],
])('[BH19] beside a text at %j it stands at %j, inside the window', async (text, place) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const writers = [{ address: 'basics/title', author: 'assistant' }]
  const world = await opened(edited(2), { listWriters: ok({ script_version: 2, writers }) })
  const { container } = onScreen(world.editor, <Page />, { path: '/game-generation?id=s1' })
  await act(() => world.until(1_500))
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.matches('[data-author]') ? { width: 120, height: 20 } : text) as DOMRect
  })
  vi.stubGlobal('innerHeight', 768)
  const title = container.querySelector('[data-quote-path="initial_element.title"]')
  fireEvent.pointerOver(title as Element)
  act(() => vi.advanceTimersByTime(900))
  const { left, top } = container.querySelector<HTMLElement>('[data-author]')?.style ?? {}
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect({ left, top }).toEqual(place)
})

it('[BH19] of a game that nobody changed nothing is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { textAt, container } = await writtenPage(new Map(), { ...GAME, scriptVersion: 0 })
  fireEvent.pointerOver(textAt(TITLE))
  act(() => vi.advanceTimersByTime(900))
  expect(container.querySelector('[data-author]')).toBeNull()
})
