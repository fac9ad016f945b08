import type { Stage } from '#schemas/game.ts'
import type { OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import type { Brief } from '#schemas/settings.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { MusicBrief, PictureBrief } from '#server/media/picture.ts'

/** One fact a unit of work ends in: exactly one frame on the wire. */
export type UnitFact = GameFact

/** Makes pictures and music where the server can serve them; answers absolute addresses. */
export type MediaMaker = {
  picture(brief: PictureBrief, signal: AbortSignal): Promise<string>
  music(brief: MusicBrief, signal: AbortSignal): Promise<string>
  /** A loop that is shipped and needs no rendering. */
  shippedMusic(brief: MusicBrief): string
}

/**
 * A piece of a game small enough to be lost in a crash. `id` is stable for a brief, so that a server that
 * starts again goes on with the first unit it has no fact of. Texts are told one after another in the plan's
 * order; units with `apart` (pictures, music) are made beside them, in the plan's order, some at a time.
 */
export type Unit = {
  id: string
  stage: Stage
  apart?: true
  make(media: MediaMaker, signal: AbortSignal): Promise<UnitFact>
}

/** Refused for a reason the creator should read: the code is a key of the server's words. */
export class StorytellerRefusal extends Error {
  readonly code: 'refused' | 'unavailable'
  constructor(code: 'refused' | 'unavailable', message: string) {
    super(message)
    this.code = code
  }
}

/** Who writes the games: the built-in storyteller, or a language model. */
export interface Storyteller {
  readonly name: string
  /** The reasoning, in pieces of markdown that are concatenated as they are. */
  think(request: OutlineRequest, signal: AbortSignal): AsyncIterable<string>
  /** At least three ways to tell the idea, with distinct keys and texts. Same request, same answer. */
  outlines(request: OutlineRequest, signal: AbortSignal): Promise<OutlineOption[]>
  /** The units of a whole, already validated game, in telling order. Same brief, same units. */
  plan(brief: Brief, signal: AbortSignal): Promise<readonly Unit[]>
}
