// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { Page } from '#ui/pages/game-generation.tsx'
import { edited, NOTHING, ok, opened } from '../plugins/history-editor.ts'
import { answered } from '../plugins/test-editor.ts'
import { barriersHere } from './barriers.ts'
import { LANGUAGES, onScreen, place, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

const NOW = { ...sampleGame('en_US'), scriptVersion: 3 }
const titled = (title: string, scriptVersion: number) => ({
  ...NOW,
  elements: { ...NOW.elements, title },
  scriptVersion,
})
type Asked = { query: { version?: number } }

/** The screen of a game at its third version, with the history beside it. */
async function page(address = '/game-generation?id=s1', answers: Record<string, unknown> = {}) {
  const readGame = ({ query }: Asked) =>
    query.version === undefined
      ? answered(titled('As it is', 3), 1)
      : answered(titled(`As it was at ${query.version}`, query.version), 1)
  const world = await opened(edited(3), { readGame, ...answers })
  const { container } = onScreen(world.editor, <Page />, { path: address })
  const until = (ms: number) => act(() => world.until(ms))
  await until(1_000)
  await until(1_500)
  const user = userEvent.setup()
  return {
    ...world,
    container,
    user,
    until,
    async openHistory() {
      await user.keyboard('{Control>}j{/Control}')
      await user.click(screen.getByRole('tab', { name: 'History' }))
    },
  }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const banner = (version: number) =>
  screen.getByRole('region', { name: new RegExp(`^Version ${version}, `) })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

it('[HY2] [HY3] a version stands in place of the game, read only, and the game goes on underneath', async () => {
  const world = await page()
  expect(heading()).toBe('As it is')
  await world.openHistory()
  await world.user.click(press('Open 1'))
  await world.until(2_000)
  expect(heading()).toBe('As it was at 1')
  expect(place.path).toBe('/game-generation?id=s1&version=1')
  expect(banner(1).textContent).toContain('by you')
  expect(banner(1).textContent).toContain('Read only')
  expect(banner(1).textContent).toContain('This is not what the game is now.')
  expect(document.activeElement).toBe(banner(1))
  expect(await barriersHere()).toEqual([])
  // nothing to write in, and nothing to quote
  expect(world.container.querySelectorAll('[data-written], [data-quote-card]')).toHaveLength(0)
  expect(screen.queryByRole('button', { name: /^(Edit|Quote)/ })).toBeNull()
  // the game itself is what it was, and is told what comes
  expect(world.draft().script.basics.elements.rows.find(({ id }) => id === 'title')?.value).toBe(
    'As it is',
  )
  await act(async () => {
    world.connect()
    world.tell(4, { label: 'Gentler' })
  })
  expect(heading()).toBe('As it was at 1')
  expect(world.draft().script.script.scriptVersion.value).toBe(4)
  await world.user.click(press('Back to the present'))
  expect(heading()).toBe('As it is')
  expect(place.path).toBe('/game-generation?id=s1')
})

it('[HY3] Escape leads back, from a version that was opened from another one too', async () => {
  const world = await page()
  await world.openHistory()
  await world.user.click(press('Open 1'))
  await world.until(2_000)
  // in so narrow a window the column made room for it
  await world.openHistory()
  await world.user.click(press('Open 2'))
  await world.until(2_500)
  expect(heading()).toBe('As it was at 2')
  await world.user.keyboard('{Escape}')
  expect(heading()).toBe('As it is')
  expect(place.path).toBe('/game-generation?id=s1')
})

it('[HY3] an address with a version opens it, and leads back to the same page', async () => {
  const world = await page('/game-generation?id=s1&version=2')
  expect(heading()).toBe('As it was at 2')
  // the way back of somebody who came from elsewhere stays on this page
  await world.user.keyboard('{Escape}')
  expect(heading()).toBe('As it is')
  expect(place.path).toBe('/game-generation?id=s1')
})

it('[HI94] a line that stays names it, says that it is read only and leads back', async () => {
  const world = await page('/game-generation?id=s1&version=2')
  const line = world.container.querySelector('[data-look-line]')
  expect(line?.textContent).toBe('Version 2Read onlyBack to the present')
  // it says what the strip says already: it is neither heard twice nor reached twice
  expect(line?.getAttribute('aria-hidden')).toBe('true')
  const button = line?.querySelector('button')
  expect(button?.tabIndex).toBe(-1)
  await world.user.click(button as HTMLElement)
  expect(heading()).toBe('As it is')
})

it('[HY2] its nodes are tried without the game hearing of it', async () => {
  const world = await page('/game-generation?id=s1&version=2')
  await world.user.click(screen.getAllByRole('button', { name: /Preview|Try/ })[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getAllByRole('button').length).toBeGreaterThan(0)
  expect(dialog.querySelectorAll('[data-written]')).toHaveLength(0)
  expect(world.draft().session.preview.open).toBeNull()
})

it('[HY2] restores it from there, as one version more', async () => {
  const world = await page('/game-generation?id=s1&version=2', {
    restoreVersion: ok({ script_version: 4 }),
  })
  await world.user.click(within(banner(2)).getByRole('button', { name: 'Restore 2' }))
  expect(world.asks('restoreVersion')).toMatchObject([
    { request: { body: { version: 2, base_version: 3 } } },
  ])
  expect(heading()).toBe('As it is')
})

it('[HY4] says that a version is not there, or did not come, and nothing is undone meanwhile', async () => {
  const gone = { ok: false, status: 404, desc: 'This game has no version 9.' }
  const world = await page('/game-generation?id=s1&version=9', {
    readGame: ({ query }: Asked) =>
      query.version === undefined ? answered(titled('As it is', 3), 1) : gone,
  })
  expect(screen.getByText('This game has no version 9.')).toBeTruthy()
  expect(press(/^Undo/).getAttribute('aria-disabled')).toBe('true')
  await world.user.keyboard('{Control>}z{/Control}')
  expect(world.asks('undo')).toEqual([])
  await world.user.click(press('Back to the present'))
  expect(heading()).toBe('As it is')
  expect(press(/^Undo/).getAttribute('aria-disabled')).toBeNull()
})

const COMPARED = {
  differences: [
    {
      ...{ address: 'npcs/7/bio', path: 'npc_list.npcs[0].bio', title: 'Tomas Reed, bio' },
      ...{
        kind: 'text',
        before: 'He was paid to carry one crate.',
        after: 'He carried one crate.',
      },
    },
    {
      ...{ address: 'cover', path: '', title: '', kind: 'picture' },
      ...{ before: null, after: 'https://x.invalid/cover.webp' },
    },
    {
      ...{ address: 'npcs/9', path: 'npc_list.npcs[2]', title: 'Odile', kind: 'text' },
      ...{ before: 'Odile', after: null },
    },
  ],
  total: 5,
  same: 94,
}

it('[HY6] two versions stand beside each other, word by word, and can be exchanged', async () => {
  const world = await page(undefined, { compareVersions: ok(COMPARED) })
  await world.openHistory()
  await world.user.click(press('Compare 1 with the present'))
  await world.until(2_000)
  expect(place.path).toBe('/game-generation?id=s1&compare=1-3')
  const top = screen.getByRole('region', { name: 'Comparing two versions' })
  expect(top.textContent).toContain('5 places differ · 94 texts are the same')
  const bio = screen.getByRole('region', { name: 'Tomas Reed, bio' })
  const [gone, come] = [bio.querySelector('del'), bio.querySelector('ins')]
  expect(gone?.textContent).toBe('removed: −was paid to carry')
  expect(come?.textContent).toBe('added: +carried')
  const cover = screen.getByRole('region', { name: 'cover' })
  expect(cover.textContent).toContain('Not there yet')
  expect(cover.querySelector('img')?.getAttribute('alt')).toBe('cover')
  expect(screen.getByRole('region', { name: 'Odile' }).textContent).toContain('Not there any more')
  expect(screen.getByText(/2 more places differ/)).toBeTruthy()
  expect(await barriersHere()).toEqual([])
  await world.user.selectOptions(screen.getByRole('combobox', { name: /Version B/ }), '2')
  await world.until(2_500)
  expect(place.path).toBe('/game-generation?id=s1&compare=1-2')
  expect(world.asks('compareVersions').map(({ request }) => request)).toMatchObject([
    { query: { from: 1, to: 3 } },
    { query: { from: 1, to: 2 } },
  ])
  await world.user.keyboard('{Escape}')
  expect(heading()).toBe('As it is')
})

it.each(LANGUAGES)(
  '[HY6] says in %s that two versions are the same, or could not be compared',
  async (language) => {
    await i18next.changeLanguage(language)
    const t = i18next.getFixedT(language, 'editor')
    const alike = { differences: [], total: 0, same: 9 }
    await page('/game-generation?id=s1&compare=1-2', { compareVersions: ok(alike) })
    expect(screen.getByText(t('history.compare.alike'))).toBeTruthy()
    cleanup()
    await page('/game-generation?id=s1&compare=1-2', { compareVersions: NOTHING })
    expect(screen.getByText(t('history.look.failed.comparison'))).toBeTruthy()
    expect(document.body.textContent).not.toContain('history.')
  },
)

it.each(LANGUAGES)('[HY2] speaks %s', async (language) => {
  await i18next.changeLanguage(language)
  await page('/game-generation?id=s1&version=2')
  const t = i18next.getFixedT(language, 'editor')
  expect(screen.getByText(t('history.look.isNotNow'))).toBeTruthy()
  expect(document.body.textContent).not.toContain('history.')
})
