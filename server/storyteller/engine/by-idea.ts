import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { OWNERS } from '#server/storyteller/reading/typed/beside-said.ts'
import { Relation } from '#server/storyteller/reading/typed/relation-words.ts'
import { PLACE_SORTS } from '#server/storyteller/reading/typed/shape.ts'
import { CALLINGS, EVENT_SORTS, THING_SORTS, THING_USES } from './noun-sorts.ts'

/** Houses that differ by their rooms: who lives there, who sleeps there for money, who sells something. */
export const HOUSES = ['dwelling', 'inn', 'shop'] as const
export type House = (typeof HOUSES)[number]

/** Places to which things are brought, that are told as what they are. */
export const GOALS = ['show', 'farm', 'school', 'shop', 'holy', 'light'] as const
export type Goal = (typeof GOALS)[number]

/** Customs that people keep where an idea asks for no rule of its own, by their files: `custom-twig`. */
export const CUSTOMS = [
  ...(['bench', 'bread', 'button', 'chalk', 'cup', 'door-strip', 'forgotten', 'hands'] as const),
  ...(['hat', 'knock', 'knot', 'lamp', 'noren', 'salt', 'shoes', 'twig'] as const),
] as const

const AGES = ['', '.older', '.younger'] as const
const RELATIONS = Relation.options.flatMap((one) =>
  AGES.flatMap((age) => ['', '.female', '.male'].map((sex) => `${one}${age}${sex}`)),
)
/** What an idea says by which a text may differ, and what that may be. */
export const FACETS = {
  /** What the other one is to who plays: which of two is older, of which sex. */
  tie: RELATIONS,
  /** What who plays is to the other one. */
  self: RELATIONS,
  /** Who of the two went away, where the other one stayed. */
  left: ['self', 'other'],
  house: [...HOUSES],
  /** What the thing is made of. */
  thing: [...THING_SORTS],
  /** What the thing is for, what it shows, or what is done with it at last. */
  use: [...THING_USES],
  /** How many of those who are met are of the same group as who plays. */
  crew: ['crew', 'crew.1', 'crew.2', 'crew.3'],
  /** What place the idea names. */
  site: [...PLACE_SORTS],
  /** What who plays can, by what they do or did. */
  trade: [...CALLINGS],
  /** Whose the thing was, and whether they live. */
  owner: ['own', 'gone', ...OWNERS.flatMap((one) => [one, `${one}.gone`])],
  /** Whose the place was. */
  keeper: [...RELATIONS, 'master'],
  /** What two fell out over, where the idea says so; of a boat there is its model. */
  over: ['model', 'thing'],
  /** To somebody, or to where something is brought, by what they do and what it is. */
  goal: [
    'person.own',
    ...CALLINGS.map((one) => `person.${one}`),
    'person',
    ...GOALS.map((one) => `place.${one}`),
    'place',
  ],
  /** How old who plays is, where nobody would think so of somebody on such an errand. */
  age: ['child', 'old'],
  /** Of how many there are on the way: three mountains are more than a first one and a last one. */
  crossed: ['more', 'many'],
  /** What somebody goes on. */
  ride: ['bicycle', 'bicycle.broken'],
  /** Whether who plays took it, and brings it back. */
  took: ['took'],
  /** Whoever is beside the player: one of the same two apprentices, one of the family, somebody whom the idea names by what they are. */
  mate: ['same', 'kin', 'named'],
  /** By when it has to be done: before what the idea says is to take place, where it does not speak of the morning. */
  due: ['event'],
  /** What the event of the idea is: a market, a feast. */
  event: [...EVENT_SORTS],
  /** What there is to see at that event: fireworks go up. */
  sight: [...THING_USES],
  /** Whether the thing is one of the plot's own, since the idea names none. */
  burden: ['neutral'],
  /** What the place is where it plays. */
  place: [...PLACE_SORTS],
  /** Who can treat somebody: who plays, or somebody beside them, who is `{healer.short}` then. */
  healer: ['self', 'beside'],
  /** What custom is kept there: a twig is put into a pocket, a hat is taken off. */
  custom: [...CUSTOMS],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Facet = keyof typeof FACETS
/** What an idea says of each, from what says the most to what fits anybody. */
export type Facets = Readonly<Record<Facet, readonly string[]>>

const Phrase = z.string().min(1)
/** A text that hangs on what the idea says: the first of its cases that holds, else the plain one. */
export const ByIdea = z.strictObject({
  // the keys of a record of these
  of: z.enum(Object.keys(FACETS) as [Facet, ...Facet[]]).describe('What of the idea it hangs on.'),
  plain: z.string().describe('Where no case holds; it may be nothing.'),
  cases: z.record(Phrase, Phrase).describe('What is told where the idea says so: `child.male`.'),
})
export type ByIdea = Fixed<z.infer<typeof ByIdea>>

const chosenBy = ({ of, plain, cases }: ByIdea, facets: Facets): string =>
  facets[of].map((key) => cases[key]).find((text) => text !== undefined) ?? plain

/** The texts of a story that hang on its idea: `{told.NAME}`. */
export const toldWords = (
  { told = {} }: { readonly told?: Readonly<Record<string, ByIdea>> },
  facets: Facets,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told).map(([name, text]) => [`told.${name}`, chosenBy(text, facets)]),
  )
