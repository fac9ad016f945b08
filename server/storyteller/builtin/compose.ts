import { requestLanguageOf } from '#schemas/language.ts'
import type { Corrections } from '#schemas/reading-of-idea.ts'
import { chooseKit, deedOf, saysDeed, withDeed } from '#server/storyteller/reading/choose-kit.ts'
import {
  correctedIdea,
  correctedWords,
  namesNouns,
} from '#server/storyteller/reading/corrected-idea.ts'
import { castOwner, deedWords } from '#server/storyteller/reading/deed-words.ts'
import { type IdeaWords, ideaWords } from '#server/storyteller/reading/idea-words.ts'
import { asSeeker } from '#server/storyteller/reading/ja/seeker.ts'
import { type IdeaReading, readIdea } from '#server/storyteller/reading/read-idea.ts'
import { heroSaid } from '#server/storyteller/reading/typed/hero-said.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { plainIdea } from '#server/storyteller/reading/typed/traits.ts'
import { typedWords } from '#server/storyteller/reading/typed-words.ts'
import { type Case, type Casting, fixTruth, recastCase } from './case/truth.ts'
import type { Lens } from './frame.ts'
import { ideaFor, type Policy, packFor } from './gentle.ts'
import type { Kit } from './kit.ts'
import type { LanguagePack } from './language-pack.ts'
import type { LensKey, Line } from './line.ts'
import { createRng, type Rng } from './rng.ts'
import { createTeller, type Teller } from './telling/teller.ts'
import type { Turning } from './telling/turning.ts'

/** What is decided before a lens is chosen: the same for the reasoning, the outlines and the game. */
export type Premise = {
  /** The chance it was decided by. */
  readonly salt: string
  readonly policy: Policy
  readonly pack: LanguagePack
  readonly reading: IdeaReading
  readonly words: IdeaWords
  readonly kit: Kit
  readonly truth: Case
  readonly rng: Rng
  /** Which variants are told, where it is told once more in other words. */
  readonly turning?: Turning
}

/** The chance a case is fixed by. */
const CASE = 'case'

/** The words of a case, which is told of somebody deaf as of anybody; the idea is quoted as it was typed. */
function wordsOf(reading: IdeaReading, typed: IdeaReading, pack: LanguagePack): IdeaWords {
  if (reading !== typed) return ideaWords(reading, pack)
  const language = requestLanguageOf(pack.language)
  const said = heroSaid(readTyped(typed.text, language))
  const told = said.trait === null ? typed : readIdea(plainIdea(typed.text, language), language)
  const { idea } = ideaWords(typed, pack)
  return { ...typedWords(ideaWords(told, pack), told, pack), idea }
}

/** Reads the idea and fixes the truth of its case. The same idea, language, salt, policy and corrections decide the same. */
export function settle(
  idea: string,
  whole: LanguagePack,
  salt: string,
  policy: Policy = 'adults',
  corrections: Corrections = {},
): Premise {
  const pack = packFor(whole, policy)
  const isOwn = namesNouns(corrections)
  const language = requestLanguageOf(pack.language)
  const typed = readIdea(ideaFor(idea, pack, policy), language)
  const reading = isOwn ? correctedIdea(typed, corrections) : typed
  // by the idea as it was typed: the case of its reasoning is played by everybody, in milder words by some
  const seed = policy === 'adults' ? typed.text : readIdea(idea, language).text
  const rng = createRng([seed, pack.language, salt].join('\u0000'))
  const read = wordsOf(reading, typed, pack)
  const named = isOwn ? correctedWords(read, typed, corrections, pack) : read
  const words = language === 'ja' ? asSeeker(named, typed.text) : named
  const elsewhere = pack.fitElsewhere?.(words) ?? pack.elsewhere
  // a kit that is written for an idea tells its own people, things and deed
  const kits = isOwn || saysDeed(reading, pack) ? [] : pack.kits
  const chosen = chooseKit(reading, { ...pack, kits, elsewhere }, rng.fork('kit'))
  const deed = deedOf(chosen, reading, words, pack)
  const told = { ...words, ...deedWords(deed, reading, words, pack) }
  const kit = castOwner(withDeed(chosen, deed, told), deed, reading, told)
  return {
    salt,
    policy,
    pack,
    reading,
    words: told,
    kit,
    truth: fixTruth(rng.fork(CASE), kit, pack),
    rng,
  }
}

/** The same premise with its roles given out otherwise; undefined where they are not those of its four. */
export function recastPremise(premise: Premise, casting: Casting): Premise | undefined {
  const truth = recastCase(premise.truth, casting, premise.rng.fork(CASE), premise.pack)
  return truth && { ...premise, truth }
}

/** The kit as a lens tells it. */
export function throughLens(kit: Kit, key: LensKey): Kit {
  const texts = kit.lenses?.[key]
  return texts === undefined ? kit : { ...kit, texts: { ...kit.texts, ...texts } }
}

/** A teller for one telling of a premise. A kit that tells a lens itself needs no added sentences. */
export function tellerFor(premise: Premise, key: LensKey): Teller {
  const { pack, kit, truth, words, rng, turning } = premise
  const lens: Lens = pack.lenses[key]
  const beats = kit.lenses?.[key] === undefined ? lens.beats : {}
  const input = { pack, kit: throughLens(kit, key), beats, truth, words }
  return createTeller(input, rng.fork('words'), turning)
}

/** A text that says the idea in its own words: as it is if it does already, else led in by `line`. */
export function withIdea(premise: Premise, teller: Teller, line: Line, text: string): string {
  return saysIdea(premise, text) ? text : teller.join(teller.tell(line), text)
}

/** Whether a text quotes the idea. */
export const saysIdea = ({ words }: Premise, text: string): boolean =>
  text.toLowerCase().includes(words.idea.toLowerCase())
