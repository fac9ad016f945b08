import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { ideaWords } from '#server/storyteller/reading/idea-words.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
import { readTyped, translateReading } from '#server/storyteller/reading/typed/shape.ts'
import { IDEAS, LANGUAGES } from './ideas.ts'

const HEADER =
  'What a stored game is told anew from is read in its idea once more, so a line below changes on purpose alone: vitest run -u'

const checkedIn = (language: GameLanguage): string[] =>
  z
    .array(z.looseObject({ idea: z.string() }))
    .parse(parse(readFileSync(`fixtures/ideas/${requestLanguageOf(language)}.yaml`, 'utf8')))
    .map(({ idea }) => idea)

/** A few letters that stand for all that is read in an idea noun by noun, as it is told in each language. */
function digestOf(idea: string, language: GameLanguage): string {
  const reading = readTyped(idea, requestLanguageOf(language))
  const told = LANGUAGES.map((one) => translateReading(reading, requestLanguageOf(one)))
  return createHash('sha256')
    .update(JSON.stringify([reading, told]))
    .digest('hex')
    .slice(0, 12)
}

/** What a game in each language may call the things of an idea. */
const wordsOf = (idea: string, language: GameLanguage): string =>
  LANGUAGES.map((one) => {
    const { idea: _, ...words } = ideaWords(readIdea(idea, requestLanguageOf(one)), packOf(one))
    const all = Object.values(words).join('|')
    return one === language ? all : createHash('sha256').update(all).digest('hex').slice(0, 8)
  }).join(' ')

it.each(LANGUAGES)(
  '[TL60] what is read in the ideas kept for it is read as ever: %s',
  async (language) => {
    const lines = [...IDEAS[language], ...checkedIn(language)].map(
      (idea) => `${idea.slice(0, 24)}: ${digestOf(idea, language)} ${wordsOf(idea, language)}`,
    )
    const kept = join(import.meta.dirname, 'as-ever', `${requestLanguageOf(language)}.txt`)
    await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
  },
)
