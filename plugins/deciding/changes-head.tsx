import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { isUndecided, type ShownChange } from './projections.ts'

const DECIDED = ['kept', 'edited', 'reverted', 'gone'] as const

/** The line that folds the changes of a revision: how many are decided, and once all are, how. */
export function ChangesHead({
  changes,
  controls,
  isShown,
  onToggle,
}: {
  changes: readonly ShownChange[]
  controls: string
  isShown: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation('assistant')
  const left = changes.filter(isUndecided).length
  const count = changes.length - left
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={controls}
        onClick={onToggle}
        className="flex min-h-10 w-full items-center gap-2 border-0 bg-transparent px-3 py-2 text-left text-sm focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        {left === 0 ? (
          <Outcome changes={changes} />
        ) : (
          <span className="grow">
            <span className="mr-2 font-semibold">{t('changes.title')}</span>
            <span className="text-xs text-smoke">
              {t('changes.decided', { count, all: changes.length })}
            </span>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 shrink-0 text-smoke', isShown && 'rotate-180')}
        />
      </button>
      {left > 0 && (
        <div aria-hidden="true" className="mx-3 mb-2.5 h-0.5 rounded-chip bg-ink3">
          <div
            className="h-full origin-left rounded-chip bg-moss transition-transform duration-240 ease-out"
            style={{ transform: `scaleX(${count / changes.length})` }}
          />
        </div>
      )}
    </>
  )
}

/** `Kept 3, reverted 1` */
function Outcome({ changes }: { changes: readonly ShownChange[] }) {
  const { t } = useTranslation('assistant')
  const counted = DECIDED.flatMap((fate) => {
    const count = changes.filter((one) => one.fate === fate).length
    return count === 0 ? [] : [t(`changes.outcome.${fate}`, { count })]
  })
  return (
    <span className="block grow text-ash first-letter:uppercase">
      {counted.join(t('changes.outcome.and'))}
    </span>
  )
}
