import type { GameLanguage } from '#schemas/language.ts'
import { classes } from './classes.ts'
import { GameText } from './game-text.tsx'
import type { Area } from './quotable.ts'

/** Named texts of a game under one another; those without a text are left out. */
export function FactsList({
  entries,
  language,
  className,
}: {
  entries: readonly { label: string; text: string; area?: Area | undefined }[]
  language: GameLanguage
  className?: string | undefined
}) {
  const told = entries.filter((entry) => entry.text.trim() !== '')
  if (told.length === 0) return null
  return (
    <dl className={classes('m-0 grid gap-x-8 gap-y-5', className)}>
      {told.map(({ label, text, area }) => (
        <div key={label}>
          <dt className="mb-1 text-xs font-medium text-smoke">{label}</dt>
          <GameText
            as="dd"
            text={text}
            language={language}
            className="reading m-0 text-base"
            area={area}
          />
        </div>
      ))}
    </dl>
  )
}
