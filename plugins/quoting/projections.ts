import { projection } from '#plugins/kit.ts'
import { gameSnapshot, textPaths } from '#plugins/script/projections.ts'
import type { Quote } from '#schemas/record.ts'
import { hashOf, locate, type Stretch } from './anchor.ts'
import { type GameTexts, quotableTexts } from './quoted-text.ts'

/**
 * How what was quoted stands in the game of now: `fresh` as it was, `moved` the same words elsewhere, `changed` since
 * it was quoted, `gone` where nothing stands at its path. `start` and `end` are units of the text at `path`.
 */
export type QuoteState = Stretch & { state: 'fresh' | 'moved' | 'changed' | 'gone'; path: string }

/** The state of each quote in the box, in their order (QT8). */
export const quoteStates = projection(
  'quoting.states',
  (draft) => {
    const { quotes } = draft.session.chat.box
    // nothing is read of the game while nothing is quoted
    const isQuoted = quotes.length > 0
    return [
      quotes,
      isQuoted ? gameSnapshot(draft) : null,
      isQuoted ? textPaths(draft) : null,
    ] as const
  },
  (quotes, game, paths): readonly QuoteState[] => {
    if (game === null) return []
    const texts = quotableTexts(game)
    return quotes.map((quote) => {
      const { path, address } = quote
      // another of the same kind may have come to its place
      if (address !== undefined && !paths?.has(address))
        return { state: 'gone', path, start: 0, end: 0 }
      return stateOf(quote, texts)
    })
  },
)

function stateOf(quote: Quote, texts: GameTexts): QuoteState {
  const { path, text, anchor } = quote
  const now = texts.textAt(path)
  const lost = { state: now === undefined ? 'gone' : 'changed', path, start: 0, end: 0 } as const
  if (anchor === undefined) return bareStateOf(quote, now) ?? lost
  const pathOf = (hash: string) =>
    texts.neighboursOf(path).find((other) => {
      const there = texts.textAt(other)
      return there !== undefined && hashOf(there) === hash
    })
  const found = locate({ path, text, anchor }, texts.textAt, pathOf)
  if (found.state === 'stale') return lost
  // a whole card is quoted as it reads: whatever changed of its text changed the quote
  const isSame = found.state === 'fresh' || found.path !== path || !texts.isThing(path)
  return isSame ? found : lost
}

/** Another server's quotes say no more than their words. */
function bareStateOf({ path, text }: Quote, now: string | undefined): QuoteState | null {
  const start = text === '' ? -1 : (now?.indexOf(text) ?? -1)
  return start === -1 ? null : { state: 'fresh', path, start, end: start + text.length }
}
