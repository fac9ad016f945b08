import { describe, expect, it } from 'vitest'
import { addressedTexts, textAt } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { playFaultsOf } from '#server/storyteller/assistant/proof.ts'
import { riddlesOf } from '#server/storyteller/assistant/riddles.ts'
import { carriedOut, edited, editsFor, planFor } from './asking.ts'
import { plotGame, TRANSLATIONS } from './translating.ts'

const english = plotGame('en_US')
const NAMES = /^(?:npcs\/[^/]+|player)\/name$/

/** What of a game is no text. */
const playOf = ({ contents }: GameSnapshot): unknown =>
  contents.map(({ nodes }) =>
    nodes.map(({ content: _, prompt: __, puzzle: ___, options, ...play }) => [
      play,
      options.map(({ id, nextNodeId }) => [id, nextNodeId]),
    ]),
  )

describe('after a translation', () => {
  it.each(TRANSLATIONS)(
    '[AS19] %s into %s, %s: all but words is as before',
    async (from, to, key) => {
      const game = plotGame(from, key)
      const texts = new Set(addressedTexts(game).map(({ address }) => address))
      for (const { id } of game.chapters) {
        const after = await carriedOut(game, `Translate chapter ${id} into ${to}`)
        const changed = editsBetween(game, after).map(({ address }) => address)
        expect(changed.length).toBeGreaterThan(30)
        expect(changed.filter((one) => !texts.has(one) || NAMES.test(one))).toEqual([])
        expect(playOf(after)).toEqual(playOf(game))
        expect(playFaultsOf(after)).toEqual(playFaultsOf(game))
        const marked = addressedTexts(after).filter(({ text }) => /[\ue000-\uf8ff{}<>|]/.test(text))
        expect(marked).toEqual([])
      }
    },
  )

  it('[AS19] no riddle has its answers in two languages, and each is another', async () => {
    for (const { id } of english.chapters) {
      const after = await carriedOut(english, `Translate chapter ${id} into Japanese`)
      for (const { answers } of riddlesOf(after)) {
        const told = answers.map((one) => textAt(after, one) ?? '')
        expect(new Set(told).size).toBe(new Set(answers.map((one) => textAt(english, one))).size)
        const scripts = told
          .filter((text) => /\p{L}/u.test(text))
          .map((text) => /\p{sc=Latin}/u.test(text))
        expect(new Set(scripts).size).toBeLessThan(2)
      }
    }
  })

  it('[AS19] of a riddle that is confirmed in part nothing is told anew', async () => {
    const plan = await planFor(english, 'Translate chapter 1 into Japanese')
    const planned = plan.places.map(({ address }) => address)
    const isPlanned = (one: string): boolean => planned.includes(one)
    const riddle = riddlesOf(english).find(({ answers }) => answers.some(isPlanned))
    const answer = riddle?.answers.find(isPlanned)
    expect(answer).toBeDefined()
    const scope = planned.filter((address) => address !== answer)
    const after = edited(english, await editsFor(english, plan, scope))
    const own = planned.filter((one) => riddle?.nodes.some((node) => one.startsWith(`${node}/`)))
    expect(own.length).toBeGreaterThan(1)
    for (const address of own) expect(textAt(after, address)).toBe(textAt(english, address))
    const title = 'story/chapters/1/title'
    expect(textAt(after, title)).not.toBe(textAt(english, title))
  })

  it.each([
    ['en_US', ['Chinese', 'Japanese', 'English']],
    ['zh_CN', ['English', 'Japanese', 'Chinese']],
    ['ja_JP', ['English', 'Chinese', 'Japanese']],
  ] as const)(
    '[AS20] %s is told in a third language, and back, and is as it was',
    async (from, languages) => {
      const game = plotGame(from)
      let now = game
      for (const language of languages)
        for (const { id } of game.chapters) {
          const before = now
          now = await carriedOut(now, `Translate chapter ${id} into ${language}`)
          expect(editsBetween(before, now).length).toBeGreaterThan(20)
        }
      expect(editsBetween(game, now)).toEqual([])
    },
  )

  it('[AS20] what was told in other words since is the storyteller’s, and is translated', async () => {
    const game = plotGame('en_US', 'contest-fair.1')
    const address = 'nodes/chapter_1/1001/content'
    const quotes = [{ address, text: '' }]
    const again = await carriedOut(game, 'Tell this differently', quotes)
    expect(textAt(again, address)).not.toBe(textAt(game, address))
    const { places } = await planFor(again, 'Translate this into Chinese', quotes)
    expect(places[0]?.then).toMatch(/\p{sc=Han}/u)
  })
})
