import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { carriedOut, edited, editsFor, planFor } from './asking.ts'
import { plotGame } from './translating.ts'

const [english, chinese, japanese] = [plotGame('en_US'), plotGame('zh_CN'), plotGame('ja_JP')]
const quote = (address: string, text = '') => [{ address, text }]
const NAMES = /^(?:npcs\/[^/]+|player)\/name$/
const HAN = /\p{sc=Han}/u
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u

describe('a part in another language', () => {
  it.each<[string, GameSnapshot, RegExp, RegExp | undefined]>([
    ['translate this into Chinese', english, HAN, KANA],
    ['Put this into Japanese', english, KANA, undefined],
    ['把这段翻译成日文', english, KANA, undefined],
    ['この部分を中国語に訳して', english, HAN, KANA],
    ['translate this into Japanese', chinese, KANA, undefined],
    ['把这段翻译成英文', chinese, /[a-z]{3}/, HAN],
    ['この部分を英語に訳して', japanese, /[a-z]{3}/, KANA],
    ['Translate this into Chinese, please', japanese, HAN, KANA],
  ])('[AS18] a passage: %s', async (request, game, script, no) => {
    // names are kept as they are
    const called = game.npcs.flatMap(({ name }) => name?.split(' ').map((one) => one.slice(0, 2)))
    const passage = addressedTexts(game).find(
      ({ address, text }) =>
        address.endsWith('/reply') &&
        text.length > 8 &&
        !called.some((one) => one !== undefined && text.includes(one)),
    )
    const address = passage?.address ?? ''
    const { places } = await planFor(game, request, quote(address, passage?.text.slice(0, 5)))
    const place = places.find((one) => one.address === address)
    expect(place?.now).toBe(passage?.text)
    expect(place?.then).toMatch(script)
    if (no !== undefined) expect(place?.then).not.toMatch(no)
  })

  it.each(
    [english, chinese, japanese].flatMap((game) => game.npcs.map(({ id }) => [game, id] as const)),
  )('[AS18] a card, without the name of whoever it is', async (game, id) => {
    const to = game === english ? 'Japanese' : 'English'
    const { places } = await planFor(game, `Translate this card into ${to}`, quote(`npcs/${id}`))
    expect(places.length).toBeGreaterThan(1)
    expect(places.filter(({ address }) => !address.startsWith(`npcs/${id}/`))).toEqual([])
    expect(places.filter(({ address }) => NAMES.test(address))).toEqual([])
    const bio = places.find(({ address }) => address.endsWith('/bio'))
    const name = game.npcs.find((npc) => npc.id === id)?.name ?? ''
    expect(bio?.then ?? name).toContain(name)
  })

  it('[AS18] a chapter by its number, with its nodes, and its tasks wherever they are told', async () => {
    const plan = await planFor(english, 'Translate chapter 2 into Chinese')
    const addresses = plan.places.map(({ address }) => address)
    expect(addresses).toContain('story/chapters/2/title')
    expect(addresses.filter((one) => one.startsWith('nodes/chapter_2/')).length).toBeGreaterThan(30)
    const after = edited(english, await editsFor(english, plan))
    const copies = taskCopies(after).filter(({ task }) => task.chapterIndex === 2)
    for (const { task } of copies)
      for (const other of copies.filter((one) => one.task.id === task.id))
        expect(other.task.target).toBe(task.target)
    expect(copies.some(({ task }) => HAN.test(task.target))).toBe(true)
  })

  it('[AS18] where no language is named it is the one the creator works in', async () => {
    const { places } = await planFor(english, 'Translate the theme', [], 'ja')
    expect(places.map(({ address }) => address)).toEqual(['basics/theme'])
    expect(places[0]?.then).toMatch(KANA)
  })

  it.each([
    [english, 'Chinese', '水野 Zhu'],
    [chinese, 'Japanese', 'Marta Lind'],
    [japanese, 'English', 'Marta Lind'],
  ] as const)(
    '[AS18] whoever was renamed is called so in the other language, too',
    async (game, language, to) => {
      for (const { id, name } of game.npcs) {
        const renamed = await carriedOut(game, `Rename ${name} to ${to}`)
        const request = `Translate this card into ${language}`
        const { places } = await planFor(renamed, request, quote(`npcs/${id}`))
        expect(places.filter(({ then }) => then.includes(name))).toEqual([])
        const bio = places.find(({ address }) => address.endsWith('/bio'))
        expect(bio?.then ?? to).toContain(to)
      }
    },
  )
})
