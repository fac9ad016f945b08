import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressedTexts, textAt } from '#core/game/addresses.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { shortened, wholeSentencesOf } from '#server/storyteller/assistant/sentences.ts'
import { softened } from '#server/storyteller/assistant/softening.ts'
import { runs } from '../../sweep.ts'
import { ask, GAMES, planFor } from './asking.ts'

describe('shortening', () => {
  it('[AS4] keeps the first whole sentences, about half of a text and never less than one', () => {
    for (const game of GAMES)
      for (const { text } of addressedTexts(game)) {
        const short = shortened(text)
        expect(text.startsWith(short)).toBe(true)
        if (wholeSentencesOf(text).length < 2) expect(short).toBe(text)
        else expect(wholeSentencesOf(short).length).toBeGreaterThan(0)
      }
    expect(shortened('One here. Two here. Three here. Four here.')).toBe('One here. Two here.')
    expect(shortened('天亮了。人醒了。门开了。灯灭了。')).toBe('天亮了。人醒了。')
    expect(shortened('朝になる。人が起きる。戸が開く。灯が消える。')).toBe('朝になる。人が起きる。')
  })

  it('[AS4] keeps quoted speech whole, and abbreviations and decimals in their sentence', () => {
    expect(wholeSentencesOf('“Stay. Go.” she says. Dr. Voss left at 3.5. End')).toEqual([
      '“Stay. Go.” she says. ',
      'Dr. Voss left at 3.5. ',
      'End',
    ])
    expect(wholeSentencesOf('“别走。等等。”她说。天黑了。')).toEqual([
      '“别走。等等。”她说。',
      '天黑了。',
    ])
    expect(wholeSentencesOf('「行け。早く。」と言う。風だ。')).toEqual([
      '「行け。早く。」と言う。',
      '風だ。',
    ])
  })

  it('[AS4] loses no letter of a text between its sentences, whatever the text', () => {
    const marks = fc.constantFrom(
      '.',
      '!',
      '。',
      '“',
      '”',
      '「',
      '」',
      '\n',
      ' ',
      'a',
      '人',
      '…',
      '(',
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: marks, maxLength: 60 })), (text) => {
        expect(wholeSentencesOf(text).join('')).toBe(text)
      }),
      { numRuns: runs(300) },
    )
  })

  it('[AS4] is asked for in three languages, and leaves riddles and single sentences alone', async () => {
    const game = sampleGame('en_US')
    for (const request of [
      'make the intro shorter',
      'the intro is too long',
      '缩短简介',
      '紹介を短くして',
    ]) {
      const plan = await planFor(game, request)
      expect(
        plan.places.map(({ address }) => address),
        request,
      ).toEqual(['basics/intro'])
    }
    const quotes = [{ address: 'story/chapters/1/summary', text: '' }]
    for (const request of ['shorten this', '把这段缩短一些', 'これを短くして'])
      expect((await planFor(game, request, quotes)).places[0]?.title).toBe('Chapter 1, summary')
    const riddle = await ask(game, 'shorten this', [{ address: 'nodes/chapter_1/4', text: '' }])
    expect(riddle.sentence).toMatch(/part of a riddle/)
  })

  it('[AS4] softens by a small list of words in each language, and says where there are none', async () => {
    expect(softened('A corpse. The Horror! corpses, horrorshow')).toBe(
      'A body. The Shock! bodies, horrorshow',
    )
    expect(softened('一具尸体，一声尖叫。')).toBe('一具遗体，一声叫喊。')
    expect(softened('死体と悲鳴。')).toBe('遺体と叫び声。')
    const game = sampleGame('en_US')
    const harsh = {
      ...game,
      chapters: game.chapters.map((chapter) => ({ ...chapter, summary: 'A corpse in terror.' })),
    }
    for (const request of ['soften chapter 1', '让第一章柔和一些', '第一章をやわらかくして']) {
      const plan = await planFor(harsh, request)
      expect(plan.places[0]?.then, request).toBe('A body in fear.')
      expect(textAt(game, plan.places[0]?.address ?? '')).toBeDefined()
      expect((await ask(game, request)).kind).toBe('directions')
    }
  })
})
