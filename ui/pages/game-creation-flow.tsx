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
  const reached = useProjection((draft) => REACHED[draft.session.idea.routeStatus])
  useEffect(() => {
    run(openFlow)
  }, [run])
  return (
    <div className="page-night grid min-h-dvh place-content-center gap-8 px-4 text-center">
      <ol
        aria-label={t('flow.label')}
        className="m-0 flex list-none items-center justify-center gap-2 p-0 sm:gap-3"
      >
        {STEPS.map((step, place) => (
          <li
            key={step}
            aria-current={place === reached ? 'step' : undefined}
            className={classes(
              'flex items-center gap-2 font-serif text-lg whitespace-nowrap sm:gap-3 sm:text-xl',
              place === reached ? 'text-paper' : 'text-smoke',
            )}
          >
            {place > 0 && <span aria-hidden="true" className="h-px w-4 bg-hairline sm:w-16" />}
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
      <h1 className="m-0 font-sans text-base font-normal text-smoke">{t('flow.resuming')}</h1>
      <LiveRegion message={t('flow.resuming')} />
    </div>
  )
}
