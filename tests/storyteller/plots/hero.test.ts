import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { textsBeside } from '#server/storyteller/engine/story-of.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { toldOf } from './hero-told.ts'
import { contentOf, partOf } from './telling.ts'

describe('somebody whom every text would contradict', () => {
  it.each([
    ['A deaf postwoman carries a lantern', 'en_US', 'stand-in for the deaf postwoman'],
    ['A girl in a wheelchair carries a letter', 'en_US', 'stand-in for the girl in a wheelchair'],
    [
      'A postwoman with one arm carries a letter',
      'en_US',
      'stand-in for the postwoman with one arm',
    ],
    ['失聪的邮差要送一盏灯', 'zh_CN', '替失聪的邮差跑腿的'],
    ['坐轮椅的女孩想送一封信', 'zh_CN', '替坐轮椅的女孩跑腿的'],
    ['耳の聞こえない郵便配達人が手紙を届ける', 'ja_JP', '耳の聞こえない郵便配達人の名代'],
    ['口のきけない少年が手紙を届ける', 'ja_JP', '口のきけない少年の名代'],
  ] as const)('[PG63] is stood in for: %s', (idea, language, hero) => {
    const { words } = toldOf(idea, language, 'journey-parcel')
    expect(words.hero).toContain(hero)
  })

  it.each([
    ['A postwoman with a deaf ear for gossip carries a blind letter', 'en_US'],
    ['邮差要送一个盲盒', 'zh_CN'],
    ['郵便配達人が目の見えない猫を届ける', 'ja_JP'],
  ] as const)('[PG63] is nobody else: %s', (idea, language) => {
    expect(partOf(idea, language).standsFor).toBe('')
  })
})

describe('who plays', () => {
  it.each([
    ['Three grandmothers steal back their quilt', 'en_US', 'female', 60, 90],
    ['A nine-year-old girl hides a letter', 'en_US', 'female', 9, 9],
    ['A boy of twelve hides a letter', 'en_US', 'male', 12, 12],
    ['A man of sixty hides a letter', 'en_US', 'male', 60, 60],
    ['A postwoman, aged thirty-one, hides a letter', 'en_US', 'female', 31, 31],
    ['A mother of nine hides a letter', 'en_US', 'female', 36, 52],
    ['三位奶奶偷回自己的被子', 'zh_CN', 'female', 60, 90],
    ['七岁的男孩藏起一封信', 'zh_CN', 'male', 7, 7],
    ['卖花的姑娘藏起一封信', 'zh_CN', 'female', 18, 25],
    ['三人のおばあさんが布団を盗み返す', 'ja_JP', 'female', 60, 90],
    ['九歳の少年が手紙を隠す', 'ja_JP', 'male', 9, 9],
  ] as const)(
    '[PG64] is of the sex and the age that is said: %s',
    (idea, language, sex, least, most) => {
      const { player } = toldOf(idea, language, 'heist-return')
      expect(player.gender).toBe(packOf(language).sexLabel[sex])
      expect(Number(player.age)).toBeGreaterThanOrEqual(least)
      expect(Number(player.age)).toBeLessThanOrEqual(most)
    },
  )

  it.each([
    ["The tailor's granddaughter sews a dress", 'en_US', 20, 28],
    ['A father rows a tub to the island', 'en_US', 36, 52],
    ['守塔人的女儿卖掉了嗓子', 'zh_CN', 20, 28],
    ['灯台守の娘が声を売る', 'ja_JP', 20, 28],
  ] as const)(
    '[PG64] is of an age for what they are to others: %s',
    (idea, language, least, most) => {
      const age = Number(toldOf(idea, language, 'contest-fair').player.age)
      expect(age).toBeGreaterThanOrEqual(least)
      expect(age).toBeLessThanOrEqual(most)
    },
  )

  it('[PG64] is as old as is said in years, whoever their kin are', () => {
    const idea = 'A boy of twelve carries his grandfather’s lantern over the pass'
    expect(toldOf(idea, 'en_US', 'journey-parcel').player.age).toBe('12')
  })

  it.each([
    ['A nine-year-old girl finds a letter', 'en_US', 'two years'],
    ['九岁的女孩找到一封信', 'zh_CN', '两年'],
    ['九歳の少女が手紙を見つける', 'ja_JP', '二年'],
  ] as const)(
    '[PG66] has missed nobody for longer than a child can: %s',
    (idea, language, years) => {
      const { game } = toldOf(idea, language, 'relationship-notes')
      const told = game.nodes.map(({ text }) => text).join()
      expect(told).toContain(years)
      expect(told).not.toContain(contentOf(language).idea.years)
    },
  )

  const SISTERS = [
    ['Two sisters who have not spoken for ten years inherit one piano', 'en_US', 'ten years'],
    ['十年没说话的两姐妹继承了一架钢琴', 'zh_CN', '十年'],
    ['十年口をきいていない姉妹が一台のピアノを相続する', 'ja_JP', '十年'],
  ] as const
  it.each(SISTERS)('[PG65] has a sister who can be one: %s', (idea, language) => {
    for (const id of ['relationship-counter', 'relationship-notes'])
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { game, player } = toldOf(idea, language, id, seed)
        const sister = game.cast.find(({ role }) => role === 'other')
        expect(sister?.sex).toBe('female')
        expect(player.name).toContain(sister?.family)
        expect(Math.abs(Number(player.age) - (sister?.years ?? 0))).toBeLessThanOrEqual(5)
        expect(textsBeside(game).some((text) => text === game.teller.tell('{kin}').text)).toBe(true)
        expect(game.teller.tell('{kin}').text).toContain(sister?.full)
      }
  })

  it.each([
    [
      'A retired lighthouse keeper finds that her twin sister has answered her letters',
      'en_US',
      'female',
      'two sisters',
    ],
    ['一个守塔人发现她的妹妹替她回了三十年的信', 'zh_CN', 'female', '姐妹俩'],
    ['灯台守が、彼女の妹の書いた手紙を見つける', 'ja_JP', 'female', 'ふたりの姉妹'],
    ['A baker quarrels with his older brother about a letter', 'en_US', 'male', 'two brothers'],
  ] as const)(
    '[PG65] has the sister or brother an idea gives them: %s',
    (idea, language, sex, said) => {
      const { game, player, words } = toldOf(idea, language, 'relationship-notes')
      const other = game.cast.find(({ role }) => role === 'other')
      expect(other?.sex).toBe(sex)
      expect(words.kin).toContain(said)
      expect(player.name).toContain(other?.family)
    },
  )

  it('[PG64] who has retired is of an age, and whose daughter somebody is says none', () => {
    const ageOf = (idea: string) => heroOf(readTyped(idea, 'zh')).age
    expect(ageOf('四个退休的杂技演员拿回一面锣')).toEqual([66, 79])
    expect(ageOf('杂技演员拿回一面锣')).toBeNull()
    expect(ageOf('爷爷的徒弟拿回一面锣')).toEqual([20, 28])
  })

  it('[PG64] is of the sex an idea speaks of, and of several nobody is', () => {
    const sexOf = (idea: string) => heroOf(readTyped(idea, 'en')).sex
    expect(sexOf('A tuner loses her fork')).toBe('female')
    expect(sexOf('A tuner finds the fork that he has lost')).toBe('male')
    expect(sexOf('A tuner loses a fork')).toBeNull()
    expect(sexOf('Two tuners lose her fork')).toBeNull()
  })

  it.each([
    ['离家十五年的儿子回来', ''],
    ['十五个儿子回来', '十五个儿子'],
    ['五个采茶人困在阁楼上', '五个采茶人'],
  ])('[PG61] years are no people: %s', (idea, group) => {
    expect(partOf(idea, 'zh_CN').group).toBe(group)
  })

  it('[PG65] is as old as a twin, and has a part in whatever game has one for them', () => {
    const idea = 'Twin brothers race their boats'
    const { game, player } = toldOf(idea, 'en_US', 'relationship-notes')
    const twin = game.cast.find(({ role }) => role === 'other')
    expect(twin?.sex).toBe('male')
    expect(player.age).toBe(String(twin?.years))
    const { game: match } = toldOf(idea, 'en_US', 'contest-match')
    expect(match.cast.find(({ role }) => role === 'other')?.bond).toBe('kin')
    const { game: duel } = toldOf(idea, 'en_US', 'court-stool')
    expect(duel.cast.every(({ bond }) => bond === null)).toBe(true)
  })

  it.each(SISTERS)(
    '[PG66] has not spoken for as long as the idea says: %s',
    (idea, language, years) => {
      const { game } = toldOf(idea, language, 'relationship-notes')
      const told = game.nodes.map(({ text }) => text).join()
      expect(told).toContain(years)
      expect(told).not.toContain(contentOf(language).idea.years)
    },
  )
})

describe('where an idea plays', () => {
  it.each([
    ['Three grandmothers steal back their quilt from a barn', 'en_US', 'heist-return', 'barn'],
    ['调琴师在日食那天被锁在旧磨坊', 'zh_CN', 'escape-bar', '旧磨坊'],
    ['登山者四人が洪水で水車小屋に閉じこめられる', 'ja_JP', 'survival-door', '水車小屋'],
  ] as const)(
    '[PG67] is where it plays, and not where the player is from: %s',
    (idea, language, id, where) => {
      const { game, words } = toldOf(idea, language, id)
      expect(words.hero).not.toContain(where)
      expect(game.teller.tell('{place.world}').text).toContain(where)
    },
  )

  it('[PG67] is where it plays where the idea names nobody', () => {
    const { game, words } = toldOf('A rope is found in a barn', 'en_US', 'relationship-notes')
    expect(words.hero).not.toContain('barn')
    expect(game.teller.tell('{place.world}').text).toContain('The barn is here')
  })

  it('[PG67] is where the player comes from in a game that takes place elsewhere', () => {
    const idea = 'A shy cook from a submarine enters the soup contest'
    expect(toldOf(idea, 'en_US', 'contest-fair').words.hero).toContain('from the submarine')
  })
})
