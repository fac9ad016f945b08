import { requestLanguageOf } from '#schemas/language.ts'
import type { IdeaNouns, LanguagePack } from '#server/storyteller/builtin/language-pack.ts'
import { englishWords } from './en/idea-nouns.ts'
import { wordFor } from './lexicon.ts'
import { conceptsOf, type IdeaReading } from './read-idea.ts'

/** The nouns of the idea, in the language of the game, and whatever the language made of them. */
export type IdeaWords = IdeaNouns & {
  readonly idea: string
  readonly concepts: string
}

const firstOf = (
  reading: IdeaReading,
  category: 'setting' | 'object' | 'role',
): string | undefined => conceptsOf(reading, category)[0]?.surface

/** Han and kana need no article and no number: the idea's own words serve as they stand. */
function plainWords(reading: IdeaReading, pack: LanguagePack): IdeaNouns {
  const role = firstOf(reading, 'role')
  const object = firstOf(reading, 'object')
  const setting = firstOf(reading, 'setting')
  const known = reading.concepts.map((found) => found.surface)
  const unknown = reading.nouns.filter(
    (noun) => !known.some((word) => word.includes(noun) || noun.includes(word)),
  )
  return {
    setting: setting ?? pack.nouns.setting,
    thing: object ?? unknown.at(-1) ?? pack.nouns.thing,
    role: role ?? pack.nouns.role,
  }
}

/** Told in another language than it was typed in, an idea keeps what the lexicon can translate. */
function translatedWords(reading: IdeaReading, pack: LanguagePack): IdeaNouns {
  const language = requestLanguageOf(pack.language)
  const word = (category: 'setting' | 'object' | 'role'): string | undefined => {
    const id = conceptsOf(reading, category)[0]?.id
    return id === undefined ? undefined : wordFor(category, id, language)
  }
  const the = (text: string | undefined) => (text && language === 'en' ? `the ${text}` : text)
  const setting = the(word('setting')) ?? pack.nouns.setting
  return {
    ...pack.nouns,
    setting,
    there: `at ${setting}`,
    thing: the(word('object')) ?? pack.nouns.thing,
    role: word('role') ?? pack.nouns.role,
  }
}

function conceptWords(reading: IdeaReading, pack: LanguagePack): string[] {
  const language = requestLanguageOf(pack.language)
  if (reading.language === language) {
    const words = [
      ...reading.nouns,
      ...reading.concepts
        .filter((found) => found.category !== 'deed')
        .map((found) => found.surface),
    ]
    const distinct = words.filter(
      (word, at) =>
        !words.some(
          (other, before) =>
            before !== at && other.includes(word) && (other !== word || before < at),
        ),
    )
    return distinct.slice(0, 5)
  }
  return reading.concepts
    .flatMap((found) => wordFor(found.category, found.id, language) ?? [])
    .slice(0, 5)
}

/** What the lexicon alone makes of an idea. */
function lexiconNouns(reading: IdeaReading, pack: LanguagePack): IdeaNouns {
  const language = requestLanguageOf(pack.language)
  if (reading.language !== language) return translatedWords(reading, pack)
  return language === 'en' ? englishWords(reading, pack.nouns) : plainWords(reading, pack)
}

/** An idea that asks goes on asking, however often it is quoted. */
const asking = (idea: string, reading: IdeaReading): string =>
  idea === reading.idea ? `${idea}${reading.asked}` : idea

/** What the teller may call the things of an idea. */
export function ideaWords(reading: IdeaReading, pack: LanguagePack): IdeaWords {
  const language = requestLanguageOf(pack.language)
  const known = lexiconNouns(reading, pack)
  const own = reading.language === language ? reading.idea : ''
  const nouns = pack.readIdea?.(own, known) ?? known
  const concepts = [...new Set(conceptWords(reading, pack))]
  return {
    ...nouns,
    idea: asking(nouns.idea || reading.idea || nouns.setting, reading),
    concepts: pack.list(
      (concepts.length > 0 ? concepts : [nouns.setting]).map((word) => `*${word}*`),
    ),
  }
}
