import { type NamedSaid, SHAPES } from './shapes.ts'
import { chunk, type NamedWire, ON_WIRE, type OnWire, STREAM_END } from './wire.ts'
import { HOSTILE_WORDS } from './words.ts'

/** A hostile answer: its name, and what it does with the connection of a question that has a good answer. */
export type Hostile = { readonly name: string; readonly onWire: OnWire }

const PIECE = 4_000
/** Words that come as a provider streams them. */
export const streamedWords =
  (said: (good: string) => string): OnWire =>
  (reply, good) => {
    const words = said(good)
    reply.writeHead(200, { 'content-type': 'text/event-stream' })
    for (let at = 0; at < words.length; at += PIECE)
      reply.write(chunk({ content: words.slice(at, at + PIECE) }))
    reply.end(chunk({}, 'stop', { usage: { prompt_tokens: 9, completion_tokens: 9 } }) + STREAM_END)
  }

const { STATUSES, CONNECTIONS, COUNTS } = ON_WIRE
// those that are waited for come first, so that the others come meanwhile
const onWire: NamedWire[] = [...CONNECTIONS, ...STATUSES, ...COUNTS]
const spoken: NamedSaid[] = [...Object.values(SHAPES), ...Object.values(HOSTILE_WORDS)].flat()

/** All the ways in which a model is hostile here, each another one. */
export const HOSTILE: readonly Hostile[] = [
  ...onWire.map(([name, does]) => ({ name, onWire: does })),
  ...spoken.map(([name, said]) => ({ name, onWire: streamedWords(said) })),
]
