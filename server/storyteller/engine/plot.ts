import { z } from 'zod'
import { GameKind } from '#schemas/reading-of-idea.ts'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { EVENT_SORTS, NounSort } from './noun-sorts.ts'

const Name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'should be one word that begins small')
const Fact = z.string().regex(/^[a-z][A-Za-z0-9.]*$/, 'should be a fact: words with points between')

/** What a game remembers while it is planned: small whole numbers by name. Told nodes have none of it. */
export type PlotState = Readonly<Record<string, number>>

/** Holds where every named meter has the value, or one of the values. */
export const When = z
  .record(Name, z.union([z.int().min(0), z.array(z.int().min(0)).min(1)]))
  .meta({ id: 'When', description: 'Holds where every named meter has one of these values.' })
export type When = Fixed<z.infer<typeof When>>

const Meters = z.record(
  Name,
  z.strictObject({ max: z.int().min(1).max(3), start: z.int().min(0).exactOptional() }),
)

/** What opens to any one of its keys (facts that were told), to all of them, or in some states (trust). */
const Lock = z.strictObject({
  kind: z.enum(['door', 'code', 'permission', 'trust', 'alibi']),
  anyOf: z.array(Fact).min(1).exactOptional(),
  allOf: z.array(Fact).min(1).exactOptional(),
  when: When.exactOptional(),
})

const Moves = z.record(Name, z.int().min(-3).max(3))
const change = {
  add: Moves.exactOptional().describe('Moves meters; told in text by <+meter|…> or <-meter|…>.'),
  set: z.record(Name, z.int().min(0).max(3)).exactOptional().describe('Puts meters somewhere.'),
}
/** What happens to the meters. */
export type MeterChange = {
  readonly add?: Readonly<Record<string, number>>
  readonly set?: PlotState
}

/** Where a story ends: the endings decide by the meters. */
export const END = 'END'
/** A beat, END, or the first of several whose condition holds; the last one has none. */
const Next = z.union([
  z.string(),
  z.array(z.strictObject({ when: When.exactOptional(), to: z.string() })).min(2),
])
export type Next = Fixed<z.infer<typeof Next>>

const BeatWay = z.strictObject({
  to: Next,
  right: z.literal(true).exactOptional(),
  when: When.exactOptional().describe('Offered in these states alone.'),
  opens: Name.exactOptional(),
  ...change,
})
export type BeatWay = Fixed<z.infer<typeof BeatWay>>

export const PLACE_FUNCTIONS = [
  ...(['gate', 'square', 'hearth', 'yard', 'store'] as const),
  ...(['quiet', 'crossing', 'shelter', 'height', 'far'] as const),
] as const
/** What a part of a place is for. */
export type PlaceFunction = (typeof PLACE_FUNCTIONS)[number]

/** What a place may lack: people whom nobody knows, houses with neighbours in them, many people at a time, wheels. */
export const PLACE_TRAITS = ['strangers', 'houses', 'crowd', 'wheels'] as const
export type PlaceTrait = (typeof PLACE_TRAITS)[number]

/** The forms of puzzles and of games with words. */
export const TEST_FORMS = [
  ...(['order', 'code', 'marks', 'load', 'crossing', 'liars', 'route', 'balance'] as const),
  ...(['missing', 'anagram', 'acrostic', 'premise'] as const),
] as const
export type TestForm = (typeof TEST_FORMS)[number]

const Beat = z.strictObject({
  act: z.int().min(1).max(5),
  kind: z.enum(['text', 'option', 'puzzle', 'wordGame']),
  at: z.enum(PLACE_FUNCTIONS),
  voice: Name.exactOptional().describe('The role that speaks; the narrator otherwise.'),
  level: z.int().min(1).max(4).exactOptional().describe('Told in games of this length or more.'),
  past: z.string().exactOptional().describe('Where a shorter game goes on instead.'),
  pause: z
    .union([z.literal(true), z.literal('told'), z.literal('long')])
    .exactOptional()
    .describe(
      'Time may pass after it: an episode may follow; `told` where nobody can go anywhere: it is told there, as a story; `long` where only games of more episodes than one stay for it.',
    ),
  needs: z.array(Fact).min(1).exactOptional().describe('Told on every path to here.'),
  gives: z.array(Fact).min(1).exactOptional().describe('Told by its own text: <=fact|…>.'),
  opens: Name.exactOptional(),
  test: z.enum(TEST_FORMS).exactOptional(),
  fits: z
    .literal(true)
    .exactOptional()
    .describe('The first of its items is the answer in every game: the story hangs on it.'),
  banks: z
    .record(Name, z.array(z.int().min(0).max(3)).length(4))
    .exactOptional()
    .describe('Makes meters coarser: craft: [0, 0, 1, 1].'),
  ways: z.record(Name, BeatWay).exactOptional(),
  to: Next.exactOptional(),
  ...change,
})
export type Beat = Fixed<z.infer<typeof Beat>>

/** Where an episode goes back to the plot. */
export const ON = 'ON'
/** A small story of its own that any plot may pause for: its beats stand in telling order and lead ON at the end. */
export const Episode = z.strictObject({
  needs: z
    .array(z.enum(PLACE_TRAITS))
    .min(1)
    .exactOptional()
    .describe('What a place must have for it, in any language.'),
  beats: z.record(Name, Beat.omit({ act: true })),
})
export type Episode = Fixed<z.infer<typeof Episode>>

/** What the texts of a plot may ask of the thing. */
const THING_DEMANDS = ['breaks', 'lasts', 'made', 'carried', 'heavy', 'stands', 'burns'] as const
export type ThingDemand = (typeof THING_DEMANDS)[number]

const Ending = z.strictObject({
  rank: z.int().min(1).describe('The best one is 1.'),
  loss: z.literal(true).exactOptional().describe('Somebody is lost: warned of by <!…|…> before.'),
  at: z
    .enum(PLACE_FUNCTIONS)
    .exactOptional()
    .describe('Where it is told; else where the last beat is.'),
  when: z.array(When).min(1).describe('Holds where one of these does.'),
})

/** One plot of a kind of game, without a word of any language. Beats stand in telling order; links lead forward. */
export const Plot = z.strictObject({
  kind: GameKind,
  thing: z
    .array(z.enum(THING_DEMANDS))
    .exactOptional()
    .describe(
      'What its texts do to the thing: it `breaks`, it `lasts` for years, it is `made` there, it is `carried` in two arms, it is too `heavy` for that, it `stands` on what is put under it, it `burns`.',
    ),
  events: z
    .array(z.enum(EVENT_SORTS))
    .describe(
      'Of which sorts what takes place may be; another one of the idea is told of no more.',
    ),
  suits: z
    .array(NounSort)
    .exactOptional()
    .describe('Ideas of these sorts are offered it before the other plots of its kind.'),
  shuns: z
    .array(NounSort)
    .exactOptional()
    .describe('Ideas of these sorts are told by the other plots of its kind.'),
  raced: z
    .literal(true)
    .exactOptional()
    .describe('It is a race: what the idea races with is told as what it is, `{ride.leg}`.'),
  makes: z
    .strictObject({ steps: Name, stuffs: Name })
    .exactOptional()
    .describe(
      'Something is made there, and its thing is what that is done for: told of ideas in which people compete in making. The beats whose puzzles are about the steps of it, and about what it is made of.',
    ),
  befalls: z
    .literal(true)
    .exactOptional()
    .describe(
      'The danger of its place is what befalls in it: a flood of the idea chooses a place that floods.',
    ),
  housed: z
    .literal(true)
    .exactOptional()
    .describe(
      'It plays in the house of its idea, whose rooms its story has: an idea with a house is offered it first, one with another place last.',
    ),
  shut: z
    .array(z.enum(PLACE_FUNCTIONS))
    .min(1)
    .exactOptional()
    .describe('Parts of its place where people are locked in: they must be indoors.'),
  roles: z
    .record(Name, z.array(z.string()))
    .describe('Who is in it, with the traits their texts presuppose.'),
  unlike: z
    .literal(true)
    .exactOptional()
    .describe(
      'The episodes told in it ask no riddle of a form that it asks itself, while there are others; all that is reckoned is of one form.',
    ),
  outsider: z
    .literal(true)
    .exactOptional()
    .describe(
      'Its texts let nobody know the player: the head of a village comes from another one.',
    ),
  accused: z
    .literal(true)
    .exactOptional()
    .describe(
      'It tries whom the idea accuses: ideas that accuse nobody are told by the others of its kind.',
    ),
  tie: Name.exactOptional().describe(
    'The role that may be whom an idea ties the player to, a brother or a rival: its texts let the two know each other.',
  ),
  fellows: z
    .array(Name)
    .min(1)
    .exactOptional()
    .describe('Roles that may be of the same trade as the player, where an idea is about several.'),
  peers: z
    .tuple([z.int().min(16), z.int().max(86)])
    .exactOptional()
    .describe(
      'How old two of an age are in it where the idea does not say, from the least to the most: brothers whose father has only just died are not seventy-five.',
    ),
  receives: Name.exactOptional().describe(
    'The role of whom the idea brings its thing to: a watchmaker is met as somebody who mends things.',
  ),
  host: Name.exactOptional().describe(
    'The role that is at home in its place: who belongs there plays it, where an idea names them beside somebody else.',
  ),
  listens: z
    .array(Name)
    .min(1)
    .exactOptional()
    .describe('Who says something after each story that the player tells in it.'),
  counts: z
    .int()
    .min(2)
    .exactOptional()
    .describe('So many people are in it with the player: a group of that size is told whole.'),
  child: z
    .literal(true)
    .exactOptional()
    .describe('There is a child in it already: one that an idea names has no other part.'),
  meters: Meters,
  locks: z.record(Name, Lock),
  endings: z.record(Name, Ending),
  beats: z.record(Name, Beat),
})
export type Plot = Fixed<z.infer<typeof Plot>>
