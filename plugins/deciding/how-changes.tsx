import { SlidersHorizontal } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangesWish } from '#schemas/deciding.ts'
import { classes } from '#ui/kit/classes.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { chooseWish } from './commands.ts'
import { changesWish } from './projections.ts'

/** At the foot of the chat: how changes are made, and the choice of it. */
export function HowChanges() {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const wish = useProjection(changesWish)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    // the sheet around it stays open
    event.stopPropagation()
    setOpen(false)
    opener.current?.focus()
  }
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the focus leaving close what stands in it
    <div className="ml-auto shrink-0" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('wish.label')}: ${t(`wish.${wish}.name`)}`}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-control border-0 bg-transparent px-1.5 text-xs whitespace-nowrap text-ash hover:text-paper pointer-coarse:min-h-11"
      >
        <SlidersHorizontal aria-hidden="true" className="size-3.5" />
        {t(`wish.${wish}.name`)}
      </button>
      {isOpen && (
        <fieldset
          id={id}
          className="absolute inset-x-0 bottom-full z-10 m-0 mb-2 flex min-w-0 flex-col gap-2 rounded-card border border-hairline bg-ink2 p-3 shadow-lift"
        >
          <legend className="sr-only">{t('wish.label')}</legend>
          <p aria-hidden="true" className="m-0 text-sm font-semibold">
            {t('wish.label')}
          </p>
          {ChangesWish.options.map((option) => (
            <label
              key={option}
              className={classes(
                'flex min-h-11 cursor-pointer items-start gap-2.5 rounded-control border px-3 py-2 text-sm',
                option === wish ? 'border-lamp' : 'border-control hover:border-ash',
              )}
            >
              <input
                type="radio"
                name={`${id}-wish`}
                value={option}
                checked={option === wish}
                onChange={() => run(chooseWish, { wish: option })}
                className="m-0 mt-0.5 size-4 shrink-0 accent-lamp"
              />
              <span>
                <span className="block font-semibold">{t(`wish.${option}.name`)}</span>
                <span className="block text-xs text-ash">{t(`wish.${option}.text`)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
