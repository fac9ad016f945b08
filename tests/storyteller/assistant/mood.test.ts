import { describe, expect, it } from 'vitest'
import { textAt } from '#core/game/addresses.ts'
import { ask, carriedOut, GAMES, planFor } from './asking.ts'

const REQUESTS = {
  en_US: 'Make this chapter darker and give it a new title.',
  zh_CN: '把这一章写得更阴暗，并换一个新标题。',
  ja_JP: 'この章をもっと暗くして、新しい題名にしてください。',
} as const
const [english, chinese, japanese] = GAMES as readonly [
  (typeof GAMES)[0],
  (typeof GAMES)[0],
  (typeof GAMES)[0],
]

describe('another mood, another title', () => {
  it('[AS13] of a quoted chapter changes its title and its summary, in the language of the game', async () => {
    for (const game of GAMES) {
      const [chapter] = game.chapters
      if (chapter === undefined) throw new Error('a game without chapters')
      const address = `story/chapters/${chapter.id}`
      const request = REQUESTS[game.brief.language ?? 'en_US']
      const plan = await planFor(game, request, [{ address, text: chapter.summary }])
      expect(plan.places.map((place) => place.address)).toEqual([
        `${address}/title`,
        `${address}/summary`,
      ])
      const after = await carriedOut(game, request, [{ address, text: chapter.summary }])
      const title = textAt(after, `${address}/title`) ?? ''
      const summary = textAt(after, `${address}/summary`) ?? ''
      expect(title).not.toBe(chapter.title)
      expect(game.chapters.map((one) => one.title)).not.toContain(title)
      expect(summary.startsWith(chapter.summary)).toBe(true)
      expect(summary.length).toBeGreaterThan(chapter.summary.length)
      const isEastern = /[\p{sc=Han}\p{sc=Hira}]/u.test(summary.slice(chapter.summary.length))
      expect(isEastern).toBe(game.brief.language !== 'en_US')
    }
  })

  it('[AS13] of words quoted in a chapter changes the title of that chapter', async () => {
    for (const game of GAMES) {
      const [, chapter] = game.chapters
      if (chapter === undefined) throw new Error('a game of one chapter')
      const address = `story/chapters/${chapter.id}`
      const quote = { address: `${address}/summary`, text: chapter.summary.slice(0, 20) }
      const plan = await planFor(game, REQUESTS[game.brief.language ?? 'en_US'], [quote])
      expect(plan.places.map((place) => place.address)).toContain(`${address}/title`)
    }
  })

  it.each<[string, (typeof GAMES)[0], readonly string[]]>([
    ['Make chapter 2 lighter', english, ['story/chapters/2/summary']],
    ['Make the intro darker', english, ['basics/intro']],
    ['Give chapter 1 another title', english, ['story/chapters/1/title']],
    ['把第二章写得更温暖', chinese, ['story/chapters/2/summary']],
    ['给第一章换个新标题', chinese, ['story/chapters/1/title']],
    ['第2章をもっと明るくして', japanese, ['story/chapters/2/summary']],
    ['第1章に別の題名をつけて', japanese, ['story/chapters/1/title']],
  ])('[AS13] %s', async (request, game, addresses) => {
    const plan = await planFor(game, request)
    expect(plan.places.map(({ address }) => address)).toEqual(addresses)
    for (const { now, then } of plan.places) expect(then).not.toBe(now)
  })

  it('[AS13] one mood takes the place of the other, and a text that is as dark as can be is left', async () => {
    const quote = { address: 'story/chapters/1', text: '' }
    const summary = (game: (typeof GAMES)[0]) => textAt(game, 'story/chapters/1/summary') ?? ''
    const darker = await carriedOut(english, 'Make it darker', [quote])
    const lighter = await carriedOut(darker, 'Make it lighter', [quote])
    const added = summary(darker).slice(summary(english).length).trim()
    expect(added).not.toBe('')
    expect(summary(lighter)).not.toContain(added)
    let game = english
    for (let times = 0; times < 6; times++) game = await carriedOut(game, 'Make it darker', [quote])
    expect((await ask(game, 'Make it darker', [quote])).kind).toBe('directions')
  })

  it('[AS13] words that are given are taken as they are', async () => {
    const plan = await planFor(english, 'Change the title of chapter 1 to “A New Title”')
    expect(plan.places.map(({ then }) => then)).toEqual(['A New Title'])
  })
})
