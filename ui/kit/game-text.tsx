import type { ElementType } from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { classes } from './classes.ts'

/** Words of a game in the game's own language: paragraphs, or one element when `as` names one. */
export function GameText({
  text,
  language,
  as: Element,
  className,
}: {
  text: string
  language: GameLanguage
  as?: ElementType | undefined
  className?: string | undefined
}) {
  const lang = languageTagOf(language)
  if (Element !== undefined)
    return (
      <Element lang={lang} className={classes('whitespace-pre-line', className)}>
        {text}
      </Element>
    )
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div lang={lang} className={classes('flex flex-col gap-[0.7em]', className)}>
      {paragraphs.map((paragraph, place) => (
        <p key={`${place.toString()} ${paragraph.slice(0, 24)}`} className="m-0">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
