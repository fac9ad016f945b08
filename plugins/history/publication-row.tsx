import { EyeOff, Redo2, Send, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { timeOf } from './days.ts'
import type { HistoryRow } from './projections.ts'
import { RowMark, RowWords } from './row-head.tsx'

const markOf = (how: HistoryRow['how']) => {
  if (how === 'undone') return Undo2
  if (how === 'redone') return Redo2
  return how === 'withdrawn' ? EyeOff : Send
}

/** A change of what players see: the game stays as it is, so there is nothing to open, compare or restore. */
export function PublicationRow({ row }: { row: HistoryRow }) {
  const { i18n } = useTranslation('editor')
  return (
    <li className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 px-4 py-2.5">
      <RowMark mark={markOf(row.how)} />
      <div className="min-w-0">
        <RowWords row={row} />
      </div>
      <time dateTime={row.at} className="text-xs text-ash tabular-nums">
        {timeOf(row.at, i18n.language)}
      </time>
    </li>
  )
}
