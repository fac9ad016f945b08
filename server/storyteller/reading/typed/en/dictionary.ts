import nlp from 'compromise'
import { rowOf } from '../vocabulary.ts'
import { describes } from './adjectives.ts'
import { KIND_WORDS } from './kind-words.ts'
import { singular } from './singular.ts'
import { type VerbForm, verbForm } from './verbs.ts'

/** What a word of English may be, wherever it stands. */
export type WordSense = {
  readonly noun: boolean
  readonly verb: VerbForm | undefined
  readonly adjective: boolean
  readonly adverb: boolean
  /** The name of a city or a country, or a given name: only with a capital letter. */
  readonly name: 'place' | 'person' | undefined
  /** Somebody by trade or station. */
  readonly actor: boolean
}

// compromise types its model as a bare object; this is where it keeps its dictionary.
const { one } = nlp.model() as {
  readonly one: { readonly lexicon: Readonly<Record<string, string | readonly string[]>> }
}
const TAGS = one.lexicon
const tagsOf = (low: string): readonly string[] =>
  Object.hasOwn(TAGS, low) ? [TAGS[low] ?? []].flat() : []

const VERB_TAGS: Readonly<Record<string, VerbForm>> = {
  Infinitive: 'base',
  PresentTense: 's',
  PastTense: 'ed',
  Participle: 'ed',
  Gerund: 'ing',
}
const NOUN_TAGS = ['Noun', 'Singular', 'Plural', 'Uncountable', 'Actor']
const PLACE_TAGS = ['City', 'Country', 'Region', 'Place']
const NAME_TAGS = ['FemaleName', 'MaleName', 'FirstName', 'Person', 'LastName']

const has = (tags: readonly string[], wanted: readonly string[]): boolean =>
  tags.some((tag) => wanted.includes(tag))

/** Whether the vocabulary has a word, and not the dictionary alone. */
export const isNamed = (low: string): boolean =>
  [low, singular(low)].some((form) => rowOf(form, 'en') !== undefined || KIND_WORDS.has(form))

/** What a word may be: the vocabulary first, then the dictionary. */
export function senseOf(low: string): WordSense {
  const tags = tagsOf(low)
  const single = singular(low)
  const known = isNamed(low)
  const tagged = tags.map((tag) => VERB_TAGS[tag]).find(Boolean)
  const verb = verbForm(low) ?? (known ? undefined : tagged)
  return {
    noun: known || has(tags, NOUN_TAGS) || has(tagsOf(single), NOUN_TAGS),
    verb,
    adjective:
      describes(low) ||
      (!known && has(tags, ['Adjective', 'Comparative', 'Superlative', 'Demonym'])),
    adverb:
      has(tags, ['Adverb', 'Expression']) ||
      (/[^f]ly$/.test(low) && low.length > 4 && !known && !describes(low)),
    name: known
      ? undefined
      : has(tags, PLACE_TAGS)
        ? 'place'
        : has(tags, NAME_TAGS)
          ? 'person'
          : undefined,
    actor: has(tags, ['Actor']) || has(tagsOf(single), ['Actor']),
  }
}
