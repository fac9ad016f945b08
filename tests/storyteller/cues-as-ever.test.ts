import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'
import { CUES } from '#server/storyteller/reading/typed/en/cues.ts'
import { FINDERS as JAPANESE } from '#server/storyteller/reading/typed/ja/cues.ts'
import { FINDERS as CHINESE } from '#server/storyteller/reading/typed/zh/cues.ts'
import { LANGUAGES } from './ideas.ts'

type Cue = { readonly kind: GameKind; readonly weight: number; readonly pattern: RegExp }

const HEADER =
  'Words that ask for a kind of game, and how loudly; a word more is written here, then: vitest run -u'
const CUES_IN: Readonly<Record<GameLanguage, readonly Cue[]>> = {
  en_US: CUES,
  zh_CN: CHINESE,
  ja_JP: JAPANESE,
}

/** What a word asks for, and how loudly, in the order of the tables. */
const askedBy = (word: string, language: GameLanguage): string =>
  CUES_IN[language]
    .filter(({ pattern }) => word.match(pattern) !== null)
    .map(({ kind, weight }) => `${kind} ${weight}`)
    .join(', ')

/** The words kept for a language. */
function keptIn(language: GameLanguage): { path: string; words: string[] } {
  const name = `cues-${requestLanguageOf(language)}.txt`
  const path = join(import.meta.dirname, 'as-ever', name)
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return { path, words: rows.map((row) => row.replace(/: [^:]*$/, '')) }
}

it.each(LANGUAGES)(
  '[TL100] the words kept for it ask for the same kinds of game as ever, as loudly: %s',
  async (language) => {
    const { path, words } = keptIn(language)
    const lines = words.map((word) => `${word}: ${askedBy(word, language)}`)
    await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(path)
  },
)

it.each(LANGUAGES)('[TL100] each table of words is asked with some of them: %s', (language) => {
  const { words } = keptIn(language)
  for (const { kind, weight, pattern } of CUES_IN[language])
    expect(
      words.filter((word) => word.match(pattern) !== null).length,
      `${kind} ${weight}`,
    ).toBeGreaterThan(1)
})
