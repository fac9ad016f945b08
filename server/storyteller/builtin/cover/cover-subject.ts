import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { ArtStyle } from '#schemas/settings.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import type { Emblem } from '#server/media/emblem-names.ts'
import type { CoverSubject, Mood, PictureBrief, PlaceKind } from '#server/media/picture.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { isDepicted } from './depicted-places.ts'
import { EMBLEM_OF_KIND, emblemsIn } from './emblem-in.ts'

/** What a game's cover is decided by: the idea, and the scene its place would be painted as. */
export type CoverInput = {
  readonly reading: TypedReading
  /** What the idea calls the place it plays at; '' where it says none. */
  readonly where: string
  readonly place: PlaceKind
  readonly mood: Mood
  /** The place was chosen by the idea and not by chance. */
  readonly isChosen: boolean
  readonly kind: GameKind
}

/** The words that tell what an idea is about, the most telling first. */
const tellingWords = ({ what, where, nouns, idea }: TypedReading): string[] => [
  ...(what === null ? [] : [what.text]),
  ...nouns.filter(({ kind }) => kind !== 'place' && kind !== 'person').map(({ text }) => text),
  // where it plays is said already by the game
  ...(where === null ? [idea] : [idea.replace(where.text, ' '), where.text]),
]

/** They say how a story goes, and stand back where it is about a thing. */
const COLOURLESS: ReadonlySet<Emblem> = new Set(Object.values(EMBLEM_OF_KIND))

/**
 * What a cover shows: the place where it is a picture of the idea's own, else an emblem of what the idea is about, or of
 * the kind of game where nothing of it can be drawn.
 */
export function coverSubject(input: CoverInput): CoverSubject {
  const { reading, where, place, mood, isChosen, kind } = input
  const scene = { kind: 'cover', place, mood } as const
  if (where === '' ? isChosen : isDepicted(place, where)) return scene
  return { ...scene, emblem: emblemOf(reading) ?? EMBLEM_OF_KIND[kind] }
}

/** A cover before its look is chosen: the idea alone says which scene it is, so that every game of it has the one that was shown. */
export const coverScene = (subject: CoverSubject, idea: string): CoverScene => ({
  subject,
  seed: `${idea.slice(0, 80)}:cover`,
})

export const coverBrief = (subject: CoverSubject, idea: string, style: ArtStyle): PictureBrief => ({
  ...coverScene(subject, idea),
  style,
})

/** What is drawn of an idea. */
function emblemOf(reading: TypedReading): Emblem | undefined {
  const found = tellingWords(reading).flatMap((words) => emblemsIn(words, reading.language))
  return found.find((one) => !COLOURLESS.has(one)) ?? found[0]
}
