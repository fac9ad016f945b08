import { expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'

it('[PG5] an idea that takes something, or puts it back unnoticed, is offered both situations of a heist first', () => {
  const ideas = [
    ['en_US', 'Four grandmothers plan to steal a painting from the museum'],
    ['en_US', 'A maid must put a broken vase back before anybody misses it'],
    ['en_US', 'Two brothers sneak the borrowed clock back unnoticed'],
    ['zh_CN', '三个老人潜入博物馆偷回一幅画'],
    ['zh_CN', '学徒要把打碎的花瓶悄悄放回柜子里'],
    ['ja_JP', '四人の老婆が美術館から絵を盗み出す'],
    ['ja_JP', '女中が割れた花瓶をこっそり戻す'],
  ] as const
  for (const [language, idea] of ideas) {
    const told = { read: readFor(idea, language), salt: '' }
    const ways = waysFor(told, packOf(language)).slice(0, 2)
    expect(
      ways.map((way) => 'plot' in way && way.plot.plot),
      idea,
    ).toEqual(['heist-supper', 'heist-return'])
  }
})
