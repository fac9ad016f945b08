import { z } from 'zod'
import { Chapter } from '#schemas/chapter.ts'
import { KnownElements } from '#schemas/element.ts'
import { ChapterContent } from '#schemas/game.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { Location } from '#schemas/location.ts'
import { Npc } from '#schemas/npc.ts'
import { Player } from '#schemas/player.ts'
import { ArtStyle, type Brief } from '#schemas/settings.ts'
import { Task } from '#schemas/task.ts'
import type { MusicBrief } from '#server/media/music-brief.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import { correctReading, readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { coverBrief } from './cover/cover-subject.ts'
import { LOCATION_KEYS } from './kit.ts'
import { caseCover, locationBriefs, musicBrief, portraitBriefs } from './pictures.ts'
import type { Game } from './telling/game.ts'
import { caseFacts, ToldFacts } from './told-facts.ts'

const Painted = z.object({
  subject: z.looseObject({ kind: z.enum(['cover', 'location', 'portrait']) }),
  style: ArtStyle,
  seed: z.string(),
})
const Played = z.object({ mood: z.string(), bed: z.string(), seed: z.string() })
const PaintedBrief = z.custom<PictureBrief>((value) => Painted.safeParse(value).success)
const PlayedBrief = z.custom<MusicBrief>((value) => Played.safeParse(value).success)
const Shown = z.union([
  z.object({ cover: z.literal(true) }),
  z.object({ location: z.string() }),
  z.object({ npc: z.number() }),
])

/**
 * A told game, each of its texts once: what the built-in storyteller keeps in a plan, some 60 kB. The texts and not
 * the idea they came from: a later build tells the same idea otherwise.
 */
export const Material = z.object({
  elements: KnownElements,
  locations: z.array(Location),
  player: Player,
  npcs: z.array(Npc),
  npcTasks: z.array(Task),
  prologue: z.array(z.string()),
  chapters: z.array(Chapter),
  contents: z.array(ChapterContent),
  pictures: z.array(z.object({ brief: PaintedBrief, shown: Shown })),
  music: PlayedBrief,
  /** What each scene must say; plans of an older build do not know. */
  facts: ToldFacts.exactOptional(),
})
export type Material = z.infer<typeof Material>

/** What is kept of a game that was told for a brief. */
export const materialOf = (game: Game, brief: Brief): Material => ({
  elements: game.elements,
  locations: [...game.locations],
  player: game.player,
  npcs: [...game.npcs],
  npcTasks: [...game.npcTasks],
  prologue: [...game.prologue],
  chapters: [...game.chapters],
  contents: [...game.contents],
  pictures: picturesOf(game, brief),
  music: musicBrief(game),
  facts: caseFacts(game),
})

/** The cover first, then places and faces in turn. */
function picturesOf(game: Game, brief: Brief): Material['pictures'] {
  const { artStyle: style, idea, language, corrections } = brief
  const { suspects, ally, victim } = game.premise.truth
  const places = locationBriefs(game, LOCATION_KEYS, style).map((brief, at) => ({
    brief,
    shown: { location: game.locations[at]?.id ?? `${LOCATION_KEYS[at]}` },
  }))
  const cast = portraitBriefs(game, [...suspects, ally, victim], style)
  const faces = cast.map(({ member, brief }) => ({ brief, shown: { npc: member.id } }))
  const alternating = places.flatMap((place, at) => [place, ...faces.slice(at, at + 1)])
  const typed = correctReading(readTyped(idea, requestLanguageOf(language)), corrections ?? {})
  const cover = {
    brief: coverBrief(caseCover(game.premise, typed), idea, style),
    shown: { cover: true as const },
  }
  return [cover, ...alternating, ...faces.slice(places.length)]
}
