import type { GameLanguage } from '#schemas/language.ts'
import type { CoverSubject } from '#server/media/picture.ts'
import { coverSubject } from '#server/storyteller/builtin/cover/cover-subject.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import { ideaPartOf } from './idea-part-of.ts'
import { isPlaceNamed } from './place-for.ts'
import type { SettledStory } from './story-input.ts'

/** The cover of a plot's game: its place in its weather, where the idea names it. */
export const storyCover = (
  { plot, place }: Pick<SettledStory, 'plot' | 'place'>,
  language: GameLanguage,
  reading: TypedReading,
): CoverSubject =>
  coverSubject({
    ...{ reading, kind: plot.kind, place: place.paint.place, mood: place.paint.mood },
    where: reading.where?.text ?? '',
    isChosen: isPlaceNamed(place, ideaPartOf(reading, language)),
  })
