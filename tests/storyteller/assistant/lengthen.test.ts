import { describe, expect, it } from 'vitest'
import { textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { FURTHER } from '#server/storyteller/assistant/words/further.ts'
import { ask, carriedOut, GAMES, planFor } from './asking.ts'

const [english, chinese, japanese] = GAMES as [GameSnapshot, GameSnapshot, GameSnapshot]
const told = GAMES[3] ?? english
const quote = (address: string) => [{ address, text: '' }]

describe('lengthening', () => {
  it.each<[string, GameSnapshot, string]>([
    ['Make the intro longer', english, 'basics/intro'],
    ['expand the summary of chapter 2', english, 'story/chapters/2/summary'],
    ['The intro is too short.', japanese, 'basics/intro'],
    ['Add a few sentences to the intro', chinese, 'basics/intro'],
    ['把简介写长一些', chinese, 'basics/intro'],
    ['扩写第二章的概要', english, 'story/chapters/2/summary'],
    ['简介太短了', japanese, 'basics/intro'],
    ['紹介をもっと長くして', japanese, 'basics/intro'],
    ['第2章のあらすじを詳しくして', chinese, 'story/chapters/2/summary'],
    ['紹介が短すぎる', english, 'basics/intro'],
  ])('[AS15] %s', async (request, game, address) => {
    const plan = await planFor(game, request)
    expect(plan.places.map((place) => place.address)).toEqual([address])
    const [place] = plan.places
    const [now, longer] = [place?.now ?? '', place?.then ?? '']
    expect(longer.startsWith(now)).toBe(true)
    const { ofAny } = FURTHER[game.brief.language ?? 'en_US']
    expect(ofAny.filter((sentence) => longer.includes(sentence))).toHaveLength(2)
  })

  it('[AS15] says of people and places what may be said of anybody, by their name', async () => {
    for (const game of GAMES) {
      const [person] = game.npcs
      const made = await carriedOut(game, 'lengthen this', quote(`npcs/${person?.id}`))
      const added = (made.npcs[0]?.bio ?? '').slice(person?.bio.length)
      expect(added).toContain(person?.name)
      const place = await planFor(
        game,
        'make it longer',
        quote(`locations/${game.locations[0]?.id}`),
      )
      expect(place.places.map(({ address }) => address)).toEqual([
        `locations/${game.locations[0]?.id}/description`,
      ])
    }
  })

  it('[AS15] leaves speech, riddles and tasks, and says where there is no more to say', async () => {
    const nodes = told.contents.flatMap(({ key, nodes: all }) =>
      all.map((node) => ({ ...node, at: `nodes/${key}/${node.id}` })),
    )
    const spoken = nodes.find(({ speaker }) => speaker !== 0)
    const riddle = nodes.find(({ type }) => type === 'wordGame')
    const narrated = nodes.find(({ speaker, type }) => speaker === 0 && type === 'text')
    for (const one of [spoken?.at, riddle?.at, `npcTasks/${told.npcTasks[0]?.id}`]) {
      const answer = await ask(told, 'make this longer', quote(one ?? ''))
      expect(answer.sentence).toMatch(/^I have nothing more to say in/)
    }
    expect(
      (await planFor(told, 'make this longer', quote(narrated?.at ?? ''))).places,
    ).toHaveLength(1)
    let game = english
    for (let times = 0; times < 3; times++) game = await carriedOut(game, 'Make the intro longer')
    expect(textAt(game, 'basics/intro')?.length).toBeGreaterThan(
      textAt(english, 'basics/intro')?.length ?? 0,
    )
    expect((await ask(game, 'Make the intro longer')).kind).toBe('directions')
    expect((await ask(game, '把简介写长一些', [], 'zh')).sentence).toMatch(/没有更多可写的/)
    expect((await ask(game, '紹介を長くして', [], 'ja')).sentence).toMatch(/書き足せることがもう/)
  })
})
