import { expect, it } from 'vitest'
import { settled } from './telling.ts'

/** What a thing of an idea is told as in a plot. */
const BORNE = [
  [
    'en_US',
    'journey-pegs',
    'A blind piano tuner brings a tuning fork to the sea',
    'oak chest for the tuning fork',
  ],
  ['en_US', 'journey-pegs', 'A widow brings a harp to the sea', 'harp'],
  ['en_US', 'heist-supper', 'Three children steal back the drum of their village', 'small drum'],
  ['en_US', 'escape-count', 'A ringer is locked in with a temple bell', 'small bell'],
  ['en_US', 'escape-count', 'A violinist is locked in with her violin', 'violin'],
  ['en_US', 'relationship-notes', 'Two sisters quarrel about a ring', 'box for the ring'],
  ['en_US', 'relationship-notes', 'Two sisters quarrel about a letter', 'box for the letter'],
  ['en_US', 'relationship-notes', 'Two sisters quarrel about a violin', 'violin'],
  [
    'en_US',
    'survival-door',
    'Six passengers sit out a sandstorm with one bottle',
    'box for the bottle',
  ],
  ['en_US', 'survival-door', 'Six passengers sit out a sandstorm with one violin', 'violin'],
  ['zh_CN', 'journey-pegs', '盲人调音师把一支音叉送到海边', '装音叉的樟木箱'],
  ['zh_CN', 'journey-pegs', '邮递员把最后一封电报送到牧场', '装电报的樟木箱'],
  ['zh_CN', 'heist-supper', '三个孩子偷回村里的大鼓', '照样缩小的大鼓'],
  ['zh_CN', 'relationship-notes', '姐妹俩为一枚戒指吵翻了', '装戒指的木匣'],
  ['zh_CN', 'survival-door', '六个旅客带着一只花瓶熬过沙暴', '装花瓶的木匣'],
  ['zh_CN', 'survival-door', '六个旅客带着一把二胡熬过沙暴', '二胡'],
  ['ja_JP', 'journey-pegs', '盲目の調律師が音叉を海へ運ぶ', '音叉の長持'],
  ['ja_JP', 'heist-supper', '子どもたちが神社の太鼓を取り返す', '小ぶりに写した太鼓'],
  ['ja_JP', 'relationship-notes', '姉妹が指輪のことで仲たがいする', '指輪の箱'],
  ['ja_JP', 'survival-door', '六人の旅人が花瓶を抱えて砂嵐をしのぐ', '花瓶の箱'],
  ['ja_JP', 'survival-door', '六人の旅人が三味線を抱えて砂嵐をしのぐ', '三味線'],
] as const

it.each(BORNE)('[PG100] in %s, %s, “%s”: it is the %s', (language, plot, idea, thing) => {
  const { words, stand } = settled(plot, idea, language)
  expect(words['thing.full']).toBe(thing)
  expect(words['thing.told'] === '').toBe(stand === undefined)
})

/** Where a disaster takes the place of an idea, which is called there as the idea calls it. */
const TAKEN = [
  [
    'en_US',
    'Four travellers sit out a blizzard in a theatre',
    'mountain',
    'the blizzard',
    'theatre',
  ],
  [
    'en_US',
    'Six passengers sit out a flood in the night train',
    'market-town',
    'the flood',
    'night train',
  ],
  ['en_US', 'Five strangers are snowed in at a bank', 'mountain', 'the snow', 'bank'],
  ['en_US', 'Four readers sit out a blackout in the library', 'great-library', 'the blackout', ''],
  ['en_US', 'A lighthouse keeper sits out the night', 'lighthouse', 'the gale', ''],
  ['zh_CN', '洪水冲断了桥，三个人困在茶馆里', 'academy', '洪水', '茶馆'],
  ['zh_CN', '暴风雪里，五个人困在图书馆', 'snow-village', '暴风雪', '图书馆'],
  ['zh_CN', '灯塔看守人熬过一场台风', 'lighthouse', '台风', ''],
  ['ja_JP', '吹雪で温泉に閉じ込められた四人の旅人', 'mountain-hamlet', '吹雪', '温泉'],
  ['ja_JP', '洪水のなか、三人が芝居小屋に取り残される', 'school', '洪水', '芝居小屋'],
  ['ja_JP', '台風の夜、島の灯台を守る親子', 'island', '台風', ''],
] as const

it.each(TAKEN)(
  '[PG101] in %s, “%s” is survived at %s as %s',
  (language, idea, id, name, called) => {
    for (const plot of ['survival-door', 'survival-light']) {
      const { place, words } = settled(plot, idea, language)
      const told = words['hazard.name'] ?? place.hazard.name
      expect([place.id, told]).toEqual([id, name])
      expect(words['place.world'] ?? '').toContain(called)
    }
  },
)

/** Who came in a vehicle has left it outside. */
const LEFT = [
  ['en_US', 'Six passengers sit out a sandstorm in a bus', 'The bus that brought you'],
  ['en_US', 'Six passengers sit out a sandstorm in an airplane', 'The airplane that brought you'],
  ['zh_CN', '六个旅客困在火车里熬过沙暴', '载你来的火车'],
  ['ja_JP', '六人の乗客がバスで砂嵐をしのぐ', '乗ってきたバス'],
] as const

it.each(LEFT)('[PG109] in %s, “%s”: %s stands outside', (language, idea, told) => {
  const { words } = settled('survival-door', idea, language)
  expect(words['place.world']).toContain(told)
})
