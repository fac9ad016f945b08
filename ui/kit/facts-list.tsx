import type { GameLanguage } from '#schemas/language.ts'
import { classes } from './classes.ts'
import { GameText } from './game-text.tsx'
import type { Area } from './quotable.ts'
import { type Fillable, useMayFill } from './writing.ts'

/** A named text; with `fill` it can be filled where it is empty. */
type FactEntry = { label: string; text: string; area?: Area | undefined; fill?: Fillable }

/** Named texts of a game under one another; those without a text are left out, unless they can be filled. */
export function FactsList({
  entries,
  language,
  className,
}: {
  entries: readonly FactEntry[]
  language: GameLanguage
  className?: string | undefined
}) {
  const mayFill = useMayFill()
  const told = entries.filter(
    ({ text, area, fill }) => text.trim() !== '' || (fill !== undefined && mayFill(area?.path)),
  )
  if (told.length === 0) return null
  return (
    <dl className={classes('m-0 grid gap-x-8 gap-y-5', className)}>
      {told.map(({ label, text, area, fill }) => (
        <div key={label}>
          <dt className="mb-1 text-xs font-medium text-smoke">{label}</dt>
          <GameText
            as="dd"
            text={text}
            language={language}
            className="reading m-0 text-base"
            area={area}
            fill={fill}
          />
        </div>
      ))}
    </dl>
  )
}
