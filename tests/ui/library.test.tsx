import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { library } from '#plugins/library/index.ts'
import { GameShelf } from '#plugins/library/view.tsx'
import { emptyLibrary, type GameCard, type Library, type ScriptCard } from '#schemas/library.ts'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { aGameCard, aScriptCard } from './cards.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const

beforeAll(async () => {
  const words = (one: string) =>
    JSON.parse(readFileSync(`ui/locales/${one}/library.json`, 'utf8')) as Record<string, string>
  const resources = Object.fromEntries(LANGUAGES.map((one) => [one, { library: words(one) }]))
  const interpolation = { escapeValue: false }
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', fallbackLng: 'en', resources, interpolation })
})

const game = aGameCard()

function shelf(
  scripts: ScriptCard[],
  games: GameCard[] = [],
  status: Library['status'] = 'ready',
): string {
  const held = { ...emptyLibrary(), status, scripts, games }
  const { editor } = testEditorOf([library], { draft: { library: held } })
  const page = createElement(
    EditorContext,
    { value: editor },
    createElement(GameShelf, { order: 'newest', ideaBox: 'the idea box' }),
  )
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

it('[LI3] shows cover, title, status and when it was changed', () => {
  const html = shelf([
    aScriptCard({ publishedGameId: null }),
    aScriptCard({ id: 's2', title: '', status: 1, progress: 52, cover: null }),
  ])
  expect(html).toContain('src="http://here/media/cover.webp"')
  expect(html).toContain('Salt and Paper')
  expect(html).toContain('dateTime="2026-11-21T09:30:00.000Z"')
  expect(html).toContain('Draft')
  expect(html).toContain('Untitled game')
  expect(html).toContain('Being written · 52%')
  expect(html.indexOf('Draft')).toBeLessThan(html.indexOf('Being written'))
})

it('[LI10] says what language a title is in, and none of a game without one', () => {
  expect(shelf([aScriptCard({ language: 'ja_JP' })])).toMatch(
    /<a[^>]*lang="ja-JP"[^>]*>Salt and Paper</,
  )
  expect(shelf([aScriptCard({ language: 'ja_JP', title: '' })])).not.toContain('lang=')
  expect(shelf([aScriptCard({ language: null })])).not.toContain('lang=')
})

it('[LI6] offers the idea box where there is no game, and only there', () => {
  expect(shelf([])).toContain('the idea box')
  expect(shelf([])).toContain('No games yet')
  expect(shelf([aScriptCard({})])).not.toContain('the idea box')
  for (const status of ['idle', 'loading', 'failed'] as const)
    expect(shelf([], [], status)).not.toContain('the idea box')
})

it('[LI12] keeps the games that were read when they cannot be read again', () => {
  const html = shelf([aScriptCard({})], [], 'failed')
  expect(html).toContain('Salt and Paper')
  expect(html).toContain('Your games could not be loaded.')
  expect(html).toContain('Try again')
})

it('[LI4] leads to the script', () => {
  expect(shelf([aScriptCard({ id: 'a b' })])).toContain('href="/game-generation?id=a%20b"')
})

it('[PU17] carries the badge of unpublished changes only where there are some', () => {
  expect(shelf([aScriptCard({})], [game])).not.toContain('Unpublished changes')
  expect(shelf([aScriptCard({ publishedGameId: null })])).not.toContain('Unpublished changes')
  expect(shelf([aScriptCard({ scriptVersion: 4 })], [game])).toContain('Unpublished changes')
})

it.each([
  ['en', 'Actions for “Salt and Paper”'],
  ['zh', '《Salt and Paper》的操作'],
  ['ja', '「Salt and Paper」の操作'],
])('[LI9] names in %s the menu by its game', async (language, name) => {
  await i18next.changeLanguage(language)
  expect(shelf([aScriptCard({})])).toContain(`aria-label="${name}"`)
})

it.each([
  ['en', 'Nov 21, 2026'],
  ['zh', '2026年11月21日'],
  ['ja', '2026/11/21'],
])('[LA9] dates stand in the form of %s', async (language, date) => {
  await i18next.changeLanguage(language)
  expect(shelf([aScriptCard({})])).toContain(date)
  await i18next.changeLanguage('en')
})
