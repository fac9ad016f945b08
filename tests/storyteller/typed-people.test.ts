import { describe, expect, it } from 'vitest'
import type { RequestLanguage } from '#schemas/language.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'

type Case = readonly [RequestLanguage, string, string]

describe('whom an idea is about', () => {
  it.each<Case>([
    ['en', "The lighthouse keeper's daughter sells her voice", 'lighthouse keeper’s daughter'],
    ['zh', '守塔人的女儿卖掉了嗓子', '守塔人的女儿'],
    ['ja', '灯台守の娘が声を売る', '灯台守の娘'],
  ])(
    '[TL62] is told by both words, where one says whose they are: %s, %s',
    (language, idea, who) => {
      expect(readTyped(idea, language).who?.text).toBe(who)
    },
  )

  it.each<Case>([
    ['en', 'A beekeeper whose bees only sting liars judges an election', 'beekeeper'],
    ['en', "A taxidermist's owl tells the truth at midnight", 'taxidermist'],
    ['zh', '标本师的猫头鹰一到半夜就说真话', '标本师'],
    ['ja', '剥製師の梟は、真夜中にだけ本当のことを言う', '剥製師'],
  ])('[TL62] owns the beast of which it is told: %s, %s', (language, idea, who) => {
    expect(readTyped(idea, language).who?.text).toBe(who)
  })

  it.each<Case>([
    ['en', 'A father and his son row a tub to the island where the mother went', 'father'],
    ['zh', '四个徒步的人和一只鹦鹉困在磨坊', '徒步的人'],
    ['zh', '全村审一头吃掉了婚书的山羊', '山羊'],
    ['zh', '剑客和铁匠比谁的刀更长', '剑客'],
    ['ja', '目の見えない時計職人と孫娘が鶴を運ぶ', '時計職人'],
    ['ja', 'パン屋が祭りで勝ち続ける', 'パン屋'],
    ['ja', '三味線弾きが茶屋で曲を書く', '三味線弾き'],
    ['ja', '少女が亡くなった祖父の懐中時計を、海の向こうの時計職人にとどけに行く', '少女'],
  ])('[TL62] is the first of two, and is who does something: %s, %s', (language, idea, who) => {
    expect(readTyped(idea, language).who?.text).toBe(who)
  })
})

describe('where an idea plays', () => {
  it('[TL35] is where its market is held, and not the shop of whom it is about', () => {
    const idea = '向かいあう二軒のパン屋の娘が、港の朝市でクロワッサンの腕をきそう'
    const { where, event } = readTyped(idea, 'ja')
    expect([where?.text, event?.text]).toEqual(['港', '朝市'])
  })
})

describe('a beast', () => {
  it.each<Case>([
    ['en', 'A clockmaker smuggles a mechanical crane over the border', 'mechanical crane'],
    ['zh', '钟表匠要把一只机关鹤偷运过边境', '机关鹤'],
    ['ja', '時計職人がからくりの鶴を運ぶ', 'からくりの鶴'],
  ])('[TL62] that was made by somebody is a thing: %s, %s', (language, idea, what) => {
    expect(readTyped(idea, language).what).toMatchObject({ text: what, kind: 'thing' })
  })
})

describe('what somebody is known by', () => {
  it.each<Case>([
    ['zh', '糖人老伯的铜锅被人砸了一个洞，卖春联的姑娘想查出是谁', '铜锅'],
    ['zh', '四个演员要从博物馆里拿回他们师父的那面锣', '锣'],
    ['zh', '偷走月亮的小女孩', '月亮'],
  ])('[TL62] is not what befalls: %s, %s', (language, idea, what) => {
    expect(readTyped(idea, language).what?.text).toBe(what)
  })
})

describe('a rule', () => {
  it.each<Case>([
    ['en', "The town's clocks all run backwards on the day the mayor is buried", 'clocks'],
    ['en', "A pirate captain's parrot knows the way, but it has lost its memory", 'parrot'],
    ['zh', '海盗船长的鹦鹉知道宝藏在哪儿，可是它失忆了', '鹦鹉'],
    ['zh', '图书馆的镜子只照出说过谎的人', '镜子'],
    ['ja', '町長の葬式の日、町じゅうの時計が逆に回る', '時計'],
    ['ja', '海賊の船長のオウムは宝のありかを知っているが、記憶をなくした', 'オウム'],
  ])(
    '[TL63] is about what it works on, and not about its owner: %s, %s',
    (language, idea, noun) => {
      expect(readTyped(idea, language).rule?.noun?.text).toBe(noun)
    },
  )

  it.each<Case>([
    ['en', 'A deaf postwoman carries a lantern', ''],
    ['zh', '哑巴少年是唯一的证人', ''],
    ['zh', '哑剧演员继承了一家剧院', ''],
    ['ja', '耳の聞こえない郵便配達人が灯りを届ける', ''],
    ['ja', '雨の夜、役者が劇場を相続する', ''],
  ])('[TL63] is nothing that somebody cannot do, and no night: %s, %s', (language, idea) => {
    expect(readTyped(idea, language).rule).toBeNull()
  })
})
