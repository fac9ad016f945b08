import { describe, expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { partOf, settled } from './telling.ts'

type Case = readonly [GameLanguage, string, string, string]

describe('ideas about a teapot in a museum', () => {
  it.each<Case>([
    ['ja_JP', '四人の老婆が町の資料館から先祖の茶釜を取り返す', 'ancestor', '先祖'],
    ['zh_CN', '四个老太太去博物馆偷回外婆的茶壶', 'grandparent', '外婆'],
    ['en_US', 'Four women steal back their ancestor’s teapot', 'ancestor', 'ancestor'],
  ])('[PG240] say whose it was, by the word of the idea: %s, %s', (language, idea, of, word) => {
    expect(heroOf(readTyped(idea, requestLanguageOf(language))).owner).toMatchObject({ of, word })
  })

  it('[PG240] are told at a museum, of that thing, where an idea calls it 資料館', () => {
    const idea = '四人の老婆が町の資料館から先祖の茶釜を取り返す'
    const read = readTyped(idea, 'ja')
    expect(read.where?.head).toBe('資料館')
    expect(read.what?.text).toBe('茶釜')
    expect(partOf(idea, 'ja_JP').whereSorts).toContain('museum')
  })

  it.each([
    ['ja_JP', '四人の老婆が町の資料館から先祖の急須を取り返す', '町の資料館'],
    ['zh_CN', '四个老太太去博物馆偷回外婆的茶壶', '博物馆'],
    ['en_US', 'Four grandmothers steal back a teapot from the town museum', 'town museum'],
  ] as const)(
    '[PG241] are told of what pours, and labelled by the idea: %s, %s',
    (language, idea, site) => {
      const { words, facets } = settled('heist-supper', idea, language)
      expect(facets.use[0]).toBe('pours')
      expect(words['told.useEnd']).not.toBe('')
      expect(words['told.card']).not.toBe('')
      expect(words.site).toBe(site)
    },
  )

  it('[PG241] are told of what boils over a fire, and is ladled, where it has no spout', () => {
    const idea = '四人の老婆が町の資料館から先祖の茶釜を取り返す'
    const { words, facets } = settled('heist-supper', idea, 'ja_JP')
    expect(facets.use).toEqual(['boils'])
    expect(words['told.useEnd']).toContain('柄杓')
    expect(words['told.lift']).not.toMatch(/お茶|口から/)
  })
})
