import { expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'

it('[PG5] an idea whose people are shut in is offered both ways out first: the bar and the count', () => {
  const ideas = [
    ['en_US', 'A clerk trapped in a meeting that nobody may leave'],
    ['en_US', 'Two cleaners are locked in the museum overnight'],
    ['zh_CN', '一个快递员被困在开不完的会里，怎么也出不去'],
    ['zh_CN', '三个人被关在钟楼里，天亮前要逃出去'],
    ['ja_JP', '終わらない会議から出られない配達員'],
    ['ja_JP', '夜の図書館に閉じ込められた二人の脱出'],
  ] as const
  for (const [language, idea] of ideas) {
    const told = { read: readFor(idea, language), salt: '' }
    const ways = waysFor(told, packOf(language)).slice(0, 2)
    expect(
      ways.map((way) => 'plot' in way && way.plot.plot),
      idea,
    ).toEqual(['escape-bar', 'escape-count'])
  }
})
