import { describe, expect, it } from 'vitest'
import { withText } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { Analysis, Quoted } from '#server/storyteller/assistant-port.ts'
import { ask, GAMES, planFor } from './asking.ts'
import { plotGame } from './translating.ts'

const english = plotGame('en_US')
const quote = (address: string): Quoted[] => [{ address, text: '' }]
const NODE = 'nodes/chapter_1/1001'

/** A refusal in one sentence, with three things that can be done, each a plan as it stands. */
async function expectRefusal(
  game: GameSnapshot,
  answer: Analysis,
  sentence: RegExp,
  language: 'en' | 'zh' | 'ja' = 'en',
): Promise<void> {
  expect(answer.sentence).toMatch(sentence)
  if (answer.kind === 'plan') throw new Error('a plan')
  expect(answer.directions).toHaveLength(3)
  for (const { request } of answer.directions) await planFor(game, request, [], language)
}

describe('what is not told in another language', () => {
  it.each([
    [
      'Translate this into Japanese',
      'en',
      /each language for itself, so I have no Japanese for it/,
    ],
    ['把这段翻译成日文', 'zh', /各讲各的，所以没有对应的日文/],
    ['この部分を中国語に訳して', 'ja', /言語ごとに別々に語っている/],
  ] as const)('[AS21] a mystery: %s', async (request, language, sentence) => {
    const mystery = GAMES[3] as GameSnapshot
    const answer = await ask(mystery, request, quote('nodes/chapter_1/110/content'), language)
    await expectRefusal(mystery, answer, sentence, language)
  })

  it('[AS21] a game that is not the storyteller’s', async () => {
    const sample = GAMES[0] as GameSnapshot
    const answer = await ask(sample, 'Translate the intro into Japanese')
    await expectRefusal(sample, answer, /each language for itself/)
  })

  it.each([
    ['Translate this into Chinese', 'en', /is not in my own words any more/],
    ['把这段翻译成中文', 'zh', /已经不是我写的/],
    ['この部分を中国語に訳して', 'ja', /もう私の書いた文ではない/],
  ] as const)('[AS21] what was written by hand: %s', async (request, language, sentence) => {
    const address = `${NODE}/content`
    const game = withText(english, address, 'Nobody came that day.') ?? english
    await expectRefusal(
      game,
      await ask(game, request, quote(address), language),
      sentence,
      language,
    )
    // and the rest of its chapter is told, without it
    const plan = await planFor(game, 'Translate chapter 1 into Chinese')
    expect(plan.places.map((place) => place.address)).not.toContain(address)
    expect(plan.sentence).toMatch(/stays? as/)
  })

  it('[AS21] a node that was made since, while the others are', async () => {
    const [first, ...others] = english.contents
    const [node] = first?.nodes ?? []
    if (first === undefined || node === undefined) throw new Error('no node')
    const made = { ...node, id: 1999, content: 'A new door.', options: [] }
    const game = { ...english, contents: [{ ...first, nodes: [...first.nodes, made] }, ...others] }
    const address = `nodes/${first.key}/1999`
    const answer = await ask(game, 'Translate this into Japanese', quote(address))
    await expectRefusal(game, answer, /is not in my own words any more/)
    const { places } = await planFor(game, 'Translate chapter 1 into Japanese')
    expect(places.length).toBeGreaterThan(30)
    expect(places.some((place) => place.address.startsWith(address))).toBe(false)
  })

  it('[AS21] a name, and a game with letters', async () => {
    const name = await ask(english, 'Translate this into Japanese', quote('npcs/1/name'))
    await expectRefusal(english, name, /in one language alone/)
    const letters = await ask(english, 'Translate this into Japanese', quote('story/prologue/0'))
    await expectRefusal(english, letters, /in one language alone/)
  })

  it('[AS21] the whole game at once, or a language no story is told in', async () => {
    const whole = await ask(english, 'Translate the game into Chinese')
    await expectRefusal(english, whole, /one part at a time/)
    for (const request of ['Translate this card', 'Translate this card into French']) {
      const answer = await ask(english, request, quote('player'))
      await expectRefusal(english, answer, /English, Chinese and Japanese/)
    }
    const same = await ask(english, 'Translate this into English', quote('player'))
    await expectRefusal(english, same, /says so already/)
  })
})
