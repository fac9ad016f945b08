import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { beastIn, companyIn } from '#server/storyteller/engine/company-in.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { toldOf } from './hero-told.ts'
import { contentOf } from './telling.ts'

const NAMED = [
  ['A cleaner and a student are locked in the museum', 'en', ['student']],
  [
    'A lighthouse keeper, a doctor and a lost child wait for the boat',
    'en',
    ['lighthouse keeper', 'lost child'],
  ],
  ['A clerk is locked in the bank by the manager', 'en', []],
  ['灯塔上只剩下守塔人、一个医生和一个迷路的孩子', 'zh', ['医生', '孩子']],
  ['老师和司机被困在山上', 'zh', ['司机']],
  ['学徒被师傅锁在店里', 'zh', []],
  ['水族館に閉じこめられた清掃員と学生が出口をさがす', 'ja', ['学生']],
  ['医者と料理人が山小屋に取り残される', 'ja', ['料理人']],
  ['弟子が師匠に閉じこめられる', 'ja', []],
] as const
it.each(NAMED)('[PG162] who is named beside the player is read: %s', (idea, language, nouns) => {
  expect(companyIn(readTyped(idea, language)).map(({ noun }) => noun)).toEqual(nouns)
})

/** Every text of a game. */
const said = (idea: string, language: GameLanguage, plot: string): string =>
  toldOf(idea, language, plot)
    .game.nodes.flatMap(({ text, options }) => [text, ...options.map(({ reply }) => reply)])
    .join('\n')

it.each([
  ['A cleaner and a student are locked in the museum', 'en_US', 'escape-bar', 'other', 'student'],
  ['A teacher and a cook are snowed in', 'en_US', 'survival-door', 'mate', 'cook'],
  ['老师和司机被大雪困在山寨里', 'zh_CN', 'survival-door', 'mate', '司机'],
  ['水族館に閉じこめられた清掃員と学生が出口をさがす', 'ja_JP', 'escape-bar', 'other', '学生'],
] as const)('[PG162] has a part that is told: %s', (idea, language, plot, role, noun) => {
  const { game, cards } = toldOf(idea, language, plot)
  const member = game.cast.find((one) => one.role === role)
  expect(member?.noun).toBe(noun)
  expect(cards.find(({ id }) => id === member?.id)?.occupation.toLowerCase()).toContain(noun)
  const text = said(idea, language, plot)
  // what is told of them is of their trade, and of nobody else
  const { anybody } = contentOf(language).company
  const does = anybody.does.replaceAll('{noun}', noun).replaceAll('{me.', `{${role}.`)
  expect(game.words['company.does']).not.toBe(does)
  for (const moment of [`${role}.comes`, 'company.does', 'company.well']) {
    expect(game.words[moment], moment).not.toBe('')
    expect(text, moment).toContain(game.teller.tell(`{${moment}}`).text)
  }
  expect(game.teller.tell('{kin}').text).toContain(member?.full)
})

it.each([
  ['A lighthouse keeper, a doctor and a lost child in a gale', 'en_US', 'doctor', /keeper/],
  ['台风夜，灯塔上只剩下守塔人、一个医生和一个迷路的孩子', 'zh_CN', '医生', /守塔人/],
  ['台風の夜、灯台に灯台守と医者が残される', 'ja_JP', '医者', /灯台守/],
] as const)(
  '[PG163] who belongs there is at home, and the next plays: %s',
  (idea, language, plays, host) => {
    const { game, player } = toldOf(idea, language, 'survival-door')
    expect(player.profession.toLowerCase()).toBe(plays)
    expect(game.cast.find(({ role }) => role === 'keeper')?.noun).toMatch(host)
    expect(game.cast.filter(({ noun }) => noun !== '')).toHaveLength(1)
  },
)

describe('a beast of an idea', () => {
  it.each([
    ['Five strangers are snowed in at a hut with one stove and a dog', 'en', 'dog'],
    ['Five strangers hide from a bear', 'en', ''],
    ['三个人和一只猫困在夜车里', 'zh', '猫'],
    ['三个人躲着一只老虎', 'zh', ''],
    ['夜行列車に、見知らぬ五人と一匹の猫が取り残される', 'ja', '猫'],
    ['五人が熊から逃げる', 'ja', ''],
  ] as const)('[PG164] is with them or is not: %s', (idea, language, beast) => {
    expect(beastIn(readTyped(idea, language))).toBe(beast)
  })

  it.each([
    ['Five strangers are snowed in at a hut with one stove and a dog', 'en_US', 'survival-door'],
    ['两个学徒和一只鹦鹉被锁在钟楼里', 'zh_CN', 'escape-bar'],
    ['夜行列車に、見知らぬ五人と一匹の猫が取り残される', 'ja_JP', 'survival-door'],
  ] as const)('[PG164] does things: %s', (idea, language, plot) => {
    const { game } = toldOf(idea, language, plot)
    const text = said(idea, language, plot)
    const ill = plot === 'survival-door' ? ['ill'] : []
    for (const moment of ['comes', 'does', 'finds', 'heeds', 'well', ...ill])
      expect(text, moment).toContain(game.teller.tell(`{beast.${moment}}`).text)
    expect(text).not.toContain('{')
  })
})

it.each([
  ['Five strangers are snowed in', 'en_US', /another story/],
  ['五个陌生人被大雪困住', 'zh_CN', /另有一段/],
  ['見知らぬ五人が大雪に閉じこめられる', 'ja_JP', /ほかの話/],
] as const)('[PG165] nobody of five is left out: %s', (idea, language, rest) => {
  const { game } = toldOf(idea, language, 'survival-door')
  const keeper = game.cast.find(({ role }) => role === 'keeper')
  expect(game.teller.tell('{kin}').text).toContain(keeper?.full)
  expect(game.teller.tell('{kin}').text).not.toMatch(rest)
})

it('[PG165] a Japanese idea may call its people by their number alone', () => {
  const { who } = readTyped('見知らぬ五人と一匹の猫が取り残される', 'ja')
  expect([who?.text, who?.kind]).toEqual(['五人', 'person'])
  expect(readTyped('四人の旅人が残される', 'ja').who?.text).toBe('旅人')
})

it('[PG167] who goes for help with all the food comes to an ending of their own', () => {
  const { nodes } = toldOf('', 'en_US', 'survival-door').game
  const pair = nodes.flatMap(({ options }) => options).filter(({ way }) => way === 'pair')
  const ends = pair.flatMap(({ to }) => {
    let at = nodes.find(({ id }) => id === to)
    while (at !== undefined && at.to !== null) at = nodes.find(({ id }) => id === at?.to)
    return at?.beat ?? []
  })
  expect(new Set(ends)).toEqual(new Set(['fetched']))
})

it('[PG166] what is said between two stories is said once', () => {
  for (const language of ['en_US', 'zh_CN', 'ja_JP'] as const) {
    const { listeners } = contentOf(language).company
    expect(new Set(listeners).size).toBe(listeners.length)
  }
})
