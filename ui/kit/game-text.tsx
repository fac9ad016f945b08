import { type ElementType, type ReactNode, useContext } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from './classes.ts'
import { useDifference } from './difference.tsx'
import { emphasisRuns } from './emphasis.ts'
import { useLeaf } from './leaf.tsx'
import { type Area, quotable } from './quotable.ts'
import { paragraphsOf } from './seen.ts'
import { type Fillable, ReadOnlyContext, useIsWritten, WritingContext } from './writing.ts'

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

/** Words of a game in the game's own language: paragraphs, or one element when `as` names one. */
export function GameText({
  text,
  language,
  as,
  className,
  end,
  area: place,
  drawn,
  fill,
}: {
  text: string
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
  const writing = useContext(WritingContext)
  const area = useContext(ReadOnlyContext) ? undefined : place
  const isWritten = useIsWritten(area?.path ?? '')
  // what is still being typed is not selected yet, and what is written in has a selection of its own
  const difference = useDifference(area?.path ?? '', text)
  const isStill = (end === undefined || end >= text.length) && !isWritten && difference === null
  // nobody selects words that do not stand there
  const isDrawn = (drawn?.(text) ?? null) !== null
  const leaf = useLeaf({
    text,
    language,
    area: isStill && !isDrawn ? area : undefined,
    inParagraphs: as === undefined,
  })
  const Element = as ?? 'div'
  const own = as === undefined ? 'flex flex-col gap-[0.7em]' : 'whitespace-pre-line'
  const shape = {
    lang: languageTagOf(language),
    className: classes(own, className, difference !== null && SHOWN_WHOLE),
  }
  const read = (words: string, typed?: number) => {
    const sign = drawn?.(words) ?? null
    if (difference !== null && words === text) return difference
    if (sign !== null) return sign
    if (leaf.host !== false && words === text) return leaf.host
    return as === undefined ? paragraphs(words, language, typed) : wordsOf(words, language, typed)
  }
  if (writing !== null && area !== undefined && end === undefined)
    return (
      <writing.Text
        {...shape}
        element={Element}
        area={area}
        read={read}
        text={text}
        isDrawn={isDrawn}
        fill={fill}
        leaf={leaf.ref}
      />
    )
  return (
    <Element ref={leaf.ref} {...shape} {...quotable(area)}>
      {read(text, end)}
    </Element>
  )
}
