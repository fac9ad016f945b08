import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { ideaWords } from '#server/storyteller/reading/idea-words.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { asThing, readTyped, translateReading } from '#server/storyteller/reading/typed/shape.ts'
import { LANGUAGES } from './ideas.ts'

const HEADER =
  'Words that may stand in an idea, and a few letters for what is read in them; a word more is written here, then: vitest run -u'
/** A sentence in which any word may stand. */
const FRAMES: Readonly<Record<GameLanguage, (word: string) => string>> = {
  en_US: (word) => `The ${word} waits for us at night`,
  zh_CN: (word) => `${word}一夜没有回来`,
  ja_JP: (word) => `夜になっても${word}が来ない`,
}

/** All that is read where a word stands, in its language and for games in the others. */
function readIn(word: string, language: GameLanguage): unknown[] {
  const own = requestLanguageOf(language)
  const idea = FRAMES[language](word)
  const reading = readTyped(idea, own)
  const things = reading.nouns.map((noun) => asThing(noun, own))
  const told = LANGUAGES.map((one) => translateReading(reading, requestLanguageOf(one)))
  return [reading, things, told, ideaWords(readIdea(idea, own), packOf(language))]
}

it.each(LANGUAGES)(
  '[TL73] the words kept for it are read as ever: %s',
  async (language) => {
    const kept = join(import.meta.dirname, 'as-ever', `words-${requestLanguageOf(language)}.txt`)
    const rows = readFileSync(kept, 'utf8').trim().split('\n').slice(1)
    const lines = rows.map((row) => {
      const words = row.replace(/: \w*$/, '')
      const read = words.split(', ').map((word) => readIn(word, language))
      const digest = createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12)
      return `${words}: ${digest}`
    })
    expect(lines.length).toBeGreaterThan(50)
    await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
  120_000,
)
