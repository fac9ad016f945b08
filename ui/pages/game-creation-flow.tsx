import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openFlow } from '#plugins/outlines/commands.ts'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'

const STEPS = ['idea', 'outline', 'generate'] as const
const REACHED = { home: 0, create: 1, generate: 2 } as const

/** The way of a game in three steps; it leads on to where the creation stands. */
export function Page() {
  const { t } = useTranslation('create')
  const run = useCommand()
  const reached = useProjection((draft) => REACHED[draft.idea.routeStatus])
  useEffect(() => {
    run(openFlow)
  }, [run])
  return (
    <div className="page-night grid min-h-dvh place-content-center gap-8 px-4 text-center">
      <ol aria-label={t('flow.label')} className="m-0 flex list-none items-center gap-3 p-0">
        {STEPS.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className={classes(
              'flex items-center gap-3 font-serif text-xl',
              place === reached ? 'text-paper' : 'text-smoke',
            )}
          >
            {place > 0 && <span aria-hidden="true" className="h-px w-8 bg-hairline sm:w-16" />}
            <span
              aria-hidden="true"
              className={classes(
                'size-2 rounded-chip',
                place < reached && 'bg-moss',
                place === reached && 'animate-breathe bg-lamp shadow-lamp',
                place > reached && 'bg-control',
              )}
            />
            {t(`flow.${step}`)}
          </li>
        ))}
      </ol>
      <p className="m-0 text-smoke">{t('flow.resuming')}</p>
      <LiveRegion message={t('flow.resuming')} />
    </div>
  )
}
