import { describe, expect, it } from 'vitest'
import { addressedTexts, textAt } from '#core/game/addresses.ts'
import { editsBetween } from '#core/game/edits.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { riddlesOf } from '#server/storyteller/assistant/riddles.ts'
import { ask, carriedOut, GAMES, planFor } from './asking.ts'

const told = GAMES.slice(3)
// a whole game in each of three languages
const [english, chinese, japanese] = told as [GameSnapshot, GameSnapshot, GameSnapshot]

/** A node whose words come in more than one way in all three languages: where the four are asked together. */
const GATHER = 'nodes/chapter_1/110'
const quote = (address: string) => [{ address, text: '' }]

describe('another telling', () => {
  it.each<[string, GameSnapshot]>([
    ['Tell this differently', english],
    ['Could you rephrase this?', english],
    ['Give me another version of this', english],
    ['reword it in other words', chinese],
    ['换一种说法', chinese],
    ['请把这段换个说法', chinese],
    ['用另一种说法写这段', english],
    ['重新写一遍', japanese],
    ['別の言い方で', japanese],
    ['これを別の言い方にしてください', japanese],
    ['この文章を書き直して', english],
    ['言い換えて', chinese],
  ])('[AS14] %s', async (request, game) => {
    const plan = await planFor(game, request, quote(GATHER))
    expect(plan.places.map(({ address }) => address)).toEqual([`${GATHER}/content`])
    for (const { now, then } of plan.places) {
      expect(now).toBe(textAt(game, `${GATHER}/content`))
      expect(then).not.toBe(now)
    }
  })

  it('[AS14] changes words alone: ids, ways, answers, names and the riddles’ answers stay', async () => {
    for (const game of told)
      for (const { id } of game.chapters) {
        const after = await carriedOut(game, `Tell chapter ${id} differently`)
        const changed = editsBetween(game, after).map(({ address }) => address)
        expect(changed.length).toBeGreaterThan(5)
        const texts = new Set(addressedTexts(game).map(({ address }) => address))
        expect(changed.filter((address) => !texts.has(address))).toEqual([])
        expect(changed.filter((address) => /\/(?:name|age|gender)$/.test(address))).toEqual([])
        for (const answer of riddlesOf(game).flatMap(({ answers }) => answers))
          expect(textAt(after, answer)).toBe(textAt(game, answer))
      }
  })

  it('[AS14] asked again tells the next way, and the first comes back', async () => {
    for (const game of told) {
      const seen = new Set<string>()
      let now = game
      for (let times = 0; times < 6; times++) {
        const text = textAt(now, `${GATHER}/content`) ?? ''
        if (seen.has(text)) break
        seen.add(text)
        now = await carriedOut(now, 'Tell this differently', quote(GATHER))
      }
      expect(seen.size).toBeGreaterThan(1)
      expect(textAt(now, `${GATHER}/content`)).toBe(textAt(game, `${GATHER}/content`))
    }
  })

  it('[AS14] what stands at several places is told the same at all of them', async () => {
    for (const game of told) {
      const [begin, cause] = ['story/prologue/0', 'basics/incitingEvent']
      expect(textAt(game, cause)).toBe(textAt(game, begin))
      const plan = await planFor(game, 'Tell this differently', quote(begin))
      const by = new Map(plan.places.map(({ address, then }) => [address, then]))
      expect(by.get(begin)).toBeDefined()
      expect(by.get(cause)).toBe(by.get(begin))
    }
  })

  it('[AS14] whoever was renamed is called so in the other words, too', async () => {
    for (const game of told) {
      const summaries = game.chapters.map(({ summary }) => summary).join('\n')
      const somebody = game.npcs.find(({ name }) => summaries.includes(name)) ?? game.npcs[4]
      const old = somebody?.name ?? ''
      const renamed = await carriedOut(game, `Rename ${old} to 林 Zhu`)
      const after = await carriedOut(renamed, 'Tell chapter 1 differently')
      const texts = addressedTexts(after).map(({ text }) => text)
      expect(texts.filter((text) => text.includes(old))).toEqual([])
      expect(texts.filter((text) => text.includes('林 Zhu')).length).toBeGreaterThan(0)
    }
  })

  it('[AS14] where there is one telling, or the game is not the storyteller’s, that is said', async () => {
    const person = english.npcs[0]
    const once = await ask(english, 'Tell this differently', quote(`npcs/${person?.id}/bio`))
    expect(once.sentence).toMatch(/^I know only one way to tell .+, introduction\./)
    expect(once).toMatchObject({ kind: 'directions', directions: { length: 3 } })
    const other = await ask(sampleGame('en_US'), 'Tell the intro differently')
    expect(other.sentence).toMatch(/not in my own words any more/)
    const rewritten = {
      ...english,
      contents: english.contents.map((content) => ({
        ...content,
        nodes: content.nodes.map((node) => ({ ...node, locationId: 'loc_1' })),
      })),
    }
    expect((await ask(rewritten, '换一种说法', quote(GATHER), 'zh')).sentence).toMatch(/不是我写的/)
    expect((await ask(rewritten, '別の言い方で', quote(GATHER), 'ja')).sentence).toMatch(
      /私の書いたものではない/,
    )
  })
})
