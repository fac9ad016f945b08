import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { SaveRecording } from '#ui/kit/save-recording.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { loadEarlier, loadHistory } from './commands.ts'
import { byDay } from './days.ts'
import { historyRows, historyStanding } from './projections.ts'
import { PublicationRow } from './publication-row.tsx'
import { VersionRow } from './version-row.tsx'

/** The history of the open game, in the column beside it. */
export function HistoryPanel() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { shows, isUnread } = useProjection(historyStanding)
  useEffect(() => {
    if (isUnread) run(loadHistory)
  }, [isUnread, run])
  switch (shows) {
    case 'generating':
    case 'missing':
      return <Line>{t(`history.${shows}`)}</Line>
    case 'failed':
      return (
        <div role="alert" className="px-4 py-6">
          <p className="m-0 font-semibold">{t('history.failed')}</p>
          <p className="m-0 mt-1 mb-3 text-sm text-ash">{t('history.failedText')}</p>
          <Button size="s" onClick={() => run(loadHistory)}>
            {t('history.retry')}
          </Button>
        </div>
      )
    case 'reading':
      return <Waiting />
    case 'rows':
      return <VersionList />
  }
}

function VersionList() {
  const { t, i18n } = useTranslation('editor')
  const { ports } = useEditor()
  const rows = useProjection(historyRows)
  const { isUntouched } = useProjection(historyStanding)
  const [asked, setAsked] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const ask = (version: number | null) => {
    const before = asked
    setAsked(version)
    // whoever decided goes on where they pressed
    if (version === null)
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-restores="${before}"]`)?.focus(),
      )
  }
  return (
    <div ref={list} className="pb-6">
      {byDay(rows, ports.clock.now(), i18n.language).map(({ day, rows: ofDay }) => (
        <section key={ofDay[0]?.key} aria-label={day === '' ? undefined : day}>
          {day !== '' && (
            <h3 className="m-0 px-4 pt-4 pb-1.5 font-sans text-xs font-medium text-smoke first-letter:uppercase">
              {day}
            </h3>
          )}
          <ol className="m-0 list-none p-0">
            {ofDay.map((row) =>
              row.seen === undefined ? (
                <VersionRow key={row.key} row={row} isAsked={asked === row.version} onAsk={ask} />
              ) : (
                <PublicationRow key={row.key} row={row} />
              ),
            )}
          </ol>
        </section>
      ))}
      {isUntouched && <Line>{t('history.empty')}</Line>}
      <Earlier />
    </div>
  )
}

/** The way to what is older, and what became of it. */
function Earlier() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { hasEarlier, hasFailed, isReading } = useProjection(historyStanding)
  return (
    <>
      {hasFailed && (
        <p role="alert" className="m-0 px-4 pt-4 text-sm text-lead">
          {t('history.failed')}
        </p>
      )}
      {hasFailed && <SaveRecording isShort className="px-4 pt-1" />}
      {(hasEarlier || hasFailed) && (
        <Button
          variant="ghost"
          size="s"
          busy={isReading}
          className="mx-1.5 mt-2"
          onClick={() => run(hasEarlier ? loadEarlier : loadHistory)}
        >
          {!isReading && <ChevronDown aria-hidden="true" className="size-4" />}
          {t(hasFailed ? 'history.retry' : 'history.earlier')}
        </Button>
      )}
    </>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="m-0 px-4 py-6 text-sm text-balance text-ash">{children}</p>
}

function Waiting() {
  const { t } = useTranslation('editor')
  return (
    <div role="status" className="flex flex-col gap-4 px-4 py-5">
      <span className="sr-only">{t('history.loading')}</span>
      {[0, 1, 2].map((at) => (
        <div key={at} className="flex items-center gap-3">
          <Skeleton className="size-7 rounded-chip" />
          <Skeleton className="h-9 grow" />
        </div>
      ))}
    </div>
  )
}
