import { expect, it } from 'vitest'
import { plotsOf } from '#server/storyteller/engine/content.ts'
import { bySuit } from '#server/storyteller/engine/plot-suits.ts'
import { accusedSaid } from '#server/storyteller/reading/typed/accused-said.ts'
import { readTyped } from '#server/storyteller/reading/typed/read-typed.ts'
import { contentOf, partOf } from './telling.ts'

it.each([
  ['zh_CN', '一对闹翻了的姐妹回老宅收拾父亲的遗物'],
  ['ja_JP', '仲たがいした姉妹が父の家を片づける'],
] as const)(
  '[PG33] a house that somebody has left is told as that house alone in %s',
  (language, idea) => {
    const content = contentOf(language)
    const ids = (told: string): string[] =>
      bySuit(plotsOf(content, 'relationship'), content, partOf(told, language)).map(({ id }) => id)
    expect(ids(idea)).toEqual(['relationship-house'])
    expect(ids('').length).toBeGreaterThan(1)
  },
)

it('[PG120] a beast that is said to be accused is the one on trial', () => {
  const said = accusedSaid(readTyped('村の鐘を割ったと訴えられた山羊の裁判', 'ja'))
  expect(said).toMatchObject({ accused: { text: '山羊' }, deed: 'break' })
})
