import { Eye, History, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { History as HistorySlice } from '#schemas/history.ts'
import { Button } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { restoreGame } from './commands.ts'
import { timeOf } from './days.ts'
import { lineOf } from './projections.ts'
import { useLook } from './use-look.tsx'

type Looked = NonNullable<HistorySlice['looked']>

/** Says in front of a version that it is not the game, and leads back to it. */
export function LookBanner({ looked }: { looked: Looked }) {
  const { t } = useTranslation('editor')
  const { back } = useLook()
  const place = useRef<HTMLElement>(null)
  const { version } = looked.look
  useEffect(() => {
    if (version >= 0) place.current?.focus({ preventScroll: true })
  }, [version])
  const title = useTitle(version)
  const isNow = useProjection((draft) => draft.script.script.scriptVersion.value === version)
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={title}
      className="sticky top-29.25 z-10 border-b border-hairline bg-ink1 outline-none short:static"
    >
      <div className="mx-auto flex max-w-304 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-7">
        <Eye aria-hidden="true" className="size-5 shrink-0 text-ash max-sm:hidden" />
        <div className="min-w-0 grow basis-60">
          <p className="m-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
            {title}
            <Chip>{t('history.look.readOnly')}</Chip>
          </p>
          <p className="m-0 text-sm text-ash" role="status">
            <Standing looked={looked} isNow={isNow} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {!isNow && looked.status === 'read' && <Restore version={version} onDone={back} />}
          <Button variant="ghost" size="s" onClick={back} aria-keyshortcuts="Escape">
            <Undo2 aria-hidden="true" className="size-4" />
            {t('history.look.back')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Version 3, 14:02, by you: as much of it as is read. */
function useTitle(version: number): string {
  const { t, i18n } = useTranslation('editor')
  const line = useProjection((draft) => lineOf(draft, version))
  if (line === null) return t('history.look.title', { version })
  return t('history.look.titleBy', {
    version,
    time: timeOf(line.at, i18n.language),
    author: t(`history.look.by.${line.author}`),
  })
}

function Standing({ looked: { status, desc }, isNow }: { looked: Looked; isNow: boolean }) {
  const { t } = useTranslation('editor')
  if (status === 'reading') return t('history.look.reading')
  if (status === 'failed') return desc === '' ? t('history.look.failed') : desc
  return t(isNow ? 'history.look.isNow' : 'history.look.isNotNow')
}

function Restore({ version, onDone }: { version: number; onDone: () => void }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const refusal = useRefusal(restoreGame, { version })
  return (
    <Button
      size="s"
      reason={refusal === null ? null : t(`history.reason.${refusal}`)}
      onClick={() => {
        run(restoreGame, { version })
        onDone()
      }}
    >
      <History aria-hidden="true" className="size-4" />
      {t('history.restoreVersion', { version })}
    </Button>
  )
}
