import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { large } from '#server/storyteller/builtin/telling/large.ts'
import { briefOf, gameOf, LANGUAGES, LENSES } from './ideas.ts'

/** An idea, its thing, where that stood, and the day it is for. */
type Row = readonly [idea: string, thing: string, place: string, event: string]
const RECITAL = ['violin', 'school', 'the recital'] as const
const GONE: Readonly<Record<GameLanguage, readonly [Row, ...Row[]]>> = {
  en_US: [
    ['The church bell disappears on the night before the feast', 'bell', 'church', 'the feast'],
    ['The great lantern vanished the night before the parade', 'lantern', 'hall', 'the parade'],
    ['The crown is missing', 'crown', 'hall', 'the feast'],
    ['The golden mask vanished the night before the opera', 'mask', 'hall', 'the opera'],
    ['The old violin disappears from the school on the eve of the recital', ...RECITAL],
  ],
  zh_CN: [
    ['元宵前夜，庙里的大灯笼不见了', '大灯笼', '庙', '元宵'],
    ['庙会前夜，寺里的铜钟不见了', '铜钟', '寺', '庙会'],
    ['村里的大鼓不见了', '大鼓', '村', '庙会'],
    ['戏班开演前一晚，祖传的凤冠不见了', '凤冠', '祠堂', '开台'],
    ['老茶馆的那把紫砂茶壶在开张前夜不见了', '茶壶', '老茶馆', '开张酒'],
  ],
  ja_JP: [
    ['祭りの前の晩に神社の大太鼓が消えた', '大太鼓', '神社', '祭り'],
    ['花火大会の前夜、寺の鐘が消えた', '鐘', '寺', '花火大会'],
    ['茶会の前の晩、老舗旅館の茶碗がなくなった', '茶碗', '老舗旅館', '茶会'],
  ],
}

/** Small enough for one arm, and what holds it. */
const SMALL: Readonly<Record<GameLanguage, readonly [idea: string, holder: string]>> = {
  en_US: ['The golden mask vanished the night before the opera', 'The case is gone'],
  zh_CN: ['戏班开演前一晚，祖传的凤冠不见了', '玻璃柜连着底下四只小轮'],
  ja_JP: ['茶会の前の晩、老舗旅館の茶碗がなくなった', 'ガラスの箱が台車ごと'],
}

it.each(LANGUAGES)('[TL79] what goes under one arm is gone with its case in %s', (language) => {
  const [idea, holder] = SMALL[language]
  const told = gameOf(briefOf(idea, language)).contents.flatMap(({ nodes }) =>
    nodes.map(({ content }) => content),
  )
  expect(told.join(' ')).toContain(holder)
  expect(told.join(' ')).not.toMatch(/goes far with that|抱着它走不出|あれを抱えて歩けば/)
})

it.each([
  ['ja_JP', '老舗旅館の宴の夜、先祖の茶碗がなくなった', '女将'],
  ['zh_CN', '戏班开演前一晚，祖传的凤冠不见了', '守夜人'],
] as const)('[TL80] somebody of the place plays in %s: %s', (language, idea, role) => {
  expect(settle(idea, packOf(language), '').words.role).toBe(role)
})

it.each([
  [
    'en_US',
    'A violin disappears from a mountain hotel on the night of the concert',
    'night of the concert',
  ],
  ['zh_CN', '首演当晚，戏班的凤冠不见了', '首演当晚'],
  ['ja_JP', '老舗旅館の宴の夜、先祖の茶碗がなくなった', '宴の夜'],
] as const)(
  '[TL75] what is gone on the night of something is wanted for another day in %s: %s',
  (language, idea, night) => {
    const { kit, words } = settle(idea, packOf(language), '')
    expect(kit.id).toMatch(/-gone$/)
    expect(words['eve']).toContain(night)
    expect(night).not.toContain(words['event'])
    expect(faultsOf(gameOf(briefOf(idea, language)))).toEqual([])
  },
)

describe.each(LANGUAGES)('a thing that is gone in %s', (language) => {
  it.each(GONE[language])('[TL75] “%s” is told of its %s', (idea, thing, place, event) => {
    const { kit, words } = settle(idea, packOf(language), '')
    expect(kit.id).toMatch(/-gone$/)
    expect(words.thing).toContain(thing)
    expect(words.setting).toContain(place)
    expect(words['event']).toBe(event)
    const [one, two, three] = gameOf(briefOf(idea, language)).contents.map(({ nodes }) =>
      nodes.map(({ content }) => content).join(' '),
    )
    for (const told of [one, three]) expect(told).toContain(thing)
    expect(two).toBeDefined()
  })

  it('[TL75] is proved through every lens, at the shortest and the longest length, for adults and minors', () => {
    for (const [at, [idea]] of GONE[language].entries())
      for (const lens of LENSES) {
        const duration = at % 2 === 0 ? 'beginner' : 'extreme'
        const ageGroup = at % 2 === 0 ? 'TEEN' : 'ADULT'
        expect(faultsOf(gameOf({ ...briefOf(idea, language, lens), duration, ageGroup }))).toEqual(
          [],
        )
      }
  })

  it('[TL76] a mistake loses a scene, and the last one the second name', () => {
    const { contents, ids } = gameOf(briefOf(GONE[language][0][0], language))
    const nodes = new Map(contents.flatMap((chapter) => chapter.nodes.map((one) => [one.id, one])))
    const ways = (key: string) => {
      const { options, answerId } = nodes.get(ids.node(key)) ?? { options: [], answerId: null }
      const to = (right: boolean) =>
        new Set(
          options.filter(({ id }) => (id === answerId) === right).map((one) => one.nextNodeId),
        )
      return { right: [...to(true)], wrong: [...to(false)] }
    }
    const leads = (key: string, right: string, wrong: string) =>
      expect(ways(key)).toEqual({ right: [ids.node(right)], wrong: [ids.node(wrong)] })
    leads('ask-hour', 'in-time', 'wrong-hour')
    leads('ask-third', 'own-up', 'wrong-order')
    leads('slip', 'gather-again', 'gather-thin')
    leads('accuse-thin', 'confess-thin', 'lost')
    expect(nodes.get(ids.node('lost'))?.nextNodeId).toBe(ids.node('end-bad'))
    expect(nodes.get(ids.node('end-bad'))?.nextNodeId).toBe(0)
  })

  it('[TL77] the player chooses who is called out first, and each of the four says where they were in their own words', () => {
    const { contents, ids, premise } = gameOf(briefOf(GONE[language][0][0], language))
    const { suspects, culprit } = premise.truth
    const nodes = new Map(contents.flatMap((chapter) => chapter.nodes.map((one) => [one.id, one])))
    const first = nodes.get(ids.node('ask'))?.options.map(({ content }) => content) ?? []
    for (const { call } of suspects) expect(first.join(' ')).not.toContain(call)
    const called = nodes.get(ids.node('talk'))?.options ?? []
    expect(called.map(({ nextNodeId }) => nodes.get(Number(nextNodeId))?.speaker)).toEqual(
      suspects.map(({ id }) => id),
    )
    for (const { from } of suspects) expect(from.account).toContain('{remark}')
    expect(nodes.get(ids.node('says-culprit'))?.speaker).toBe(culprit.id)
  })

  it('[TL78] of the pegs and the coat one is looked at, which leaves more than one name; no hour is offered past the hour it was found out', () => {
    const { contents, ids, premise } = gameOf(briefOf(GONE[language][0][0], language))
    const { suspects, doubts, clock } = premise.truth
    const nodes = new Map(contents.flatMap((chapter) => chapter.nodes.map((one) => [one.id, one])))
    const looks = nodes.get(ids.node('ask-pegs'))?.options.map((one) => one.nextNodeId)
    expect(looks).toEqual([ids.node('pegs'), ids.node('coat')])
    for (const key of ['pegs', 'coat']) {
      const look = nodes.get(ids.node(key))
      const named = suspects.filter(({ full }) => look?.content.includes(full))
      expect(named).toEqual(key === 'pegs' ? doubts.hour : [])
      expect(look?.nextNodeId).toBe(ids.node('trace'))
    }
    const hours = nodes.get(ids.node('ask-hour'))?.options.map(({ content }) => content)
    const { trueTime, clockTime, gain } = clock
    expect(new Set(hours)).toEqual(
      new Set(
        [trueTime, clockTime, clockTime - gain].map((at) => large(packOf(language).time(at))),
      ),
    )
  })
})
