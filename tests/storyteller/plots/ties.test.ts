import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { textsBeside } from '#server/storyteller/engine/story-of.ts'
import { toldOf } from './hero-told.ts'

const SEEDS = ['a', 'b', 'c', 'd'] as const

type Tied = readonly [
  idea: string,
  language: GameLanguage,
  plot: string,
  role: string,
  relation: string,
  sexes: readonly ['female' | 'male' | null, 'female' | 'male' | null],
  older: readonly [least: number, most: number],
]

/** Who plays the other one, of which sexes the two are, and how much older the other one is. */
const TIED: readonly Tied[] = [
  [
    'Two brothers\u2019 bakeries stand on one square and only one can win the bread contest',
    ...(['en_US', 'contest-fair', 'rival', 'sibling', ['male', 'male'], [-5, 5]] as const),
  ],
  [
    'A divorced couple, parted twenty years ago, must write one letter together',
    ...(['en_US', 'relationship-notes', 'other', 'formerSpouse', [null, null], [-6, 6]] as const),
  ],
  [
    'A father and his son row a tub to the island where the mother went',
    ...(['en_US', 'journey-parcel', 'companion', 'child', ['male', 'male'], [-36, -22]] as const),
  ],
  [
    'A mother and her daughter meet at a wedding after fifteen years',
    ...(['en_US', 'relationship-counter', 'other', 'child', ['female', 'female']] as const),
    [-36, -22],
  ],
  [
    'A husband and wife run the last cinema and quarrel about a film',
    ...(['en_US', 'relationship-notes', 'other', 'spouse', ['male', 'female'], [-6, 6]] as const),
  ],
  [
    'A baker and her old rival share one oven',
    ...(['en_US', 'contest-fair', 'rival', 'rival', ['female', null], [-6, 6]] as const),
  ],
  [
    'A grandson and his grandfather are locked in a museum',
    ...(['en_US', 'escape-bar', 'other', 'grandparent', ['male', 'male'], [44, 60]] as const),
  ],
  [
    '离婚二十年的夫妻要为女儿排一张座位表',
    ...(['zh_CN', 'relationship-notes', 'other', 'formerSpouse', [null, null], [-6, 6]] as const),
  ],
  [
    '离家十五年的儿子回到渡口，父亲不认他',
    ...(['zh_CN', 'relationship-counter', 'other', 'parent', ['male', 'male'], [22, 36]] as const),
  ],
  [
    '父亲和女儿三十年没说话，如今要修一座钟',
    ...(['zh_CN', 'relationship-notes', 'other', 'child', ['male', 'female'], [-36, -22]] as const),
  ],
  [
    '两家兄弟的面包店在一条街上打擂台',
    ...(['zh_CN', 'contest-fair', 'rival', 'sibling', ['male', 'male'], [-5, 5]] as const),
  ],
  [
    '一个厨子和他的老对手抢一口锅',
    ...(['zh_CN', 'contest-fair', 'rival', 'rival', ['male', null], [-6, 6]] as const),
  ],
  [
    '师兄弟二十年不说话，要合演一出戏',
    ...(['zh_CN', 'relationship-notes', 'other', 'friend', ['male', 'male'], [-6, 6]] as const),
  ],
  [
    '一对夫妻困在客车里，外面刮着沙暴',
    ...(['zh_CN', 'survival-light', 'walker', 'spouse', [null, null], [-6, 6]] as const),
  ],
  [
    '二十年前に離婚した夫婦が、娘の結婚式の席次を一緒に決める',
    ...(['ja_JP', 'relationship-notes', 'other', 'formerSpouse', [null, null], [-6, 6]] as const),
  ],
  [
    '父と息子が十五年ぶりに駅で会う',
    ...(['ja_JP', 'relationship-counter', 'other', 'child', ['male', 'male'], [-36, -22]] as const),
  ],
  [
    'パン屋の兄弟が、パン大会で腕を競う',
    ...(['ja_JP', 'contest-fair', 'rival', 'sibling', ['male', 'male'], [-5, 5]] as const),
  ],
  [
    '母と娘が三年口をきかずに旅館を営む',
    ...(['ja_JP', 'relationship-notes', 'other', 'child', ['female', 'female']] as const),
    [-36, -22],
  ],
  [
    '祖父と孫が旅に出る',
    ...(['ja_JP', 'journey-pegs', 'mate', 'grandchild', ['male', null], [-60, -44]] as const),
  ],
  [
    '八年ぶりに帰ってきた兄と、旅館を継いだ妹が、最後の一夜をすごす',
    ...(['ja_JP', 'relationship-notes', 'other', 'sibling', ['male', 'female'], [-5, 5]] as const),
  ],
  [
    '向かいあう二軒のパン屋の娘が、港の朝市でクロワッサンの腕をきそう',
    ...(['ja_JP', 'contest-fair', 'rival', 'rival', ['female', null], [-6, 6]] as const),
  ],
  [
    '料理人が、長年のライバルと鍋を争う',
    ...(['ja_JP', 'contest-fair', 'rival', 'rival', [null, null], [-6, 6]] as const),
  ],
]

const COUPLES = new Set(['spouse', 'formerSpouse'])

describe('whom an idea ties to its player', () => {
  it.each([
    ['八年ぶりに帰ってきた兄と、旅館を継いだ妹が、最後の一夜をすごす', 'ja_JP', -1],
    ['妹と姉が一台のピアノをめぐって争う', 'ja_JP', 1],
    ['哥哥和妹妹十年没说话，如今要修一座钟', 'zh_CN', -1],
  ] as const)(
    '[PG85] is younger or older as the word for them says: %s',
    (idea, language, older) => {
      for (const seed of SEEDS) {
        const { game, player } = toldOf(idea, language, 'relationship-notes', seed)
        const other = game.cast.find(({ role }) => role === 'other')
        expect(Math.sign((other?.years ?? 0) - Number(player.age)), seed).toBe(older)
      }
    },
  )

  it.each([
    ['Two brothers race their boats', 'en_US', 'contest-match', 'other'],
    ['父と息子が十五年ぶりに駅で会う', 'ja_JP', 'relationship-counter', 'other'],
  ] as const)(
    '[PG85] is called by the given name where both have one family name: %s',
    (idea, language, plot, role) => {
      const { game, player } = toldOf(idea, language, plot)
      const other = game.cast.find((one) => one.role === role)
      expect(player.name).toContain(other?.family)
      expect(other?.short).not.toContain(other?.family)
      expect(other?.full).toContain(other?.short)
      expect(other?.call).toBe(other?.short)
      const rival = toldOf('A baker and her old rival share one oven', 'en_US', 'contest-fair').game
        .cast
      expect(rival.find(({ bond }) => bond === 'kin')?.short).toBe(
        rival.find(({ bond }) => bond === 'kin')?.family,
      )
    },
  )

  it.each(TIED)(
    '[PG85] has the part for it, of the sex and the generation that it says: %s',
    (idea, language, plot, role, relation, [own, sex], [least, most]) => {
      for (const seed of SEEDS) {
        const { game, player, cards } = toldOf(idea, language, plot, seed)
        const other = game.cast.find((one) => one.role === role)
        expect(game.hero.tie?.relation).toBe(relation)
        expect(other?.bond).toBe('kin')
        if (sex !== null) expect(other?.sex).toBe(sex)
        if (own !== null) expect(player.gender).toBe(packOf(language).sexLabel[own])
        const older = (other?.years ?? 0) - Number(player.age)
        expect(older).toBeGreaterThanOrEqual(least)
        expect(older).toBeLessThanOrEqual(most)
        const told = game.teller.tell('{kin}').text
        expect(told).toContain(other?.full)
        expect(textsBeside(game)).toContain(told)
        // the card has named them before
        const what = told.slice(told.indexOf(other?.full ?? '') + (other?.full.length ?? 0))
        const card = cards.find(({ id }) => id === other?.id)?.bio
        expect(card).toContain(what.replace(/^は、?/, ''))
      }
    },
  )

  it.each(TIED.filter(([, , , , relation]) => COUPLES.has(relation)))(
    '[PG85] is the one where the player is the other of a couple: %s',
    (idea, language, plot, role) => {
      const { sexLabel } = packOf(language)
      for (const seed of SEEDS) {
        const { game, player } = toldOf(idea, language, plot, seed)
        const other = game.cast.find((one) => one.role === role)
        expect([sexLabel.female, sexLabel.male]).toContain(player.gender)
        expect(player.gender).not.toBe(sexLabel[other?.sex ?? 'any'])
      }
    },
  )

  it.each([
    [
      'A granddaughter carries a cherry branch over the hills for her blind grandmother',
      'en_US',
      'grandmother',
    ],
    ['A grandson bakes a cake for his grandfather', 'en_US', 'grandfather'],
    ['孙女为失明的奶奶送一枝樱花', 'zh_CN', '奶奶'],
    ['孫が、目の見えない祖母のために桜の枝を届ける', 'ja_JP', '祖母'],
  ] as const)('[PG85] is told of where all is done for them: %s', (idea, language, whom) => {
    const { game, player } = toldOf(idea, language, 'journey-parcel')
    const told = game.teller.tell('{kin}').text
    expect(told).toContain(whom)
    expect(textsBeside(game)).toContain(told)
    expect(player.backstory).toContain(told)
    expect(game.cast.every(({ bond }) => bond === null)).toBe(true)
  })

  it('[PG85] does not help to take what is theirs, and a couple of thieves is not married', () => {
    const from = toldOf('A tailor steals a coat back from his ex-wife', 'en_US', 'heist-supper')
    expect(from.game.cast.every(({ bond }) => bond === null)).toBe(true)
    const thieves = toldOf('A couple of thieves steal a bell', 'en_US', 'heist-supper')
    expect(thieves.game.hero.tie).toBeNull()
  })

  it('[PG85] a Chinese wife has her own family name, and a Japanese one that of her husband', () => {
    const zh = toldOf('一对夫妻合开一家茶馆', 'zh_CN', 'relationship-notes')
    const ja = toldOf('夫婦が古い映画館をたたむ', 'ja_JP', 'relationship-notes')
    const familyOf = ({ game }: typeof zh) => game.cast.find(({ bond }) => bond === 'kin')?.family
    expect(zh.player.name.startsWith(familyOf(zh) ?? '')).toBe(false)
    expect(ja.player.name.startsWith(familyOf(ja) ?? '-')).toBe(true)
  })
})
