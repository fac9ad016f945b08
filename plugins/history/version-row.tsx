import {
  Download,
  Feather,
  History,
  MessageSquareText,
  Redo2,
  Undo2,
  UserRound,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { restoreGame } from './commands.ts'
import { timeOf } from './days.ts'
import { ForkMade } from './fork.tsx'
import { type HistoryRow, nextVersion } from './projections.ts'
import { RowMark, RowWords } from './row-head.tsx'
import { VersionVerbs } from './version-verbs.tsx'

const OF_AUTHOR = {
  storyteller: Feather,
  creator: UserRound,
  assistant: MessageSquareText,
  undo: Undo2,
  import: Download,
} as const
const OF_STEP: Partial<Record<HistoryRow['how'], typeof Undo2>> = {
  undone: Undo2,
  redone: Redo2,
  restored: History,
}

const markOf = ({ how, author }: HistoryRow) => OF_STEP[how] ?? OF_AUTHOR[author]

/** One version: what was done, by whom, where and when, and the way back to it. */
export function VersionRow(props: {
  row: HistoryRow
  /** Whether to restore it is being asked. */
  isAsked: boolean
  onAsk: (version: number | null) => void
}) {
  const { row, isAsked, onAsk } = props
  const { t, i18n } = useTranslation('editor')
  return (
    <li
      aria-current={row.isNow || undefined}
      className={classes(
        'group relative grid grid-cols-[1.75rem_1fr_auto] gap-x-3 px-4 py-2.5',
        isAsked || row.isNow ? 'bg-ink2' : 'focus-within:bg-ink2 hover:bg-ink2',
      )}
    >
      <RowMark mark={markOf(row)} />
      <div className="min-w-0">
        <RowWords row={row} />
        {row.isPublished && (
          <Chip tone="moss" dot className="mt-1.5">
            {t('history.published')}
          </Chip>
        )}
        <ForkMade version={row.version} />
      </div>
      <div className="flex flex-col items-end text-xs text-ash tabular-nums">
        <time dateTime={row.at}>{timeOf(row.at, i18n.language)}</time>
        <span className="text-smoke">
          {row.isNow && <span className="mr-1.5 text-ash">{t('history.now')}</span>}
          <span className="sr-only">{t('history.name.version', { version: row.version })}</span>
          <span aria-hidden="true">{row.version}</span>
        </span>
      </div>
      {isAsked && <Ask version={row.version} onDone={() => onAsk(null)} />}
      {!isAsked && !row.isNow && (
        <VersionVerbs version={row.version} onRestore={() => onAsk(row.version)} />
      )}
    </li>
  )
}

/** Asks in one line, and says what will happen. */
function Ask({ version, onDone }: { version: number; onDone: () => void }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const next = useProjection(nextVersion)
  const refusal = useRefusal(restoreGame, { version })
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => focusInPlace(confirm.current), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onDone()
  }
  return (
    <fieldset
      aria-label={t('history.restoreVersion', { version })}
      onKeyDown={onKeyDown}
      className="col-span-2 col-start-2 m-0 min-w-0 border-0 p-0 pt-2"
    >
      <p className="m-0 mb-2 text-sm">{t('history.ask', { version: next })}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={confirm}
          size="s"
          variant="primary"
          reason={refusal === null ? null : t(`history.reason.${refusal}`)}
          onClick={() => {
            run(restoreGame, { version })
            onDone()
          }}
        >
          {t('history.restoreVersion', { version })}
        </Button>
        <Button size="s" variant="ghost" onClick={onDone}>
          {t('history.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
