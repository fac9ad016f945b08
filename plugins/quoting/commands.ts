import { quotePlace } from '#plugins/chat/commands.ts'
import type { Command } from '#plugins/kit.ts'
import { addressAt, gameSnapshot } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
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
  const text = source.slice(words.start, words.end)
  return quotePlace(draft, { quote: { title, path, ...addressed(draft, path), text, anchor } })
}

/** Quotes a whole card by its main text: a chapter's summary, somebody's bio (QT5). */
export const quoteCard: Command<QuotedPlace> = (draft, { title, path }) => {
  const texts = quotableTexts(gameSnapshot(draft))
  const text = texts.textAt(path)
  if (text === undefined) return { refused: 'no_place' }
  const whole = trimmed(text, { start: 0, end: text.length })
  const anchor = anchorOf(text, whole, versionOf(draft))
  const address = addressed(draft, texts.mainPathOf(path))
  return quotePlace(draft, {
    quote: { title, path, ...address, text: text.slice(whole.start, whole.end), anchor },
  })
}

const addressed = (draft: Draft, path: string) => {
  const address = addressAt(draft, path)
  return address === undefined ? {} : { address }
}

const versionOf = ({ script }: Draft): number => Math.max(0, script.script.scriptVersion.value)
