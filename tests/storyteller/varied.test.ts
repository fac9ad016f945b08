import { expect, it } from 'vitest'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { varietyOf } from '#server/storyteller/builtin/varied.ts'
import { briefOf, LANGUAGES } from './ideas.ts'

type Node = Parameters<typeof varietyOf>[0]['nodes'][number]
const nodeOf = (id: number, text: string, to: number | null): Node => ({
  ...{ id, text, to, beat: 'a', act: 1, kind: 'text', at: 'gate', voice: '' },
  ...{ tells: [], options: [] },
})
/** A chain of scenes with these texts. */
const told = (texts: readonly string[]) => ({
  nodes: texts.map((text, at) => nodeOf(at + 1, text, at + 1 < texts.length ? at + 2 : null)),
})
const sentence = (at: number) =>
  `Number ${at} of these rooms holds lamp ${at}, chair ${at} and a cup of ${at} pearls.`

it('[TL116] a game that begins in the same words again and again is not varied, nor one that says a sentence in many nodes', () => {
  const apart = Array.from({ length: 40 }, (_, at) =>
    Array.from({ length: 12 }, (_, word) => `w${at}x${word}`).join(' '),
  )
  expect(varietyOf(told(apart.map((text) => `${text}.`)), 'en_US')).toBeGreaterThanOrEqual(0)
  expect(
    varietyOf(told(Array.from({ length: 40 }, (_, at) => sentence(at))), 'en_US'),
  ).toBeLessThan(0)
  const ends = apart.map((text, at) => (at > 37 ? `${text}. ${apart[0]}.` : `${text}.`))
  expect(varietyOf(told(ends), 'en_US')).toBeLessThan(0)
})

const IDEAS = {
  en_US: 'A postman carries the last parcel over the mountains',
  zh_CN: '邮递员翻山送最后一个包裹',
  ja_JP: '無口な飛脚が嵐の峠を越える',
} as const

it.each(LANGUAGES)('[TL116] of sound games one in many different words is told: %s', (language) => {
  const outlineKey = 'journey-parcel.1'
  const games = Array.from({ length: 6 }, (_, at) =>
    provenPlot({ ...briefOf(IDEAS[language], language), outlineKey: `${outlineKey}~${at}` }),
  )
  expect(games.filter((one) => one && varietyOf(one.game, language) >= 0).length).toBeGreaterThan(4)
})

it('[TL116] where none is varied enough within twelve chances the most varied of them is told', () => {
  const brief = briefOf('A lawyer defends a ghost accused of haunting a hotel', 'en_US')
  const house = provenPlot({ ...brief, outlineKey: 'relationship-house.1~again 1' })
  if (house === undefined) throw new Error('the plot is not told')
  expect(varietyOf(house.game, 'en_US')).toBeGreaterThan(-0.02)
})
