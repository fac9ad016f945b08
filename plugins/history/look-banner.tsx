import { Columns2, Eye, History, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HistoryLook, LookedAt } from '#schemas/history.ts'
import { Button } from '#ui/kit/button.tsx'
import { Chip } from '#ui/kit/chip.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { restoreGame } from './commands.ts'
import { ComparedVersions } from './compared-versions.tsx'
import { timeOf } from './days.ts'
import { ForkButton, ForkMade } from './fork.tsx'
import { LookLine } from './look-line.tsx'
import { lineOf, nextVersion } from './projections.ts'
import { useLook } from './use-look.tsx'

/** Says in front of what is looked at that it is not the game, and leads back to it. */
export function LookBanner({ looked }: { looked: LookedAt }) {
  const { t } = useTranslation('editor')
  const { back, look: turnTo } = useLook()
  const place = useRef<HTMLElement>(null)
  const { look, status } = looked
  const { kind } = look
  const version = look.kind === 'version' ? look.version : look.from
  const shown = look.kind === 'version' ? look.version : kind
  // whoever opens something reads on there; who exchanges one of two versions stays where they choose
  useEffect(() => {
    if (shown !== null) focusInPlace(place.current)
  }, [shown])
  const title = useTitle(look)
  const present = useProjection(nextVersion) - 1
  const Mark = kind === 'version' ? Eye : Columns2
  return (
    <>
      <LookLine look={look} onBack={back} />
      <section
        ref={place}
        tabIndex={-1}
        aria-label={title}
        className="sticky top-29.25 z-10 border-b border-hairline bg-ink1 outline-none max-wide:relative max-wide:top-0 short:relative short:top-0"
      >
        <div className="mx-auto flex max-w-304 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-7">
          <Mark aria-hidden="true" className="size-5 shrink-0 text-ash max-sm:hidden" />
          <div className="min-w-0 grow basis-60">
            <p className="m-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
              {title}
              <Chip>{t('history.look.readOnly')}</Chip>
            </p>
            <p className="m-0 text-sm text-ash" role="status">
              <Standing looked={looked} isNow={version === present} />
            </p>
            <ForkMade version={version} />
          </div>
          <div className="flex flex-wrap gap-2">
            {version !== present && status === 'read' && (
              <Restore version={version} onDone={back} />
            )}
            {kind === 'version' && version !== present && status === 'read' && (
              <Button
                size="s"
                onClick={() => turnTo({ kind: 'comparison', from: version, to: present })}
              >
                <Columns2 aria-hidden="true" className="size-4" />
                {t('history.compare.verb')}
              </Button>
            )}
            {status === 'read' && <ForkButton version={version} />}
            <Button variant="ghost" size="s" onClick={back} aria-keyshortcuts="Escape">
              <Undo2 aria-hidden="true" className="size-4" />
              {t('history.look.back')}
            </Button>
          </div>
        </div>
        {look.kind === 'comparison' && <ComparedVersions from={look.from} to={look.to} />}
      </section>
    </>
  )
}

/** Version 3, 14:02, by you: as much of it as is read. */
function useTitle(look: HistoryLook): string {
  const { t, i18n } = useTranslation('editor')
  const version = look.kind === 'version' ? look.version : look.from
  const line = useProjection((draft) => lineOf(draft, version))
  if (look.kind === 'comparison') return t('history.compare.title')
  if (line === null) return t('history.look.title', { version })
  return t('history.look.titleBy', {
    version,
    time: timeOf(line.at, i18n.language),
    author: t(`history.look.by.${line.author}`),
  })
}

function Standing({
  looked: { look, status, desc, comparison },
  isNow,
}: {
  looked: LookedAt
  isNow: boolean
}) {
  const { t } = useTranslation('editor')
  if (status === 'failed') return desc === '' ? t(`history.look.failed.${look.kind}`) : desc
  if (status === 'reading') return t(`history.look.reading.${look.kind}`)
  if (look.kind === 'version') return t(isNow ? 'history.look.isNow' : 'history.look.isNotNow')
  const { total = 0, same = 0 } = comparison ?? {}
  if (total === 0) return t('history.compare.alike')
  return [
    t('history.compare.differ', { count: total }),
    t('history.compare.same', { count: same }),
  ].join(' · ')
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
