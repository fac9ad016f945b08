import type { GameLanguage } from '#schemas/language.ts'
import { textsOf } from '#server/storyteller/texts/texts-of.ts'
import type { Kit } from './kit.ts'
import type { LanguagePack } from './language-pack.ts'
import { packFrom } from './packs.ts'

/** All kits of a language: those written for a place, then the stories of any idea. */
export function kitsOf(language: GameLanguage): readonly Kit[] {
  const { kits, stories } = textsOf(language)
  return [...kits, ...stories]
}

/** A language that tells every idea as one of its kits; undefined where it has no such kit. */
export function packOfKit(language: GameLanguage, id: string): LanguagePack | undefined {
  const texts = textsOf(language)
  const story = texts.stories.find((kit) => kit.id === id)
  if (story) return packFrom(language, { ...texts, kits: [], elsewhere: story, stories: [story] })
  const written = texts.kits.find((kit) => kit.id === id)
  if (!written) return undefined
  // Its own people and its own place: nothing is fitted to the idea.
  const { fitElsewhere: _, ...pack } = packFrom(language, texts)
  return { ...pack, kits: [], elsewhere: written, environments: [], deeds: [] }
}
