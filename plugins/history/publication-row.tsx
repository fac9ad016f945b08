import { EyeOff, Redo2, Send, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { timeOf } from './days.ts'
import type { HistoryRow } from './projections.ts'
import { lineDetail, lineTitle } from './step-words.ts'

const markOf = (how: HistoryRow['how']) => {
  if (how === 'undone') return Undo2
  if (how === 'redone') return Redo2
  return how === 'withdrawn' ? EyeOff : Send
}

/** A change of what players see: the game stays as it is, so there is nothing to open, compare or restore. */
export function PublicationRow({ row }: { row: HistoryRow }) {
  const { t, i18n } = useTranslation('editor')
  const Mark = markOf(row.how)
  const about = [
    t(`history.author.${row.author}`),
    lineDetail(t, row),
    row.isUndone && t('history.undone'),
  ]
  return (
    <li className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 px-4 py-2.5">
      <span className="mt-0.5 flex size-7 items-center justify-center rounded-chip bg-ink3 text-ash">
        <Mark aria-hidden="true" className="size-3.5" />
      </span>
      <div className="min-w-0">
        <p
          className={classes(
            'm-0 text-sm font-semibold wrap-anywhere first-letter:uppercase',
            row.isUndone && 'text-smoke line-through',
          )}
        >
          {lineTitle(t, row)}
        </p>
        <p className="m-0 text-xs text-ash">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <time dateTime={row.at} className="text-xs text-ash tabular-nums">
        {timeOf(row.at, i18n.language)}
      </time>
    </li>
  )
}
