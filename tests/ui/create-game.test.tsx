import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { chooseOutline } from '#plugins/outlines/commands.ts'
import { choose } from '#plugins/settings/commands.ts'
import { holdThinking, startThinking } from '#plugins/thinking/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { Page } from '#ui/pages/create-game.tsx'
import {
  type CreationEditor,
  IDEA,
  openCreationEditor,
  proposed,
  thought,
} from '../plugins/creation-editor.ts'

type Words = Record<string, unknown>
const LANGUAGES = ['en', 'zh', 'ja'] as const
const wordsOf = (language: string, area = 'create'): Words =>
  JSON.parse(readFileSync(`ui/locales/${language}/${area}.json`, 'utf8'))

beforeAll(async () => {
  const resources = Object.fromEntries(
    LANGUAGES.map((one) => [
      one,
      { create: wordsOf(one), errors: wordsOf(one, 'errors'), shell: wordsOf(one, 'shell') },
    ]),
  )
  await i18next.use(initReactI18next).init({ lng: 'en', fallbackLng: 'en', resources })
})

const page = ({ editor }: CreationEditor): string =>
  renderToStaticMarkup(createElement(EditorContext, { value: editor }, createElement(Page)))
const startButton = (html: string): string =>
  html.slice(html.lastIndexOf('<button', html.indexOf('Start generation')))

function proposedEditor(until = 1_500): CreationEditor {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('Who **lit** it?') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  // by then the panel has closed by itself
  testEditor.until(until)
  return testEditor
}

it('[TH1] [ID7] says under the idea that it waits', () => {
  const html = page(openCreationEditor())
  expect(html).toMatch(new RegExp(`<h1[^>]*>${IDEA}</h1>`))
  expect(html).toContain('Waiting')
})

it.each([
  ['many letters', 'x'.repeat(1_900)],
  ['many lines', 'one\n\n\n\ntwo\n'.repeat(12)],
  ['wide letters', '雨夜'.repeat(300)],
])('[ID20] shows an idea of %s in a few lines at first', (_, text) => {
  const testEditor = openCreationEditor({ draft: { idea: { ...emptyDraft().session.idea, text } } })
  const [heading = ''] = /<h1[^>]*>/.exec(page(testEditor)) ?? []
  expect(heading).toContain('line-clamp')
  expect(heading).toContain('dir="auto"')
  expect(page(testEditor)).toContain('Show all of it')
})

it('[ID20] shows two lines as two', () => {
  const text = 'one\n \n\n\ntwo'
  const html = page(openCreationEditor({ draft: { idea: { ...emptyDraft().session.idea, text } } }))
  expect(html).toMatch(/<h1[^>]*>one\n\ntwo<\/h1>/)
  expect(html).not.toContain('Show all of it')
})

it('[TH4] says that it thinks and for how many seconds', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('a') }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(1_540)
  expect(page(testEditor)).toContain('Thinking · 1.5 s')
  expect(page(testEditor)).toContain('aria-hidden="true"')
})

it('[TH5] says that the thought is complete and what it took', () => {
  const html = page(proposedEditor())
  expect(html).toContain('Thought complete · 0.1 s')
  expect(html).toContain('<p>Who <strong>lit</strong> it?</p>')
})

it('[TH9] [TH15] shows an error without markdown under a heading, with a way on', () => {
  const testEditor = openCreationEditor()
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(5_000)
  const html = page(testEditor)
  expect(html).toContain('<h3')
  expect(html).toContain('Failed to create game, please try again later')
  expect(html).toContain('Try again')
})

it('[TH8] [TH18] shows a note under what was kept', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 10, text: thought('kept') },
    { at: 20, breaks: new Error('reset') },
  ])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(60_000)
  const html = page(testEditor)
  expect(html).toContain('<p>kept</p>')
  expect(html).toContain('Partial content generated but request ended abnormally')
  expect(html).not.toContain('Something went wrong')
})

it('[OL1] shows outlines and choices only once thinking is complete', () => {
  expect(page(openCreationEditor())).not.toContain('Choose how it is told')
  const html = page(proposedEditor())
  expect(html).toContain('Choose how it is told')
  expect(html).toContain('xl:grid-cols-3')
})

it('[PF22] [TH11] shows nothing below the reasoning that its closing would move', () => {
  const testEditor = proposedEditor(500)
  expect(page(testEditor)).not.toContain('Choose how it is told')
  testEditor.editor.run(holdThinking)
  expect(page(testEditor)).toContain('Choose how it is told')
})

it('[OL2] a card is 167 px high and holds name, two lines and the way to its details', () => {
  const html = page(proposedEditor())
  // 41.75 steps of 4 px
  expect(html).toContain('h-41.75')
  // the name of each and its text: neither is longer than two lines
  const count = (part: RegExp) => html.match(part)?.length ?? 0
  expect(count(/line-clamp-2/g)).toBeGreaterThanOrEqual(2 * count(/h-41\.75/g))
  expect(html).toContain('The Silence They Share')
  expect(html.match(/View details/g)?.length).toBeGreaterThanOrEqual(3)
})

it('[SE1] [SE2] [SE3] shows four styles, three audiences and three dropdowns', () => {
  const html = page(proposedEditor())
  for (const word of ['Painted', 'Design', '3D', 'Anime', 'No restriction', 'Male', 'Female'])
    expect(html).toContain(`>${word}<`)
  expect(html.match(/role="combobox"/g)).toHaveLength(3)
  expect(html.match(/type="radio"/g)).toHaveLength(3 + 4 + 3)
})

it('[MD26] each style is shown by the cover of the idea in it, once there is one', () => {
  const testEditor = proposedEditor()
  expect(page(testEditor).match(/src="\/samples\/[^"]+"/g)).toHaveLength(4)
  const { outlines, idea } = testEditor.draft().session
  const covers = {
    REALISTIC: 'http://here.test/media/painted.webp',
    DESIGN: 'http://here.test/media/poster.webp',
    RENDER_3D: 'http://here.test/media/model.webp',
    ANIME: 'http://here.test/media/drawn.webp',
  }
  const { options, forLanguage } = outlines
  testEditor.editor.bus.emit({
    type: 'outlines/updated',
    source: 'stream',
    payload: { options, forIdea: idea.text, forLanguage, more: false, covers },
  })
  const html = page(testEditor)
  for (const address of Object.values(covers)) expect(html).toContain(`src="${address}"`)
  expect(html).not.toContain('src="/samples/')
})

it('[MD29] no look is called realistic', () => {
  expect(page(proposedEditor())).not.toMatch(/realistic</i)
})

it('[SE8] the start waits for all six and names what is missing', () => {
  const testEditor = proposedEditor()
  expect(startButton(page(testEditor))).toContain('aria-disabled="true"')
  expect(page(testEditor)).toContain('Still to choose: Outline, Art style, Audience, Length')
  testEditor.editor.run(chooseOutline, { key: 'silence' })
  testEditor.editor.run(choose, {
    style: 'ANIME',
    audience: 'ALL',
    duration: 'hard',
    ageGroup: 'ADULT',
    language: 'en_US',
  })
  const html = page(testEditor)
  expect(startButton(html)).not.toContain('aria-disabled="true"')
  expect(html).toContain('Hard · 2–10 hours')
})

it('[SE6] [SE15] offers to propose again when the game is to be told in another language', () => {
  const testEditor = proposedEditor()
  expect(page(testEditor)).not.toContain('Propose again')
  testEditor.editor.run(choose, { language: 'ja_JP' })
  expect(page(testEditor)).toContain('Propose again in 日本語')
})

it.each([
  ['en', 'art style, audience, length, age group, and language'],
  ['zh', '、'],
  ['ja', '、'],
])('[LA9] the list of what is missing is joined as in %s', async (language, joined) => {
  await i18next.changeLanguage(language)
  const html = page(proposedEditor())
  const { start } = wordsOf(language) as { start: Record<string, string> }
  const names = ['style', 'audience', 'duration'].map((name) => start[name] ?? '')
  expect(html.toLowerCase()).toContain(joined === '、' ? names.join('、').toLowerCase() : joined)
  await i18next.changeLanguage('en')
})
