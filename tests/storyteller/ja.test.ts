import { describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { distinctPairs } from '#server/storyteller/builtin/proof/text-faults.ts'
import { type Game, tellGame } from '#server/storyteller/builtin/telling/game.ts'
import { swept } from '../sweep.ts'
import { briefOf } from './ideas.ts'

const pack = packOf('ja_JP')
const ANY_IDEA = [
  '猫が火星でパン屋を開く',
  '祖母はスパイだった',
  'ピアノ調律師がすべてのピアノの中に同じ名前を見つける',
  '海の底の郵便局に届いた宛名のない手紙',
]
/** An idea for each kit; the last two are stories of any idea. */
const KITS = [
  ['library', '図書館の司書が消えた'],
  ['night-train', '寝台列車の密室から車掌が消えた'],
  ['inn', '山奥の旅館から女将が消えた'],
  ['school', '夜の学校から先生が消えた'],
  ['elsewhere', '祖母はスパイだった'],
  ['heirs', 'くじらが空を泳ぐ夏'],
] as const
const SEEDS = Array.from({ length: 60 }, (_, seed) => String(seed))

const gameOf = (idea: string, salt: string, lens: 'classic' | 'uncanny' = 'classic'): Game =>
  tellGame(settle(idea, pack, salt), lens, briefOf(idea, 'ja_JP'))
const nodeTextsOf = (game: Game): string[] =>
  game.contents.flatMap((chapter) => chapter.nodes.map((node) => node.content))
const wordsOf = (idea: string): string[] =>
  [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(idea)]
    .map((word) => word.segment)
    .filter((word) => word.length >= 2 && !/^[\u3040-\u309f]+$/.test(word))

describe('the Japanese pack', () => {
  it('[TL19] every kit is told soundly from sixty seeds', () => {
    expect(
      pack.kits.map((kit) => kit.id).filter((id) => !KITS.some(([kit]) => kit === id)),
    ).toEqual([])
    for (const [kit, idea] of KITS)
      for (const seed of swept(SEEDS, 6)) {
        const game = gameOf(idea, seed)
        expect(game.kit.id, idea).toBe(kit)
        expect(faultsOf(game), `${kit} ${seed}`).toEqual([])
      }
  }, 30_000)

  it('[TL3] an idea no kit was written for keeps its words, in the names of the place, the people and the title', () => {
    for (const idea of ANY_IDEA) {
      const game = gameOf(idea, '')
      expect(faultsOf(game), idea).toEqual([])
      const read = JSON.stringify([game.elements, game.npcs, nodeTextsOf(game)])
      const kept = wordsOf(idea).filter((word) => read.includes(word))
      expect(kept, idea).toEqual(wordsOf(idea))
    }
  })

  it('[TL3] the place, the protagonist and the precious thing are read from the grammar of the idea', () => {
    const read = (idea: string) => settle(idea, pack, '').words
    expect(read('猫が火星でパン屋を開く')).toMatchObject({
      setting: '火星のパン屋',
      role: '猫',
      epithet: '火星でパン屋を開く猫',
    })
    expect(read('海の底の郵便局に届いた宛名のない手紙')).toMatchObject({
      setting: '海の底の郵便局',
      role: '局長',
      thing: '宛名のない手紙',
    })
    expect(read('祖母はスパイだった')).toMatchObject({
      setting: '祖母の家',
      epithet: 'スパイだった祖母',
    })
    expect(read('町でただひとつの大太鼓の皮が破られ、銭湯の娘が犯人をさがす')).toMatchObject({
      setting: '町の銭湯',
      backroom: '釜場',
      hero: '銭湯の娘',
      thing: '大太鼓',
    })
    expect(read('記憶を売る店')).toMatchObject({ setting: '記憶を売る店', role: '店主' })
  })

  it('[TL13] people speak in their own node without being named as the speaker, and words do not go round in circles', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const game = gameOf('猫が火星でパン屋を開く', seed, 'uncanny')
      const names = new Map(game.npcs.map((npc) => [npc.id, npc.name.slice(0, 2)]))
      for (const node of game.contents.flatMap((chapter) => chapter.nodes)) {
        const name = names.get(node.speaker)
        if (name !== undefined)
          expect(node.content, node.content).not.toMatch(
            new RegExp(`」と${name}|${name}さん(?:は|が)言`),
          )
      }
      expect(distinctPairs(nodeTextsOf(game).join('\n'), 'ja-JP')).toBeGreaterThan(0.85)
    }
  })

  it('[TL13] an idea typed in another language is told in Japanese alone', () => {
    for (const idea of [
      'A lighthouse keeper finds letters from the future',
      '雨夜列车上的密室谋杀',
    ])
      expect(nodeTextsOf(gameOf(idea, '')).join(''), idea).not.toMatch(/[A-Za-z]{2,}/)
  })
})
