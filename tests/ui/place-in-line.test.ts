import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { PlaceInLine } from '#plugins/steps/view.tsx'
import type { GameSnapshot } from '#schemas/game.ts'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { loadWords, part, read } from './editor-page.ts'

beforeAll(loadWords)

/** A game as its server answers it now, with its place in line. */
async function open(game: GameSnapshot, place?: unknown) {
  const answer = (one: GameSnapshot, at?: unknown) => {
    const { data, ...rest } = answered(one, 1)
    return { ...rest, data: { ...data, ...(at === undefined ? {} : { place_in_line: at }) } }
  }
  const testEditor = openTestEditor({ answer: () => answer(game, place) })
  testEditor.open()
  await testEditor.until(100)
  const said = () => read(part(testEditor, PlaceInLine)).trim()
  return {
    said,
    async next(later: GameSnapshot, at?: unknown): Promise<string> {
      testEditor.answerWith(() => answer(later, at))
      await testEditor.until(10_100)
      return said()
    },
  }
}
const blank = aGame({ status: 1, cover: null, elements: {}, locations: [], npcs: [] })
const TITLE = { title: 'The Tide Clock' }
const unpainted = aGame({ status: 1, cover: null, elements: TITLE })

it('[GE39] says in which turn a game begins, and goes once it is written', async () => {
  const { said, next } = await open(blank, 7)
  expect(said()).toBe(
    'Your game is number 7 in line. It begins by itself, also while you are away.',
  )
  expect(await next(unpainted, 0)).toBe('')
})

it('[GE39] says in which turn the next picture comes, and goes with the last one', async () => {
  const { said, next } = await open(unpainted, 3)
  expect(said()).toContain('Your next picture is number 3 in line')
  expect(await next(aGame({ status: 2, cover: null, elements: TITLE }), 3)).toBe('')
})

it('[GE39] says nothing where the game waits for no other, or the server says nothing of it', async () => {
  for (const place of [undefined, 0, -1, 'soon', null]) {
    const { said } = await open(unpainted, place)
    expect(said()).toBe('')
  }
})

it.each([
  ['zh', '你的下一张图排在第 3 位'],
  ['ja', '次の一枚は 3 番目です'],
])('[GE39] says it in %s', async (language, words) => {
  await i18next.changeLanguage(language)
  const { said } = await open(unpainted, 3)
  const line = said()
  await i18next.changeLanguage('en')
  expect(line).toContain(words)
})
