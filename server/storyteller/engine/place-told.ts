import type { GameKind } from '#schemas/reading-of-idea.ts'
import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { IdeaPart } from './idea-part.ts'
import type { IdeaTexts } from './idea-texts.ts'
import type { PlaceStanding } from './place-for.ts'
import type { PlacePack } from './place-pack.ts'
import type { StoryTexts } from './story-texts.ts'
import { said } from './tests/phrases.ts'

/** What a place is like, and one sentence more. */
const worldWith = ({ words: { world } }: PlacePack, more: string): string =>
  `${world}${/[a-z.!?’]$/i.test(world) ? ' ' : ''}${more}`

/** What an idea says of the place otherwise than its file: what of the idea is there, and on which day. */
export const placeSlots = (
  place: PlacePack,
  told: string,
  day: string,
): Record<string, string> => ({
  ...(told !== '' && { 'place.world': worldWith(place, told) }),
  ...(day !== '' && { 'place.time': day }),
})

/** Kinds in which somebody sits where they did not mean to stay. */
const ON_THE_WAY: ReadonlySet<GameKind> = new Set(['escape', 'survival'])

/** What brings people somewhere: no inn is called a bus. */
const VEHICLES: ReadonlySet<PlaceSort> = new Set(['ship', 'rail', 'car', 'aircraft'])

/** Whether a place brings people somewhere. */
export const isVehicle = ({ is }: Pick<PlacePack, 'is'>): boolean =>
  is.some((sort) => VEHICLES.has(sort))

type PlaceTold = {
  readonly texts: IdeaTexts
  readonly kind: GameKind
  readonly story: Pick<StoryTexts, 'goals'>
  readonly part: IdeaPart
  readonly place: PlacePack
  readonly standing: PlaceStanding
}

/** What is told of a place of the idea beside where the player comes from: where it lies, or what of the story it is. */
export function toldOfPlace(
  { texts, kind, story, part, place, standing }: PlaceTold,
  comesFromThere: boolean,
): string {
  if (standing === 'within') {
    // what a story is told as the far end of is not round the corner
    const isFar = story.goals !== undefined && part.where === part.goal
    const isNamed = isFar || place.words.world.includes(part.where)
    return isNamed ? '' : said(texts.within, { noun: part.where })
  }
  if (standing !== 'elsewhere' || comesFromThere) return ''
  const [own] = part.whereSorts
  if (own !== undefined && VEHICLES.has(own)) return said(texts.left, { where: part.where })
  return said(ON_THE_WAY.has(kind) ? texts.bound : texts.came, {
    where: part.whereThe,
  })
}
