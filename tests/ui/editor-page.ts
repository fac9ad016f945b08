import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { sampleGame } from '#fixtures/worlds.ts'
import { StageSections } from '#plugins/steps/sections.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { type View, Views } from '#ui/kit/slots.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { answered, openTestEditor, type TestEditor } from '../plugins/test-editor.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const
const AREAS = ['create', 'editor', 'preview', 'errors', 'shell'] as const
const wordsOf = (language: string, area: string): object =>
  JSON.parse(readFileSync(`ui/locales/${language}/${area}.json`, 'utf8'))

/** The interface's own words, as the browser loads them. */
export async function loadWords(): Promise<void> {
  const resources = Object.fromEntries(
    LANGUAGES.map((one) => [
      one,
      Object.fromEntries(AREAS.map((area) => [area, wordsOf(one, area)])),
    ]),
  )
  await i18next.use(initReactI18next).init({ lng: 'en', fallbackLng: 'en', resources })
}

/** The product with a game open, as its server answers it. */
export async function opened(change: Partial<GameSnapshot> = {}): Promise<TestEditor> {
  const game = { ...sampleGame('en_US'), ...change }
  const testEditor = openTestEditor({
    answer: (name) => (name === 'readGame' ? answered(game, 1) : null),
  })
  testEditor.open()
  await testEditor.until(100)
  return testEditor
}

export const GAME = sampleGame('en_US')

/** What a game holds before anything of it is written. */
export const UNWRITTEN = {
  elements: {},
  locations: [],
  cover: null,
  player: null,
  npcs: [],
  npcTasks: [],
  prologue: [],
  chapters: [],
  contents: [],
}

/** An element with the product around it, as markup. */
export const shown = ({ editor }: TestEditor, element: ReactElement): string =>
  renderToStaticMarkup(createElement(EditorContext, { value: editor }, element))

/** A part of the product that needs nothing but the product, as markup. */
export const part = (testEditor: TestEditor, component: ComponentType | undefined): string =>
  component === undefined ? '' : shown(testEditor, createElement(component))

/** The sections that some views show, each where its stage stands. */
export const sectionOf =
  (...views: View[]): ComponentType =>
  () =>
    createElement(Views, { value: views }, createElement(StageSections))

/** What a reader reads of markup: its texts alone. */
export const read = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
