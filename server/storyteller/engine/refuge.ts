import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { PLACE_SORTS } from '#server/storyteller/reading/typed/shape.ts'
import { HouseParts } from './house-rooms.ts'
import type { IdeaPart } from './idea-part.ts'
import type { FoundPlace } from './place-for.ts'
import type { PlacePack } from './place-pack.ts'

const Phrase = z.string().min(1)
/** A house in which people are shut in, where the parts of the place stand apart. */
export const Refuge = z.strictObject({
  of: z
    .array(z.enum(PLACE_SORTS))
    .min(1)
    .describe('What the place of the idea is; where it names none, the one where it plays.'),
  called: Phrase.describe('What it is called: “the hut”.'),
  world: Phrase.describe('What is to be known of it: two or three sentences.'),
  parts: HouseParts.describe(
    'Its rooms, all under one roof: what is not named is the place’s own.',
  ),
})
export type Refuge = Fixed<z.infer<typeof Refuge>>

type WithRefuges = { readonly refuges?: readonly Refuge[] }

/** The house of a story at a place: none where the place is one house itself, or none is of such a sort. */
export function refugeIn(
  { refuges = [] }: WithRefuges,
  { is, lacks = [] }: Pick<PlacePack, 'is' | 'lacks'>,
  { whereSorts: [own] }: Pick<IdeaPart, 'whereSorts'>,
): Refuge | undefined {
  if (lacks.includes('houses')) return undefined
  const sorts = own === undefined ? is : [own]
  return refuges.find(({ of }) => sorts.some((sort) => of.includes(sort)))
}

/** A place whose parts are the rooms of that house. */
export const withRefuge = (place: PlacePack, refuge: Refuge | undefined): PlacePack =>
  refuge === undefined
    ? place
    : {
        ...place,
        parts: { ...place.parts, ...refuge.parts },
        words: { ...place.words, world: refuge.world },
      }

/** How the place of an idea stands to it: a house that is asked for is there, and nobody was only going to it. */
export const refugeAt = (
  standing: FoundPlace['standing'],
  refuge: Refuge | undefined,
  { whereSorts: [own] }: Pick<IdeaPart, 'whereSorts'>,
): FoundPlace['standing'] =>
  refuge !== undefined && own !== undefined && refuge.of.includes(own) ? 'is' : standing

/** The words of a place, with what they are shut in: the house, or the place by its name. */
export const refugeWords = (
  refuge: Refuge | undefined,
  words: Readonly<Record<string, string>>,
): Record<string, string> => ({ ...words, refuge: refuge?.called ?? words['place.name'] ?? '' })

/** The same house in another language. */
export const twinRefuge = (
  { refuges = [] }: WithRefuges,
  here: Refuge | undefined,
): Refuge | undefined => refuges.find(({ of }) => of.join() === here?.of.join())
