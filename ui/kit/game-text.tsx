import { type ElementType, type ReactNode, useContext } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from './classes.ts'
import { useDifference } from './difference.tsx'
import { emphasisRuns } from './emphasis.ts'
import { languageOfWords } from './language-of-words.ts'
import { useLeaf } from './leaf.tsx'
import { type Area, quotable } from './quotable.ts'
import { paragraphsOf } from './seen.ts'
import { type Fillable, ReadOnlyContext, WritingContext } from './writing.ts'

/** Words with their emphasis, up to `end`. */
const wordsOf = (text: string, language: GameLanguage, end?: number) =>
  emphasisRuns(text, language, end).map((run) =>
    run.emphasised ? <em key={run.at}>{run.text}</em> : run.text,
  )

/** The paragraphs of a text with their emphasis, as far as it is typed. */
const paragraphs = (text: string, language: GameLanguage, typed = text.length) =>
  paragraphsOf(text)
    .filter(({ at }) => at < typed)
    .map((paragraph) => (
      <p key={paragraph.at} className="m-0">
        {wordsOf(paragraph.text, language, Math.min(typed - paragraph.at, paragraph.text.length))}
      </p>
    ))

/** Whoever compares two texts sees all of both, and where they stand. */
const SHOWN_WHOLE =
  'line-clamp-none! overflow-visible! whitespace-pre-line! rounded-mark outline-1 outline-offset-2 outline-lamp/60'

/** Words of a game, in the language they are in: paragraphs, or one element when `as` names one. */
export function GameText({
  text,
  language: own,
  as,
  className,
  end,
  area: place,
  drawn,
  fill,
}: {
  text: string
  /** The game's. */
  language: GameLanguage
  as?: ElementType | undefined
  className?: string | undefined
  /** How far it is typed; all of it otherwise. */
  end?: number | undefined
  /** What it is called and where it stands, where it can be quoted. */
  area?: Area | undefined
  /** What is read in place of the words, such as a sign; null where the words are. */
  drawn?: ((text: string) => ReactNode) | undefined
  /** What it is called where it is empty: it offers to be filled. */
  fill?: Fillable | undefined
}) {
  const language = languageOfWords(text, own)
  const writing = useContext(WritingContext)
  const area = useContext(ReadOnlyContext) ? undefined : place
  const path = area?.path
  const isWritten = path !== undefined && writing?.isWritten(path) === true
  const difference = useDifference(path, text)
  const isTyped = end === undefined || end >= text.length
  // nobody selects words that do not stand there
  const isDrawn = (drawn?.(text) ?? null) !== null
  // what is still being typed is not selected yet, and what is written in has a selection of its own
  const isQuoted = area !== undefined && isTyped && !isWritten && difference === null && !isDrawn
  const leaf = useLeaf({ text, language, area, inParagraphs: as === undefined, isQuoted })
  const Element = as ?? 'div'
  const layout = as === undefined ? 'flex flex-col gap-[0.7em]' : 'whitespace-pre-line'
  const marks = {
    ref: leaf.ref,
    lang: languageTagOf(language),
    className: classes(layout, className, difference !== null && SHOWN_WHOLE),
    ...quotable(area),
  }
  const read = (words: string, typed?: number) => {
    const sign = drawn?.(words) ?? null
    if (difference !== null && words === text) return difference
    if (sign !== null) return sign
    if (leaf.host !== false && words === text) return leaf.host
    return as === undefined ? paragraphs(words, language, typed) : wordsOf(words, language, typed)
  }
  if (writing === null || area === undefined || end !== undefined)
    return <Element {...marks}>{read(text, end)}</Element>
  const drawnMark = isDrawn ? { 'data-drawn': '' } : {}
  const isOffered = fill !== undefined && text.trim() === ''
  const { lang, className: name } = marks
  const shown = {
    element: Element,
    area,
    read,
    text,
    isDrawn,
    fill,
    host: leaf.ref,
    lang,
    className: name,
  }
  const written = isWritten ? writing.shown(shown) : null
  return (
    <>
      <Element {...marks} data-written="" {...drawnMark} {...written?.marks}>
        {written?.words ?? (isOffered ? <writing.Fill shown={shown} what={fill} /> : read(text))}
      </Element>
      {written?.beside}
    </>
  )
}
