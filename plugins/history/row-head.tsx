import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import type { HistoryRow } from './projections.ts'
import { lineDetail, lineTitle } from './step-words.ts'

/** The mark of a line of the history: by what was done, or by whom. */
export function RowMark({ mark: Mark }: { mark: LucideIcon }) {
  return (
    <span className="mt-0.5 flex size-7 items-center justify-center rounded-chip bg-ink3 text-ash">
      <Mark aria-hidden="true" className="size-3.5" />
    </span>
  )
}

/** What a line of the history says: what was done, and under it by whom, where, and whether it is taken back. */
export function RowWords({ row }: { row: HistoryRow }) {
  const { t } = useTranslation('editor')
  const about = [
    t(`history.author.${row.author}`),
    lineDetail(t, row),
    row.isUndone && t('history.undone'),
  ]
  return (
    <>
      <p
        className={classes(
          'm-0 text-sm font-semibold wrap-anywhere first-letter:uppercase',
          row.isUndone && 'text-smoke line-through',
        )}
      >
        {lineTitle(t, row)}
      </p>
      <p className="m-0 text-xs text-ash">{about.filter(Boolean).join(' · ')}</p>
    </>
  )
}
