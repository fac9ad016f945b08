import type { ArtStyle } from '#schemas/settings.ts'
import type { MusicBrief, PictureBrief } from '#server/media/picture.ts'
import type { Member } from './case/people.ts'
import type { LocationKey } from './kit.ts'
import type { Game } from './telling/game.ts'

const seedOf = (game: Game, what: string): string =>
  `${game.premise.reading.text.slice(0, 80)}:${game.premise.kit.id}:${game.premise.truth.code}:${what}`

/** The cover: the place in its weather. */
export const coverBrief = (game: Game, style: ArtStyle): PictureBrief => ({
  subject: { kind: 'cover', place: game.kit.paint.place, mood: game.kit.paint.mood },
  style,
  seed: seedOf(game, 'cover'),
})

/** One room of the place. */
export const locationBrief = (game: Game, key: LocationKey, style: ArtStyle): PictureBrief => ({
  subject: {
    kind: 'location',
    place: game.kit.paint.place,
    room: game.kit.locations[key].room,
    mood: game.kit.paint.mood,
  },
  style,
  seed: seedOf(game, key),
})

/** One face, as the kit describes it. */
export const portraitBrief = (game: Game, member: Member, style: ArtStyle): PictureBrief => ({
  subject: {
    kind: 'portrait',
    sex: member.sex,
    age: member.years,
    mood: game.kit.paint.mood,
    ...member.from.portrait,
  },
  style,
  seed: seedOf(game, `person-${member.id}`),
})

/** The loop the game is played to. */
export const musicBrief = (game: Game): MusicBrief => ({
  mood: game.kit.paint.mood,
  bed: game.kit.paint.bed,
  seed: seedOf(game, 'music'),
})
