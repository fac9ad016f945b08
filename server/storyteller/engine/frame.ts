import { z } from 'zod'
import { type Fixed, Plain } from '#server/storyteller/builtin/line.ts'
import { Text } from './text.ts'

const WayWords = z.strictObject({
  say: Text.exactOptional().describe('What the option says; a test brings its own.'),
  reply: Text.describe('What answers it.'),
})
/** The words of beats, of ways (`beat.way`) and of endings, by the ids of a plot. */
export const FramePart = z.strictObject({
  beats: z.record(z.string(), Text).exactOptional(),
  ways: z.record(z.string(), WayWords).exactOptional(),
  endings: z.record(z.string(), Text).exactOptional(),
})
export type FramePart = Fixed<z.infer<typeof FramePart>>

/** The words of an episode, and what its puzzles are about. */
export const EpisodeWords = z.strictObject({
  about: Plain.describe('What is chosen by whoever tells of it: “The boy with the soup.”'),
  beats: z.record(z.string(), Text),
  ways: z.record(z.string(), WayWords),
  items: z.record(z.string(), z.array(z.string().min(1)).min(3)).exactOptional(),
})
export type EpisodeWords = Fixed<z.infer<typeof EpisodeWords>>

/** All words of a plot in one language. */
export type PlotFrame = {
  readonly beats: Readonly<Record<string, Text>>
  readonly ways: Readonly<Record<string, { readonly say?: Text; readonly reply: Text }>>
  readonly endings: Readonly<Record<string, Text>>
}

/** The parts of a frame as one; what a later part says stands. */
export const frameOf = (parts: readonly FramePart[]): PlotFrame => ({
  beats: Object.assign({}, ...parts.map(({ beats }) => beats)),
  ways: Object.assign({}, ...parts.map(({ ways }) => ways)),
  endings: Object.assign({}, ...parts.map(({ endings }) => endings)),
})

/** A frame with the words of episodes. */
export const withWords = (frame: PlotFrame, episodes: readonly EpisodeWords[]): PlotFrame => ({
  ...frame,
  beats: Object.assign({}, frame.beats, ...episodes.map(({ beats }) => beats)),
  ways: Object.assign({}, frame.ways, ...episodes.map(({ ways }) => ways)),
})
