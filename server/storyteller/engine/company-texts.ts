import { z } from 'zod'
import { type Fixed, Plain } from '#server/storyteller/builtin/line.ts'

const Line = z.string().min(1)
const says = z.array(Plain).min(1).describe('What an idea calls them, in small letters.')

/** What a beast does that an idea names beside its people: `{beast}` is what it is. */
const BeastLines = z.strictObject({
  says,
  comes: Line.describe('It is there, too: told when the door has closed.'),
  does: Line.describe('What it does in the nights after that.'),
  finds: Line.describe('What it does where somebody cannot get up.'),
  heeds: Line.describe('What it notices before the last choice.'),
  well: Line.describe('How it leaves, where all do.'),
  ill: Line.describe('What it does where somebody has not come back.'),
})

const trade = {
  comes: Line.describe('How they are met: {me.full}, {noun}.'),
  does: Line.describe('What only they would do: {me.short}, {noun}.'),
  well: Line.describe('What they do when it is over.'),
}
/** What somebody does for being what an idea calls them. */
const TradeLines = z.strictObject({
  says,
  ...trade,
  own: Line.describe('The same of the player: “You look at hands first”.'),
})
export type TradeLines = Fixed<z.infer<typeof TradeLines>>

/** Whom an idea names beside its player, and what they do in a plot that has a part for them. */
export const CompanyTexts = z.strictObject({
  beside: Line.describe(
    'What stands on a card: NOUN, as the idea calls somebody, and WHAT they are here.',
  ),
  each: Line.describe('Somebody with what they are, where several are told: {name}, {noun}.'),
  listeners: z
    .array(Line)
    .length(12)
    .describe(
      'What somebody says or does when a story has been told: {me.short}; each once a game.',
    ),
  passing: z
    .array(Line)
    .length(12)
    .describe('How the player comes by a story on the way, before it begins; each once a game.'),
  recalling: z
    .array(Line)
    .length(12)
    .describe('How a story of another place comes to mind, before it begins; each once a game.'),
  beasts: z.array(BeastLines).min(1),
  people: z.array(TradeLines).min(1).describe('The first that says what somebody is.'),
  anybody: z.strictObject(trade).describe('Of whom no list says what they do.'),
})
export type CompanyTexts = Fixed<z.infer<typeof CompanyTexts>>
