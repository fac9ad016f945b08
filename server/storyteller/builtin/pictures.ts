import type { GameLanguage } from '#schemas/language.ts'
import type { ArtStyle } from '#schemas/settings.ts'
import { distinctLooks } from '#server/media/cast-looks.ts'
import { distinctRooms } from '#server/media/distinct-rooms.ts'
import type { MusicBrief } from '#server/media/music-brief.ts'
import type { CoverSubject, Culture, PictureBrief, PortraitSubject } from '#server/media/picture.ts'
import { conceptsOf } from '#server/storyteller/reading/read-idea.ts'
import type { TypedReading } from '#server/storyteller/reading/typed/shape.ts'
import type { Member } from './case/people.ts'
import type { Premise } from './compose.ts'
import { coverSubject } from './cover/cover-subject.ts'
import type { LocationKey } from './kit.ts'
import { sheetWithText } from './seen-in-text.ts'
import type { Game } from './telling/game.ts'
import { withThings } from './things/things-in-text.ts'

const seedOf = (game: Game, what: string): string =>
  `${game.premise.reading.text.slice(0, 80)}:${game.premise.kit.id}:${game.premise.truth.code}:${what}`

/** The cover of a case: its place in its weather, where the idea names it. */
export function caseCover({ kit, pack, reading }: Premise, typed: TypedReading): CoverSubject {
  const [setting] = conceptsOf(reading, 'setting')
  return coverSubject({
    ...{ reading: typed, kind: 'mystery', place: kit.paint.place, mood: kit.paint.mood },
    where: typed.where?.text ?? setting?.surface ?? '',
    isChosen: kit.settings.length > 0 || kit.paint.place !== pack.elsewhere.paint.place,
  })
}

/** The rooms of the place, none laid out as another. */
export function locationBriefs(
  game: Game,
  keys: readonly LocationKey[],
  style: ArtStyle,
): PictureBrief[] {
  const { place, mood } = game.kit.paint
  const subjects = distinctRooms(
    keys.map((key, at) => ({
      ...{ kind: 'location', place, room: game.kit.locations[key].room, mood },
      ...withThings(game.locations[at]?.description ?? ''),
    })),
  )
  return subjects.map((subject, at) => ({ subject, style, seed: seedOf(game, keys[at] ?? '') }))
}

/** Where people come from of whom nothing else is said: where their names do. */
const CULTURES_OF = {
  en_US: 'west',
  zh_CN: 'china',
  ja_JP: 'japan',
} as const satisfies Record<GameLanguage, Culture>

/** The culture of a game's people, by its language. */
export const cultureOf = (language: GameLanguage): Culture => CULTURES_OF[language]

function subjectOf(game: Game, { id, sex, years, from }: Member): PortraitSubject {
  const look = game.npcs.find((npc) => npc.id === id)?.appearance ?? ''
  return {
    kind: 'portrait',
    sex,
    age: years,
    mood: game.kit.paint.mood,
    culture: cultureOf(game.premise.pack.language),
    ...sheetWithText(from.portrait, look, from.personality),
  }
}

/** The faces of a cast, each as the kit describes it and nobody another's double. */
export function portraitBriefs(
  game: Game,
  members: readonly Member[],
  style: ArtStyle,
): { member: Member; brief: PictureBrief }[] {
  const subjects = distinctLooks(members.map((member) => subjectOf(game, member)))
  return members.flatMap((member, place) => {
    const subject = subjects[place]
    const seed = seedOf(game, `person-${member.id}`)
    return subject === undefined ? [] : [{ member, brief: { subject, style, seed } }]
  })
}

/** The loop the game is played to. */
export const musicBrief = (game: Game): MusicBrief => ({
  mood: game.kit.paint.mood,
  bed: game.kit.paint.bed,
  seed: seedOf(game, 'music'),
})
