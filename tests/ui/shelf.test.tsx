// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { Below } from '#plugins/idea/below.tsx'
import { Shelf } from '#plugins/idea/shelf.tsx'
import type { ShelfCard } from '#schemas/shelf.ts'
import { shelfOf } from '#ui/kit/shelf-files.ts'
import { SpokenContext } from '#ui/kit/use-words.ts'
import { LANGUAGES, wordsIn } from './screen.tsx'

afterEach(cleanup)

const CARDS: ShelfCard[] = (['mystery', 'heist', 'survival'] as const).map((kind, at) => ({
  id: `shelf-en-${kind}`,
  title: `The ${kind} of it`,
  kind,
  minutes: 15 + at,
  cover: `/media/shelf/${kind}.webp`,
}))

const shown = (language: (typeof LANGUAGES)[number], cards: readonly ShelfCard[]) =>
  render(
    <MemoryRouter>
      <Shelf language={language} cards={cards} words={wordsIn(language).shelf} />
    </MemoryRouter>,
  )

describe('the shelf of home', () => {
  it('[ID50] has a cover that keeps its room, a title that plays, a kind and minutes for each game', () => {
    const { container } = shown('en', CARDS)
    const section = screen.getByRole('region', { name: 'Games to play now' })
    expect(section.querySelectorAll('li')).toHaveLength(3)
    const heist = screen.getByRole('link', { name: 'The heist of it' })
    expect(heist.getAttribute('href')).toBe('/play/shelf-en-heist')
    expect(section.textContent).toContain('Heist · about 16 minutes')
    for (const picture of container.querySelectorAll('img'))
      expect(
        ['width', 'height', 'loading', 'alt'].map((name) => picture.getAttribute(name)),
      ).toEqual(['480', '270', 'lazy', ''])
  })

  it.each(LANGUAGES)('[ID50] says the kinds as they are said of an idea, in %s', (language) => {
    const { shelf, create } = wordsIn(language)
    expect(shelf.kinds).toEqual(create.reading.kinds)
    shown(language, CARDS)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(shelf.title)
  })

  it('[ID52] is not there where it has no games', async () => {
    expect(shown('en', []).container.childElementCount).toBe(0)
    const found = await shelfOf('en')
    // built or not, home is told so in one word
    expect(found === null || found.cards.length === 6).toBe(true)
  })

  it('[ID52] home goes on under it, whether it was built or not', async () => {
    await act(async () => {
      render(
        <MemoryRouter>
          <SpokenContext value={{ language: 'en', areas: wordsIn('en') }}>
            <Suspense>
              <Below />
            </Suspense>
          </SpokenContext>
        </MemoryRouter>,
      )
    })
    const how = await screen.findByRole('region', { name: 'How it works' })
    expect(how.querySelectorAll('li')).toHaveLength(4)
    const shelf = screen.queryByRole('region', { name: 'Games to play now' })
    expect(shelf === null).toBe((await shelfOf('en')) === null)
  })
})
