import { setTimeout as wait } from 'node:timers/promises'
import { type Premise, tellerFor } from './compose.ts'
import { outlinesOf } from './outlines.ts'

const PIECE_EVERY_MS = 20
const PIECE = /[^.!?。！？\n]+(?:[.!?。！？]+["”’」』)*]*\s*|\n+|$)/gu

/** What was decided, told as the reasoning that it is: words read, names left by elimination, numbers of the puzzles. */
export function reasoningOf(premise: Premise): string {
  const teller = tellerFor(premise, 'classic')
  const { pack } = premise
  const paragraphs = pack.frame.think.map((line) => teller.tell(line))
  const ways = outlinesOf(premise, '').map((outline) => `**${outline.name}**`)
  return `${[...paragraphs, pack.list(ways)].join('\n\n')}\n`
}

/** The reasoning in pieces of roughly a sentence, the first at once. */
export async function* streamReasoning(
  premise: Premise,
  signal: AbortSignal,
): AsyncIterable<string> {
  let first = true
  for (const piece of reasoningOf(premise).match(PIECE) ?? []) {
    signal.throwIfAborted()
    if (!first) await wait(PIECE_EVERY_MS, undefined, { signal })
    first = false
    yield piece
  }
}
