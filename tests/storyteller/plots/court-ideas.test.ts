import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { LANGUAGES } from '../ideas.ts'
import { plotsOffered } from './telling.ts'

/** The kinds that are offered for an idea, in their order. */
const offered = (idea: string, language: GameLanguage): string[] =>
  plotsOffered(idea, language).map((plot) => plot.split('-')[0] ?? '')

const ACCUSED = {
  en_US: [
    'The council must decide whether the last dragon may stay',
    'Who is to blame for the flood?',
    'A fox stands accused of stealing the moon',
    'A girl defends her grandmother before the village council',
    'An old teacher is blamed for the drought',
  ],
  zh_CN: [
    '审一条河',
    '全村人都怪那个外乡人',
    '机器人有没有罪',
    '全镇开会决定要不要赶走稻草人',
    '老师被学生举报',
  ],
  ja_JP: [
    '王様殺しを疑われる料理人',
    '火事は誰のせいか',
    '猫がねずみを裁く',
    '村じゅうに責められるパン屋',
    '村の会議が、最後の竜を残すかどうか決める',
  ],
} as const

const JURIES = {
  en_US: ['Four jurors must agree before morning', 'A verdict nobody wants to give'],
  zh_CN: ['四个陪审员被锁在屋里', '记录被人改过的审判'],
  ja_JP: ['陪審員の四人が朝まで閉じこめられる', '評決の出ない裁判'],
} as const

const UNACCUSED = {
  en_US: ['A chef tries a new recipe', 'A village with no court and nobody to blame'],
  zh_CN: ['裁判吹错了哨', '他决定去旅行'],
  ja_JP: ['自分を責める画家の旅', '将来を決める旅'],
} as const

describe.each(LANGUAGES)('an idea of a judgement in %s', (language) => {
  it.each(ACCUSED[language])('[PG5] is offered two courts first: %s', (idea) => {
    expect(offered(idea, language).slice(0, 2)).toEqual(['court', 'court'])
  })

  it.each(JURIES[language])('[PG5] is offered both situations of a court: %s', (idea) => {
    expect(plotsOffered(idea, language).slice(0, 2).toSorted()).toEqual([
      'court-four',
      'court-stool',
    ])
  })

  it.each(UNACCUSED[language])('[PG5] that only sounds like one is offered none: %s', (idea) => {
    expect(offered(idea, language)).not.toContain('court')
  })
})
