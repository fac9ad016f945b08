import { describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { distinctPairs, sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import { type Game, tellGame } from '#server/storyteller/builtin/telling/game.ts'
import { chineseNumber, chineseTime } from '#server/storyteller/reading/zh/numbers.ts'
import { readChineseIdea } from '#server/storyteller/reading/zh/read-idea.ts'
import { swept } from '../sweep.ts'
import { briefOf, LENSES } from './ideas.ts'

const pack = packOf('zh_CN')
const ANY_IDEA = [
  '一只猫在火星上开面包店',
  '我奶奶是个间谍',
  '钢琴调音师发现每架琴里都藏着同一个人的名字',
  '地铁站里卖糖葫芦的机器人',
]
const IDEA_OF_KIT: Readonly<Record<string, string>> = {
  train: '雨夜列车上的密室谋杀',
  teahouse: '古镇戏班的失踪案',
  library: '图书馆里有一本没有人借过的书',
  school: '中学里一封寄错的信',
  elsewhere: '我奶奶是个间谍',
}
const SEEDS = Array.from({ length: 60 }, (_, seed) => String(seed))
const UNKNOWN = { setting: '', thing: '', role: '' }

const gameOf = (idea: string, salt: string, lens: (typeof LENSES)[number] = 'classic'): Game =>
  tellGame(settle(idea, pack, salt), lens, briefOf(idea, 'zh_CN'))
const nodeTextsOf = (game: Game): string[] =>
  game.contents.flatMap((chapter) => chapter.nodes.map((node) => node.content))
const wordsOf = (idea: string): string[] =>
  [...new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(idea)]
    .map((word) => word.segment)
    .filter((word) => word.length >= 2)

describe('the Chinese pack', () => {
  it('[TL19] every kit is told soundly from sixty seeds', () => {
    for (const kit of [...pack.kits, pack.elsewhere]) {
      const idea = IDEA_OF_KIT[kit.id]
      expect(idea, `an idea for ${kit.id}`).toBeDefined()
      for (const [at, seed] of swept([...SEEDS.entries()], 6)) {
        const game = gameOf(idea ?? '', seed, LENSES[at % LENSES.length])
        expect(game.kit.id).toBe(kit.id)
        expect(faultsOf(game), `${kit.id} ${seed}`).toEqual([])
      }
    }
  }, 60_000)

  it('[TL3] an idea no kit is written for keeps its words', () => {
    for (const idea of ANY_IDEA) {
      const game = gameOf(idea, '')
      expect(game.kit.id, idea).toMatch(/^elsewhere/)
      expect(faultsOf(game), idea).toEqual([])
      const told = [
        game.elements.title,
        game.elements.intro,
        ...game.npcs.map((npc) => `${npc.bio}${npc.backstory}`),
        ...game.chapters.map((chapter) => `${chapter.title}${chapter.summary}`),
        ...nodeTextsOf(game),
      ].join('\n')
      const words = wordsOf(idea)
      const kept = words.filter((word) => told.includes(word))
      expect(kept.length, `${idea}: ${kept.join(' ')}`).toBeGreaterThanOrEqual(words.length / 2)
    }
  })

  it('[TL3] the place, the thing and the protagonist of an idea are read from its own grammar', () => {
    const read = ANY_IDEA.map((idea) => readChineseIdea(idea, UNKNOWN))
    expect(read.map(({ setting }) => setting)).toEqual([
      '火星上的面包店',
      '奶奶的老屋',
      '钢琴调音师的工作间',
      '地铁站',
    ])
    expect(read.map(({ thing }) => thing)).toEqual(['面包', '奶奶的事', '名字', '糖葫芦'])
    expect(read.map(({ role }) => role)).toEqual(['猫', '奶奶的家里人', '钢琴调音师', '机器人'])
  })

  it('[TL13] sentences do not repeat, words vary, and nothing is left open', () => {
    for (const idea of [...ANY_IDEA, ...Object.values(IDEA_OF_KIT)])
      for (const lens of LENSES) {
        const texts = nodeTextsOf(gameOf(idea, 'words', lens))
        const sentences = texts.flatMap(sentencesOf)
        expect(new Set(sentences).size / sentences.length, idea).toBeGreaterThanOrEqual(0.97)
        expect(distinctPairs(texts.join('\n'), 'zh-CN'), idea).toBeGreaterThanOrEqual(0.92)
        expect(texts.join('')).not.toMatch(/[A-Za-z\u3040-\u30ff{}]|。。|，，|的的/)
      }
  })

  it('[TL13] nobody’s words are followed by their own name and a verb of saying', () => {
    for (const idea of Object.values(IDEA_OF_KIT))
      for (const seed of SEEDS.slice(0, 12)) {
        const game = gameOf(idea, seed)
        for (const node of game.contents.flatMap((chapter) => chapter.nodes)) {
          const speaker = game.npcs.find((npc) => npc.id === node.speaker)?.name
          if (speaker) expect(node.content).not.toMatch(new RegExp(`${speaker}(?:说|道|问|答)`))
        }
      }
  })

  it('[TL1] numbers and hours are said as a Chinese speaker says them', () => {
    expect([0, 7, 10, 19, 20, 35, 100, 107, 110, 146, 188].map(chineseNumber)).toEqual([
      '零',
      '七',
      '十',
      '十九',
      '二十',
      '三十五',
      '一百',
      '一百零七',
      '一百一十',
      '一百四十六',
      '一百八十八',
    ])
    expect([1320, 1330, 1335, 1350, 1365, 1385].map(chineseTime)).toEqual([
      '十点整',
      '十点十分',
      '十点一刻',
      '十点半',
      '十点三刻',
      '十一点零五分',
    ])
  })
})
