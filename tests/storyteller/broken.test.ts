import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { harmOf } from '#server/storyteller/reading/deed-words.ts'
import { briefOf, LANGUAGES, LENSES } from './ideas.ts'

type Told = {
  readonly event?: string
  readonly owner?: string
  readonly hero?: string
  readonly thing: string
  readonly did: string
}

/** What somebody broke for all to see: what it was for, whose it was, who plays, and how it was done. */
const BROKEN: Readonly<Record<GameLanguage, readonly (readonly [string, Told])[]>> = {
  en_US: [
    [
      "On the night before the flower show somebody smashed the champion's glass beehive, and the retired postwoman wants to know who",
      {
        event: 'the flower show',
        owner: 'the champion',
        hero: 'retired postwoman',
        thing: 'the glass beehive',
        did: 'smashed {thing}',
      },
    ],
    [
      'Who burned the baker’s recipe book on the eve of the midsummer fair?',
      {
        event: 'the midsummer fair',
        owner: 'the baker',
        hero: 'caretaker',
        thing: 'the recipe book',
        did: 'burned {thing}',
      },
    ],
    [
      'Somebody tore up the organist’s score the night before the Christmas concert',
      {
        event: 'the Christmas concert',
        owner: 'the organist',
        thing: 'the score',
        did: 'tore up {thing}',
      },
    ],
    [
      'The wedding dress was slashed',
      { thing: 'the wedding dress', did: 'cut {thing} to ribbons' },
    ],
    [
      'Someone ruined the mayor’s pumpkin pie on New Year’s Eve',
      {
        event: 'New Year’s Day',
        owner: 'the mayor',
        thing: 'the pumpkin pie',
        did: 'spoiled {thing}',
      },
    ],
  ],
  zh_CN: [
    [
      '除夕夜，巷口糖人老伯的铜锅被人砸了一个洞，卖春联的姑娘想查出是谁',
      {
        event: '大年初一',
        owner: '糖人老伯',
        hero: '卖春联的姑娘',
        thing: '铜锅',
        did: '砸穿了{thing}',
      },
    ],
    [
      '庙会前一天，绣娘的嫁衣被人剪烂了，当铺的学徒在查',
      { event: '庙会', owner: '绣娘', hero: '学徒', thing: '嫁衣', did: '剪烂了{thing}' },
    ],
    [
      '中秋前夜，戏班唯一的一件龙袍被人剪了，管箱的小徒弟要查出是谁',
      { event: '中秋', thing: '龙袍', did: '剪烂了{thing}' },
    ],
    [
      '端午前夜，龙舟的龙头被人砍了，摆渡的姑娘想知道是谁',
      { event: '端午', hero: '姑娘', thing: '龙头', did: '毁了{thing}' },
    ],
    ['花展前夜，有人砸碎了园丁的琉璃灯', { event: '花展', thing: '琉璃灯', did: '砸碎了{thing}' }],
    [
      '奶奶的老菜谱被人撕了',
      { owner: '奶奶', hero: '奶奶的家里人', thing: '老菜谱', did: '撕了{thing}' },
    ],
  ],
  ja_JP: [
    [
      '祭りの前夜、町でただひとつの大太鼓の皮が破られ、銭湯の娘が犯人をさがす',
      { event: '祭り', hero: '銭湯の娘', thing: '大太鼓', did: '{thing}の皮を破った' },
    ],
    [
      '花火師の設計図が燃やされた夜、誰が火をつけたのか、寺の小僧が調べる',
      { owner: '花火師', hero: '小僧', thing: '設計図', did: '{thing}を燃やした' },
    ],
    [
      '山の宿の名物の味噌に誰かが塩を入れて台無しにした',
      { thing: '味噌', did: '{thing}を台無しにした' },
    ],
  ],
}

/** What only sounds like it. */
const OTHERS = {
  en_US: ['A broken heart opens a bakery', 'Somebody broke the silence of the abbey'],
  zh_CN: ['一颗碎了的心开面馆', '烧饼铺来了一个客人'],
  ja_JP: ['約束が破られた村で、少女が旅に出る', '焼きたてのパンを売る猫'],
} as const

it('[PG151] a beehive of glass is told with its bees, and not as glass alone', () => {
  const words = settle(BROKEN.en_US[0]?.[0] ?? '', packOf('en_US'), '').words
  expect(words).toMatchObject({ harmDid: 'smashed {thing}' })
  expect(words.harmSeen).toContain('bees')
})

describe.each(LANGUAGES)('a case of what was openly broken, in %s', (language) => {
  const pack = packOf(language)

  it.each(BROKEN[language])(
    '[PG151] “%s” is told of its event, its owner and its thing',
    (idea, told) => {
      const { kit, words } = settle(idea, pack, '')
      expect(kit.id).toMatch(/-broken$/)
      const { did, ...nouns } = told
      expect(words).toMatchObject({ ...nouns, harmDid: did })
    },
  )

  it.each(OTHERS[language])('[PG151] “%s” is no such case', (idea) => {
    expect(settle(idea, pack, '').kit.id).not.toMatch(/-broken$/)
  })

  it('[PG151] is proved like the others, through every lens, at every length and for every age', () => {
    for (const [at, [idea]] of BROKEN[language].entries())
      for (const [lensAt, lens] of LENSES.entries()) {
        const duration = (['beginner', 'normal', 'hard', 'extreme'] as const)[(at + lensAt) % 4]
        const ageGroup = (['ADULT', 'TEEN', 'ALL'] as const)[(at + lensAt) % 3] ?? 'ALL'
        const brief = { ...briefOf(idea, language, lens), duration: duration ?? 'normal', ageGroup }
        expect(provenGame(brief).kit.id, idea).toMatch(/-broken$/)
      }
  })

  it('[PG151] every harm is told by some thing, and the last by any', () => {
    const deed = pack.deeds?.find(({ id }) => id === 'broken')
    const harms = deed?.occasion?.harms ?? []
    expect(harms.length).toBeGreaterThanOrEqual(8)
    expect(harmOf(harms, '', '')).toBe(harms.at(-1))
    expect(new Set(harms.map(({ seen }) => seen)).size).toBe(harms.length)
  })

  it('[PG151] its player is whom the idea names, and its owner one of its people', () => {
    const [[idea = '', told] = []] = BROKEN[language]
    const game = provenGame(briefOf(idea, language))
    expect(game.player.profession.toLowerCase()).toBe(told?.hero)
    const owner = (
      told?.owner ??
      packOf(language).deeds?.find(({ id }) => id === 'broken')?.occasion?.owner ??
      ''
    ).replace('the ', '')
    expect(game.npcs.map(({ occupation }) => occupation.toLowerCase())).toContain(owner)
    // told of in what happens, and not only where the idea is quoted
    const nodes = game.contents.flatMap(({ nodes }) => nodes.map(({ content }) => content)).join()
    expect(nodes).toContain(told?.event)
  })
})

/** What a broken thing could do, what whoever plays does, where, and what of. */
const DETAILS = [
  ['en_US', BROKEN.en_US[0]?.[0] ?? '', ['bees come home', 'every hand', 'watering', 'grown for']],
  [
    'zh_CN',
    '除夕夜，巷口糖人老伯的铜锅被人砸了一个洞，卖春联的姑娘想查出是谁',
    ['熬出来的糖', '家家门上是你的字', '鞭炮', '新年桌上手千双'],
  ],
  [
    'ja_JP',
    '祭りの前夜、町でただひとつの大太鼓の皮が破られ、銭湯の娘が犯人をさがす',
    ['茶に輪が立つ', 'うちの風呂', '番台', 'ひとつずつ打った'],
  ],
] as const

describe('what was broken, where, and who asks', () => {
  it.each(DETAILS)('[PG212] are told in %s as of the idea: %s', (language, idea, words) => {
    const texts = ['1', '2', '3'].map((seed) =>
      JSON.stringify(provenGame(briefOf(idea, language, `classic~${seed}`))),
    )
    for (const word of words)
      expect(
        texts.some((text) => text.includes(word)),
        word,
      ).toBe(true)
  })
})

/** In whose hand the verse is and the sum on the lock, and what is told of the trail in the end. */
const TRAIL = [
  [
    'en_US',
    /hand of the note:|one and the same hand/,
    /same hand: “|note, stands a sum/,
    /the knot/i,
  ],
  [
    'zh_CN',
    /一比，是一个人的字|条子上是一笔字/,
    /那张是一个人写的|条子上那一笔字/,
    /灯呢？|灯是我留的/,
  ],
  [
    'ja_JP',
    /同じ手である|書き置きと、同じ字/,
    /書き置きと同じ字|あの書き置きの字/,
    /灯りはなぜ|灯りのことは/,
  ],
] as const

describe('the trail of a broken thing', () => {
  it.each(TRAIL)(
    '[PG224] is one person’s in %s, and told after the reasons',
    (language, ...said) => {
      const [[idea = ''] = []] = BROKEN[language]
      const { contents } = provenGame(briefOf(idea, language))
      const texts = contents.flatMap(({ nodes }) => nodes.map(({ content }) => content))
      const at = said.map((words) => texts.flatMap((text, nth) => (words.test(text) ? [nth] : [])))
      const [verse = [], lock = [], trail = []] = at
      expect([verse.length, lock.length]).toEqual([1, 1])
      expect(trail.at(-1)).toBeGreaterThan(Math.max(...verse, ...lock))
    },
  )
})
