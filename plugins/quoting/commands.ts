import { quotePlace } from '#plugins/chat/commands.ts'
import type { Command } from '#plugins/kit.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { anchorOf, type Stretch } from './anchor.ts'
import { trimmed } from './graphemes.ts'
import { quotableTexts } from './quoted-text.ts'

/** A part of the game: what it is called, and where it stands in the game's wire form. */
export type QuotedPlace = { title: string; path: string }

/** Quotes words of a text: a stretch of its `source`, as its teller wrote it (QT1, QT4). */
export const quoteWords: Command<QuotedPlace & { source: string; stretch: Stretch }> = (
  draft,
  { title, path, source, stretch },
) => {
  const words = trimmed(source, stretch)
  const anchor = anchorOf(source, words, versionOf(draft))
  return quotePlace(draft, {
    quote: { title, path, text: source.slice(words.start, words.end), anchor },
  })
}

/** Quotes a whole card by its main text: a chapter's summary, somebody's bio (QT5). */
export const quoteCard: Command<QuotedPlace> = (draft, { title, path }) => {
  const text = quotableTexts(gameSnapshot(draft)).textAt(path)
  if (text === undefined) return { refused: 'no_place' }
  const whole = trimmed(text, { start: 0, end: text.length })
  const anchor = anchorOf(text, whole, versionOf(draft))
  return quotePlace(draft, {
    quote: { title, path, text: text.slice(whole.start, whole.end), anchor },
  })
}

const versionOf = ({ script }: Parameters<typeof quotePlace>[0]): number =>
  Math.max(0, script.script.scriptVersion.value)
