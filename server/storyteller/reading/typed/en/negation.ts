import type { GameKind } from '#schemas/reading-of-idea.ts'
import { FORBIDDEN } from './cues.ts'
import type { Token } from './tokens.ts'

/** What an idea says no to: the kinds of game it forbids, and which of its words it takes back. */
export type Negation = {
  readonly kinds: ReadonlySet<GameKind>
  /** By token. */
  readonly denied: ReadonlySet<number>
}

const NO = /^(?:no|without|zero|avoid|avoids|avoiding|minus|excluding|nor)$/
const NOT = /^(?:not|isn’t|ain’t|don’t|doesn’t|never|aren’t|nothing)$/
const NOBODY = /^(?:nobody|no-one|none|anybody|anyone|somebody|someone|neither)$/
/** The reach of a “no” ends where something else begins. */
const ENDS =
  /^(?:but|just|only|instead|who|whom|that|which|where|when|if|because|while|until|so|is|are|was|has|have|had|can|could|must|will|would|left|ever|knows?|remembers?|believes?|about|in|on|at|from|of|with|to)$/
const WALKS_ON =
  /^(?:and|or|nor|,|a|an|the|any|one|real|actual|more|at|all|being|having|getting|is|are|gets|has|be|ever|to|like|want|about|another|yet|kind|of|single|involving|involved|going)$/
const REACH = 5

const isNot = (token: Token, next: Token | undefined): boolean =>
  NOT.test(token.low) &&
  next !== undefined &&
  /^(?:a|an|another|about|want|like|any|the|one|yet)$/.test(next.low)

/** The tokens a “no” at `at` takes back. */
function deniedFrom(tokens: readonly Token[], at: number): number[] {
  const denied: number[] = []
  for (let on = at + 1, words = 0; on < tokens.length && words < REACH; on++) {
    const token = tokens[on]
    if (!token) break
    if (WALKS_ON.test(token.low)) continue
    if (token.mark || ENDS.test(token.low)) break
    denied.push(on)
    words++
    const next = tokens[on + 1]
    // A list goes on being denied, a clause does not: no crime, murder or theft.
    if (next && /^(?:,|and)$/.test(next.low) && NO.test(tokens[on + 2]?.low ?? '')) break
  }
  return denied
}

function startsNo(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token) return false
  if (NO.test(token.low) || isNot(token, tokens[at + 1])) return true
  if (/^(?:instead|rather|free)$/.test(token.low))
    return /^(?:of|than)$/.test(tokens[at + 1]?.low ?? '')
  return false
}

function forbiddenBy(low: string): readonly GameKind[] {
  return FORBIDDEN.flatMap(([word, kinds]) => (word.test(low) ? kinds : []))
}

/** Nobody dies, nobody gets hurt: a deed that nobody does. */
function deedOfNobody(tokens: readonly Token[], at: number): readonly GameKind[] {
  if (
    !/^(?:nobody|no-one|none|neither)$/.test(tokens[at]?.low ?? '') &&
    !(tokens[at]?.low === 'no' && tokens[at + 1]?.low === 'one')
  )
    return []
  return tokens
    .slice(at + 1, at + 5)
    .flatMap((token, on, all) =>
      all
        .slice(0, on)
        .some(
          (one) =>
            !/^(?:one|is|are|gets?|has|have|to|ever|needs?|being|was|really|must|will)$/.test(
              one.low,
            ),
        )
        ? []
        : forbiddenBy(token.low),
    )
}

/** Crime-free, non-violent: a word that denies itself. */
function deniedInside({ low }: Token): readonly GameKind[] {
  const parts = /^(.+)-free$/.exec(low) ?? /^non-(.+)$/.exec(low)
  return forbiddenBy(parts?.[1] ?? '')
}

/** Reads what an idea says no to. */
export function negationIn(tokens: readonly Token[]): Negation {
  const denied = new Set(
    tokens
      .flatMap((_, at) => (startsNo(tokens, at) ? deniedFrom(tokens, at) : []))
      .filter((on) => !NOBODY.test(tokens[on]?.low ?? '')),
  )
  const kinds = new Set([
    ...[...denied].flatMap((on) => forbiddenBy(tokens[on]?.low ?? '')),
    ...tokens.flatMap((token, at) => [...deedOfNobody(tokens, at), ...deniedInside(token)]),
  ])
  return { kinds, denied }
}
