import { z } from 'zod'

/** What a noun of an idea is; `unsure` gives way to a neutral noun wherever a kind is asked for. */
export const NounKind = z.enum([
  'person',
  'creature',
  'thing',
  'place',
  'event',
  'abstract',
  'unsure',
])
export type NounKind = z.infer<typeof NounKind>

/** The kinds of game the built-in storyteller can tell. */
export const GameKind = z.enum([
  'mystery',
  'contest',
  'relationship',
  'survival',
  'journey',
  'heist',
  'escape',
  'court',
])
export type GameKind = z.infer<typeof GameKind>
