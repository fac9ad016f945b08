import { expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'

it('[PG5] an idea whose people hold out, wait for rescue or keep a light is offered both situations of survival first', () => {
  const ideas = [
    ['en_US', 'Four strangers snowed in at a mountain hut, and food for three'],
    ['en_US', 'A signalman keeps the lamp burning until help comes'],
    ['en_US', 'Two sisters must cross thin ice before dark'],
    ['zh_CN', '暴风雪里，守山人整夜不让灯熄灭'],
    ['zh_CN', '一队学生困在山上等待救援'],
    ['ja_JP', '嵐の夜、番人は朝まで灯りを絶やさない'],
    ['ja_JP', '山小屋で救助を待つ五人'],
  ] as const
  for (const [language, idea] of ideas) {
    const told = { read: readFor(idea, language), salt: '' }
    const ways = waysFor(told, packOf(language)).slice(0, 2)
    expect(
      ways.map((way) => 'plot' in way && way.plot.plot),
      idea,
    ).toEqual(['survival-door', 'survival-light'])
  }
})
