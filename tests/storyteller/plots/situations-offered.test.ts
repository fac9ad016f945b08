import { expect, it } from 'vitest'
import { plotsOffered } from './telling.ts'

const ESCAPES = [
  ['en_US', 'A clerk trapped in a meeting that nobody may leave'],
  ['en_US', 'Two cleaners are locked in the museum overnight'],
  ['zh_CN', '一个快递员被困在开不完的会里，怎么也出不去'],
  ['zh_CN', '三个人被关在钟楼里，天亮前要逃出去'],
  ['ja_JP', '終わらない会議から出られない配達員'],
  ['ja_JP', '夜の図書館に閉じ込められた二人の脱出'],
] as const
const HEISTS = [
  ['en_US', 'Four grandmothers plan to steal a painting from the museum'],
  ['zh_CN', '三个老人潜入博物馆偷一幅画'],
  ['ja_JP', '四人の老婆が美術館から絵を盗み出す'],
] as const
const SURVIVALS = [
  ['en_US', 'Four strangers snowed in at a mountain hut, and food for three'],
  ['en_US', 'A signalman keeps the lamp burning until help comes'],
  ['en_US', 'Two sisters must cross thin ice before dark'],
  ['zh_CN', '暴风雪里，守山人整夜不让灯熄灭'],
  ['zh_CN', '一队学生困在山上等待救援'],
  ['ja_JP', '嵐の夜、番人は朝まで灯りを絶やさない'],
  ['ja_JP', '山小屋で救助を待つ五人'],
] as const

it.each([
  ['whose people are shut in', ESCAPES, ['escape-bar', 'escape-count']],
  ['that takes something', HEISTS, ['heist-return', 'heist-supper']],
  ['whose people hold out', SURVIVALS, ['survival-door', 'survival-light']],
] as const)('[PG5] an idea %s is offered both situations of its kind first', (_, ideas, plots) => {
  for (const [language, idea] of ideas)
    expect(plotsOffered(idea, language).slice(0, 2).toSorted(), idea).toEqual(plots)
})

it.each([
  ['en_US', 'A maid must put a broken vase back before anybody misses it', 'heist-return'],
  ['en_US', 'Two brothers sneak the borrowed clock back unnoticed', 'heist-return'],
  ['zh_CN', '学徒要把打碎的花瓶悄悄放回柜子里', 'heist-return'],
  ['zh_CN', '退休的锁匠要在除夕夜把偷来的玉佩还回去', 'heist-return'],
  ['ja_JP', '女中が割れた花瓶をこっそり戻す', 'heist-return'],
  ['ja_JP', '盗んだ茶碗を持ち主の蔵にこっそり返したい', 'heist-return'],
  ['en_US', 'Four grandmothers steal back a painting from the museum', 'heist-supper'],
  ['zh_CN', '三个老人潜入博物馆偷回一幅画', 'heist-supper'],
  ['ja_JP', '四人の老婆が美術館から絵を取り返す', 'heist-supper'],
] as const)(
  '[PG33] whoever brings a thing back takes none, and the other way round: in %s, “%s”',
  (language, idea, plot) => {
    const heists = plotsOffered(idea, language).filter((one) => one.startsWith('heist'))
    expect(new Set(heists)).toEqual(new Set([plot]))
  },
)
