import type { ElementType } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from './classes.ts'
import { emphasisRuns } from './emphasis.ts'
import { type Area, quotable } from './quotable.ts'

/** Words with their emphasis, up to `end`. */
const wordsOf = (text: string, language: GameLanguage, end?: number) =>
  emphasisRuns(text, language, end).map((run) =>
    run.emphasised ? <em key={run.at}>{run.text}</em> : run.text,
  )

/** The paragraphs of a text, each with where it begins. */
const paragraphsOf = (text: string) =>
  [...text.matchAll(/[^\n]+/g)]
    .map((found) => ({ at: found.index, text: found[0] }))
    .filter((paragraph) => paragraph.text.trim() !== '')

/** Words of a game in the game's own language: paragraphs, or one element when `as` names one. */
export function GameText({
  text,
  language,
  as: Element,
  className,
  end,
  area,
}: {
  text: string
  language: GameLanguage
  as?: ElementType | undefined
  className?: string | undefined
  /** How far it is typed; all of it otherwise. */
  end?: number | undefined
  /** What it is called and where it stands, where it can be quoted. */
  area?: Area | undefined
}) {
  const lang = languageTagOf(language)
  if (Element !== undefined)
    return (
      <Element
        lang={lang}
        className={classes('whitespace-pre-line', className)}
        {...quotable(area)}
      >
        {wordsOf(text, language, end)}
      </Element>
    )
  const typed = end ?? text.length
  return (
    <div
      lang={lang}
      className={classes('flex flex-col gap-[0.7em]', className)}
      {...quotable(area)}
    >
      {paragraphsOf(text)
        .filter(({ at }) => at < typed)
        .map((paragraph) => (
          <p key={paragraph.at} className="m-0">
            {wordsOf(
              paragraph.text,
              language,
              Math.min(typed - paragraph.at, paragraph.text.length),
            )}
          </p>
        ))}
    </div>
  )
}
