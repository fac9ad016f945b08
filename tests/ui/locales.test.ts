import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { interfaceLanguage } from '#ui/adapters/locale.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const
const PLURAL = /_(zero|one|two|few|many|other)$/
const HOLE = /\{\{\s*(\w+)/g

type Words = Map<string, string>

function flat(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    flat(inner, path === '' ? key : `${path}.${key}`),
  )
}

const wordsOf = (language: string, area: string): Words =>
  new Map(flat(JSON.parse(readFileSync(`ui/locales/${language}/${area}.json`, 'utf8')), ''))

const stemsOf = (words: Words): string[] =>
  [...new Set([...words.keys()].map((key) => key.replace(PLURAL, '')))].sort()

const holesOf = (words: Words, stem: string): string[] => {
  const texts = [...words].filter(([key]) => key.replace(PLURAL, '') === stem)
  return [...new Set(texts.flatMap(([, text]) => [...text.matchAll(HOLE)].map(([, name]) => name)))]
    .filter((name) => name !== undefined)
    .sort()
}

const areas = globSync('ui/locales/en/*.json').map((file) => basename(file, '.json'))

describe('the words of the interface', () => {
  it('[LA1] are the same areas in every language', () => {
    for (const language of LANGUAGES)
      expect(
        globSync(`ui/locales/${language}/*.json`)
          .map((file) => basename(file, '.json'))
          .sort(),
      ).toEqual(areas.toSorted())
    expect(areas).toContain('shell')
  })

  it.each(areas)('[LA1] %s has the same keys in every language', (area) => {
    const english = stemsOf(wordsOf('en', area))
    for (const language of LANGUAGES) expect(stemsOf(wordsOf(language, area))).toEqual(english)
  })

  it.each(areas)('[LA1] %s leaves no text empty', (area) => {
    for (const language of LANGUAGES)
      expect([...wordsOf(language, area)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(areas)('[LA1] %s fills the same holes in every language', (area) => {
    const english = wordsOf('en', area)
    for (const language of LANGUAGES) {
      const words = wordsOf(language, area)
      // one of a language's plural forms may do without its number
      for (const stem of stemsOf(words)) {
        const holes = holesOf(words, stem)
        expect(
          holesOf(english, stem).filter((name) => !holes.includes(name)),
          `${language} ${area}.${stem}`,
        ).toEqual([])
      }
    }
  })

  it.each(areas)('[LA1] %s has the plural forms its language needs, and no other', (area) => {
    for (const language of LANGUAGES) {
      const words = wordsOf(language, area)
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      const plurals = Map.groupBy(
        [...words.keys()].filter((key) => PLURAL.test(key)),
        (key) => key.replace(PLURAL, ''),
      )
      for (const [stem, keys] of plurals)
        expect(
          keys.map((key) => PLURAL.exec(key)?.[1] ?? '').toSorted(),
          `${language} ${area}.${stem}`,
        ).toEqual(forms)
    }
  })
})

describe('the language of the interface', () => {
  it.each([
    ['ja_JP', ['zh-CN'], 'ja_JP'],
    [null, ['zh-TW', 'en'], 'zh_CN'],
    [null, ['fr-FR', 'ja'], 'ja_JP'],
    [null, ['JA-jp'], 'ja_JP'],
    [null, ['fr-FR'], 'en_US'],
    [null, [], 'en_US'],
    ['xx_XX', ['zh'], 'zh_CN'],
  ] as const)('[LA2] saved %s and preferred %s make %s', (saved, preferred, language) => {
    expect(interfaceLanguage(saved, preferred)).toBe(language)
  })
})
