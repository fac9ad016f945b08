import { z } from 'zod'
import { type Fixed, Plain, REGISTERS } from '#server/storyteller/builtin/line.ts'
import { ByIdea } from './by-idea.ts'
import { GoalPlaces, HouseParts, HouseRooms } from './house-rooms.ts'
import { CALLINGS } from './noun-sorts.ts'
import { Refuge } from './refuge.ts'
import { Text } from './text.ts'

const text = (about: string) => Text.describe(about)
/** Of several each game takes one. */
const Own = z.array(z.string().min(1)).min(2).exactOptional()
const RoleWords = z.strictObject({
  occupation: z.string().min(1).describe('What they are in this story: “judge of the {event}”.'),
  bio: text('What they have to do with it; told on their card before who they are in any story.'),
  card: Own.describe(
    'What their card says of them instead of what they are in any story: a role with a trade of its own; {me.full}.',
  ),
  look: Own.describe('What one sees of them first, instead of their own look: {me.full}.'),
  speaks: z
    .array(z.enum(REGISTERS))
    .min(1)
    .exactOptional()
    .describe('Who can play it: those who talk as its lines do that are not told `by` it.'),
})
const TaskWords = z.strictObject({
  name: Text,
  target: Text,
  condition: Text,
  reward: Text,
  beat: z.string().describe('Where it is done: a beat.'),
  way: z.string().exactOptional().describe('By which of its ways; absent: by being there.'),
  role: z.string().exactOptional().describe('Who asks it.'),
  hidden: z.literal(true).exactOptional(),
})

/** What is told of a plot beside its beats. */
export const StoryTexts = z.strictObject({
  titles: z.array(z.string().min(1)).min(3),
  outlines: z
    .array(
      z.strictObject({
        name: Plain.describe('What this telling is called on its card.'),
        text: z.array(z.string().min(1)).min(1).describe('What happens in it, in two sentences.'),
        turns: z.array(Plain).describe('Files turn-NAME.yaml that are told in it.'),
      }),
    )
    .min(2)
    .describe('Tellings that differ in what happens, and say how.'),
  neutral: z.strictObject({
    hero: z.array(Plain).min(2).describe('Who the player is where the idea says nothing.'),
    thing: z.array(Plain).min(3).describe('What it is about, without an article: “tin lantern”.'),
    event: z.array(Plain).min(2).describe('What takes place: “midsummer fair”.'),
    trades: z
      .partialRecord(z.enum(CALLINGS), z.array(Plain).min(1))
      .exactOptional()
      .describe('What it is about, where somebody of a trade plays: a metronome.'),
  }),
  world: text('How it is there.'),
  cover: text('What stands under the cover: an invitation, in a sentence or two.'),
  goal: Text,
  conflict: Text,
  inciting: Text,
  theme: Text,
  symbol: Text,
  prologue: z
    .array(Text)
    .min(1)
    .describe('How it begins, before the first node: no text of the cover or of the world.'),
  everybody: z
    .string()
    .min(1)
    .exactOptional()
    .describe('Who they all are, of a group that is as many as the plot counts: {group}, {names}.'),
  others: z
    .string()
    .min(1)
    .exactOptional()
    .describe('Whom the idea names beside the player, and who else there is: {names}.'),
  player: z.strictObject({ synopsis: Text, backstory: Text }),
  chapters: z.array(z.strictObject({ title: Text, summary: Text })).min(3),
  roles: z.record(z.string(), RoleWords),
  told: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), ByIdea)
    .exactOptional()
    .describe('Texts that hang on what the idea says: {told.NAME}.'),
  rooms: HouseRooms.exactOptional().describe(
    'The parts of the house of the idea, where all of it plays in one: what is not named is the place’s own.',
  ),
  refuges: z
    .array(Refuge)
    .min(1)
    .exactOptional()
    .describe(
      'Where people are shut in: houses whose rooms stand for the parts of a place that are apart. `{refuge}` is what it is called.',
    ),
  den: z
    .array(HouseParts)
    .min(2)
    .exactOptional()
    .describe(
      'Where those who plan it meet: parts that stand for those of the place, which is watched; of several each game has one.',
    ),
  goals: GoalPlaces.exactOptional().describe(
    'The far end of the way, where the idea brings its thing to a place of such a sort: `{goal}` is what it calls it.',
  ),
  items: z
    .record(z.string(), z.array(Plain).min(3))
    .describe(
      'What a puzzle is about, by the beat that asks it: four tables, three roads; of a longer list each game takes others.',
    ),
  answers: z
    .record(z.string(), z.record(z.string().regex(/^[a-z]+$/), z.array(z.string()).min(3)))
    .exactOptional()
    .describe(
      'What hangs on the answer of a puzzle, by the beat that asks it: a text for each of its items, in their order, which is `{slip.who}`.',
    ),
  tasks: z.array(TaskWords).min(6),
  thinking: z.array(Text).min(2).describe('How the plot was decided on: the reasoning.'),
})
export type StoryTexts = Fixed<z.infer<typeof StoryTexts>>
