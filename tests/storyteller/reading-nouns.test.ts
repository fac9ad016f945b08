import { describe, expect, it } from 'vitest'
import { englishNounFrom } from '#server/storyteller/reading/typed/en/noun-from.ts'
import { rankedKinds } from '#server/storyteller/reading/typed/kinds.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'

it.each([
  ['一个邮差要把一坛酒送过沙漠', '酒坛'],
  ['村里丢了一袋谷种', '谷种袋'],
  ['老兵带着一罐骨灰回家', '骨灰罐'],
])('[TL81] what is measured out is what holds it: %s', (idea, thing) => {
  const { what, nouns } = readTyped(idea, 'zh')
  expect(what?.text).toBe(thing)
  expect(nouns.filter(({ kind }) => kind === 'thing')).toHaveLength(1)
})

describe('an English noun that a creator has typed', () => {
  it.each([
    ['a baker', 'baker', 'baker', 'person', 'one'],
    ['my sisters', 'sisters', 'sisters', 'person', 'several'],
    ['their bells', 'bells', 'bells', 'thing', 'several'],
    // what stands after a preposition says nothing of what it is, and one that it begins with leads to it
    ['the keeper of the lighthouse', 'keeper of the lighthouse', 'keeper', 'person', 'one'],
    ['a cook with a hat of straw', 'cook with a hat of straw', 'cook', 'person', 'one'],
    ['twelve bells of Rome', 'twelve bells of Rome', 'bells', 'thing', 'several'],
    ['under the sea of stars', 'under the sea of stars', 'sea', 'place', 'one'],
    ['in the house of cards', 'in the house of cards', 'house', 'place', 'one'],
    ['of stars', 'of stars', 'stars', 'thing', 'several'],
    ['Paris', 'Paris', 'Paris', 'place', 'name'],
    ['Man in the Moon', 'Man in the Moon', 'Man', 'person', 'name'],
    // an article by itself is kept: there is nothing that it leads
    ['the', 'the', 'the', 'unsure', 'one'],
  ])('[TL38] %j is %j, by its head %j a %s', (typed, text, head, kind, is) => {
    expect(englishNounFrom(typed)).toEqual({
      ...{ text, head, kind, because: 'creator' },
      ...{ plural: is === 'several', proper: is === 'name' },
    })
  })
})

it.each([
  ['a red bell rings', 'red bell'],
  ['an old small red bell rings', 'old small red bell'],
  ['an old small cold red bell rings', 'small cold red bell'],
  ['the last old small rusty brass bell is missing', 'small rusty brass bell'],
  ['a very small old rusty brass ship bell is missing', 'rusty brass ship bell'],
])('[TL74] a noun has four words at most, the last of them: %s', (idea, noun) => {
  expect(readTyped(idea, 'en').nouns.map(({ text }) => text)).toEqual([noun])
})

it.each([
  ['耳の遠い豆腐職人が町いちばんを決める大会に出る', '豆腐職人'],
  ['背の高い少女が灯台を守る', '背の高い少女'],
  ['目の見えない刀鍛冶が弟子を取る', '刀鍛冶'],
  ['足の速い郵便配達員', '足の速い郵便配達員'],
])(
  '[TL35] what somebody is by a part of theirs leads them as one word, and what they cannot do leads nobody: %s',
  (idea, who) => {
    const read = readTyped(idea, 'ja')
    expect(read.who?.text).toBe(who)
    expect(read.what).toBeNull()
  },
)

it('[TL35] a far town is far, and no part of anything', () => {
  const read = readTyped('遠い町へ鐘を運ぶ', 'ja')
  expect(read.nouns.map(({ text }) => text)).toContain('遠い町')
})

it.each([
  ['亡き祖母の味噌を背負って峠を越える', 'ja', null],
  ['盗んだ茶碗を持ち主の蔵にこっそり返したい', 'ja', null],
  ['持ち主が蔵の鍵をなくす', 'ja', '持ち主'],
  ['小偷把玉佩还给失主', 'zh', '小偷'],
  ['把玉佩还给失主', 'zh', null],
  ['孙子带着已故爷爷的棋盘翻山', 'zh', '孙子'],
] as const)(
  '[TL35] nobody who has died or gets something back is who an idea is about: %s',
  (idea, language, who) => {
    expect(readTyped(idea, language).who?.text ?? null).toBe(who)
  },
)

it.each([
  ['科考队的帐篷被雪埋住，只剩一盏灯', 'zh'],
  ['雪で止まった夜行列車の乗客が朝を待つ', 'ja'],
  ['A mail plane comes down on a frozen lake with four people and a crate of oranges', 'en'],
] as const)(
  '[TL35] whoever is snowed in or comes down somewhere has to hold out: %s',
  (idea, language) => {
    expect(readTyped(idea, language).kinds[0]?.kind).toBe('survival')
  },
)

const kindsOf = (...given: Parameters<typeof rankedKinds>): string[] =>
  rankedKinds(...given).map(({ kind, because }) => (because === '' ? kind : `${kind}: ${because}`))

it.each([
  ['a lighthouse on the moor', 'a feast at the lighthouse', 'en'],
  ['一座旧灯塔', '灯塔上的宴会', 'zh'],
  ['古い灯台', '灯台の祭り', 'ja'],
] as const)(
  '[TL36] an idea of nothing but a place is a journey first, and one in which something happens there a contest: %s',
  (place, event, language) => {
    const first = (idea: string) => readTyped(idea, language).kinds[0]?.kind
    expect([first(place), first(event)]).toEqual(['journey', 'contest'])
  },
)

describe('which kinds of game an idea asks for', () => {
  const hit = (kind: 'heist' | 'court' | 'contest', weight: number, at: number, words: string) => ({
    ...{ kind, weight, at, words },
  })
  const none = new Set<never>()

  it('[TL35] are all kinds there are, once each, those it names first with the words that say so', () => {
    const hits = [hit('court', 2, 9, 'judge'), hit('heist', 3, 0, 'steal'), hit('court', 0, 1, 'x')]
    const found = kindsOf(hits, none, false)
    expect(found.slice(0, 3)).toEqual(['heist: steal', 'court: judge', 'contest'])
    expect(new Set(found.map((one) => one.split(':')[0])).size).toBe(found.length)
    expect(found).toHaveLength(8)
  })

  it('[TL35] a word said twice counts once, and each further word for less', () => {
    const steal = [hit('heist', 3, 0, 'steal'), hit('heist', 3, 20, 'Steal')]
    expect(kindsOf([...steal, hit('court', 4, 9, 'judge')], none, false)[0]).toBe('court: judge')
    const two = [hit('heist', 2, 0, 'creep'), hit('heist', 3, 5, 'steal')]
    // three and half of two
    expect(kindsOf([...two, hit('court', 3.9, 9, 'judge')], none, false)[0]).toBe('heist: steal')
    expect(kindsOf([...two, hit('court', 4.1, 9, 'judge')], none, false)[0]).toBe('court: judge')
  })

  it('[TL35] of two that are asked for alike the one that is said first comes first', () => {
    const judge = hit('court', 2, 9, 'judge')
    expect(kindsOf([hit('heist', 2, 8, 'steal'), judge], none, false)[0]).toBe('heist: steal')
    expect(kindsOf([hit('heist', 2, 10, 'steal'), judge], none, false)[0]).toBe('court: judge')
  })

  it('[TL36] none is what it says no to, and two are left where it says no to nearly all', () => {
    const hits = [hit('heist', 3, 0, 'steal')]
    expect(kindsOf(hits, new Set(['heist', 'mystery'] as const), false)).toEqual([
      ...['contest', 'journey', 'relationship', 'escape', 'survival', 'court'],
    ])
    const all = ['heist', 'mystery', 'court', 'escape', 'survival', 'relationship'] as const
    expect(kindsOf([], new Set([...all, 'journey']), false)).toEqual(['contest', 'journey'])
    expect(kindsOf([], new Set(all), true)).toEqual(['journey', 'contest'])
  })
})

it.each([
  [
    'A small crew takes a stolen recipe book back from a famous restaurant during a banquet',
    ...(['en', 'heist'] as const),
  ],
  ['一群退休的杂技演员要从拍卖行拿回师父的面具', 'zh', 'heist'],
  ['老舗旅館の宴の夜、先祖の茶碗がなくなった', 'ja', 'mystery'],
  ['山小屋で水がなくなった', 'ja', null],
] as const)(
  '[TL32] what is taken back, and what is gone, says its kind: %s',
  (idea, language, kind) => {
    const [first] = readTyped(idea, language).kinds
    if (kind === null) expect(first?.kind).not.toBe('mystery')
    else expect(first?.kind).toBe(kind)
  },
)
