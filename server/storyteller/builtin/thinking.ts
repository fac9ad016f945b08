import { setTimeout as wait } from 'node:timers/promises'
import { type Premise, tellerFor } from './compose.ts'
import type { LanguagePack } from './language-pack.ts'
import { plainWho, plotReasoning } from './reading-aloud.ts'
import type { IdeaTelling, TellingWay } from './ways.ts'

const PIECE_EVERY_MS = 20
const PIECE = /[^.!?。！？\n]+(?:[.!?。！？]+["”’」』)*]*\s*|\n+|$)/gu

/** How a case was decided: words read, names left by elimination, numbers of the puzzles. */
export const caseReasoning = (premise: Premise): string[] => {
  const teller = tellerFor(premise, 'classic')
  return premise.pack.frame.think.map((line) => teller.tell(line))
}

/** The paragraphs of a case before its cast tell what everybody may know. */
const BEFORE_CAST = 3

/** A case's reasoning, which says where it begins to give the solution away. */
function warnedReasoning(premise: Premise): string[] {
  const told = caseReasoning(premise)
  return [...told.slice(0, BEFORE_CAST), premise.pack.frame.spoils, ...told.slice(BEFORE_CAST)]
}

/** What was decided, told as the reasoning that it is, and what the ways it leads to are called. */
export function reasoningOf(
  telling: IdeaTelling,
  pack: LanguagePack,
  ways: readonly TellingWay[],
  names: readonly string[],
): string {
  const [first] = ways
  const isCase = first === undefined || 'case' in first
  const plots = plotReasoning(telling, pack, ways)
  const own = [...plainWho(telling, pack), ...warnedReasoning(telling.premise)]
  const paragraphs = isCase ? [...own, ...plots.slice(-1)] : plots
  return `${[...paragraphs, pack.list(names.map((name) => `**${name}**`))].join('\n\n')}\n`
}

/** A reasoning in pieces of roughly a sentence, the first at once. */
export async function* streamReasoning(
  reasoning: string,
  signal: AbortSignal,
): AsyncIterable<string> {
  let first = true
  for (const piece of reasoning.match(PIECE) ?? []) {
    signal.throwIfAborted()
    if (!first) await wait(PIECE_EVERY_MS, undefined, { signal })
    first = false
    yield piece
  }
}
