import { expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { plotReasoning } from '#server/storyteller/builtin/reading-aloud.ts'
import { waysFor } from '#server/storyteller/builtin/ways.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'

/** What somebody is known for before a game begins; '' where that is what the game tells. */
const KNOWN = [
  ['en', 'A parrot will be judged for telling a secret', ''],
  ['en', 'A parrot is tried for telling a secret', ''],
  ['en', 'Three nurses are locked in a museum for one night', ''],
  ['en', 'Three children steal back the drum of their village', ''],
  ['en', 'A baker escapes from the clock tower', ''],
  ['en', 'A shy baker wants to win the pie contest', 'wants to win the pie contest'],
  [
    'en',
    'A thief plans to steal back the crown of her mother',
    'plans to steal back the crown of her mother',
  ],
  ['en', 'A retired astronomer mends clocks that stop', 'mends clocks that stop'],
  ['zh', '三个护士被关在博物馆里', ''],
  ['zh', '一只鹦鹉因为泄密被审判', ''],
  ['zh', '两个小偷还回一只花瓶', ''],
  ['zh', '面包师想赢得大赛', '想赢得大赛的'],
  ['zh', '裁缝打算偷回母亲的嫁衣', '打算偷回母亲的嫁衣的'],
  ['ja', '裁判官に裁かれるカラス', ''],
  ['ja', 'カラスが村会で裁かれる', ''],
  ['ja', '四人の旅人が茶屋に閉じ込められる', ''],
  ['ja', '夫婦が席順を決めることになる', ''],
  ['ja', '子どもたちが神社の太鼓を取り返す', ''],
  ['ja', 'パン屋がパイ大会で優勝したい', 'パイ大会で優勝したい'],
  ['ja', '天文学者が嘘をつくと止まる時計を直す', '嘘をつくと止まる時計を直す'],
] as const

it.each(KNOWN)('[PG102] in %s, of “%s” is known: “%s”', (language, idea, said) => {
  expect(readTyped(idea, language).talk).toBe(said)
})

/** Why a kind of game was read, as a dictionary has the word. */
const SPOKEN = [
  ['猫がねずみを裁く', '裁く'],
  ['カラスが村会で裁かれる', '裁かれる'],
  ['四人の旅人が吹雪で茶屋に閉じ込められる', '吹雪で茶屋に閉じ込められる'],
  ['子どもたちが城から抜け出した', '抜け出す'],
  ['絵を盗み出した三人の子ども', '盗み出す'],
  ['パン屋が町長を訴えた', '訴える'],
  ['旅に出た老人と犬', '旅に出る'],
  ['少女が祖父の懐中時計を海の向こうへとどけに行く', 'とどけに行く'],
  ['若者が恋に落ちた夏', '恋に落ちる'],
  ['八年ぶりに帰ってきた兄と、旅館を継いだ妹', '八年ぶりに帰る'],
  ['二軒のパン屋が朝市で腕をきそう', '腕をきそう'],
] as const

it.each(SPOKEN)('[PG103] of “%s” the reasoning quotes “%s”', (idea, word) => {
  const pack = packOf('ja_JP')
  const telling = { read: readFor(idea, 'ja_JP'), premise: settle(idea, pack, ''), salt: '' }
  const told = plotReasoning(telling, pack, waysFor(telling, pack)).join('\n')
  expect(told).toContain(`「${word}」`)
})
