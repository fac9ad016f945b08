import { readFileSync } from 'node:fs'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { type WordTable, wordIn } from '#ui/kit/words.ts'

const LANGUAGES = ['en', 'zh', 'ja'] as const
const AREAS = ['shell', 'home'] as const
const VALUES = {
  count: 1234,
  max: 2000,
  over: 17,
  name: '<b>Aya</b> {{name}}',
  product: 'Lamplight',
  code: 'x',
}

const tableOf = (language: string, area: string): WordTable =>
  JSON.parse(readFileSync(`ui/locales/${language}/${area}.json`, 'utf8'))

function pathsIn(table: WordTable, before = ''): string[] {
  return Object.entries(table).flatMap(([name, found]) =>
    typeof found === 'string' ? [`${before}${name}`] : pathsIn(found, `${before}${name}.`),
  )
}

describe('the words that are there before the translator', () => {
  it.each(LANGUAGES)('[PF13] [LA1] are said as i18next says them, in %s', async (language) => {
    const areas = Object.fromEntries(AREAS.map((area) => [area, tableOf(language, area)]))
    const full = i18next.createInstance()
    await full.init({
      lng: language,
      resources: { [language]: areas },
      interpolation: { escapeValue: false, skipOnVariables: true },
    })
    const paths = AREAS.flatMap((area) =>
      pathsIn(areas[area] ?? {}).map((path) => [area, path] as const),
    )
    expect(paths.length).toBeGreaterThan(40)
    for (const [area, path] of paths)
      expect(wordIn({ language, areas }, area, path, VALUES), path).toBe(
        full.t(path, { ns: area, ...VALUES }),
      )
  })

  it('[LA1] a value that is not given leaves nothing in its place', () => {
    const spoken = { language: 'en', areas: { shell: { hello: 'Hello {{name}}!' } } } as const
    expect(wordIn(spoken, 'shell', 'hello', { name: 'Aya' })).toBe('Hello Aya!')
    expect(wordIn(spoken, 'shell', 'hello')).toBe('Hello !')
  })

  it('[LA1] a word that is missing is shown by its name', () => {
    const spoken = { language: 'en', areas: { shell: { menu: { open: 'Open' } } } } as const
    expect(wordIn(spoken, 'shell', 'menu.close')).toBe('menu.close')
    expect(wordIn(spoken, 'shell', 'menu')).toBe('menu')
    expect(wordIn(spoken, 'home', 'headline')).toBe('headline')
  })

  it.each(LANGUAGES)('[PF24] [LA1] a number is written as Intl writes it, in %s', (language) => {
    const spoken = { language, areas: { shell: { count: '{{count, number}}' } } } as const
    const intl = new Intl.NumberFormat(language)
    const numbers = [
      0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 9_007_199_254_740_991, -1_234, 2.5,
    ]
    for (const count of [...numbers, Number.NaN])
      expect(wordIn(spoken, 'shell', 'count', { count })).toBe(intl.format(count))
  })
})
