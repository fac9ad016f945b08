import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { requestStart } from './commands.ts'
import { startBar } from './projections.ts'

const WORDS = {
  style: 'styles',
  audience: 'audiences',
  duration: 'durations',
  ageGroup: 'ageGroups',
  language: 'languages',
} as const

function goTo(name: string): void {
  const place = document.getElementById(`choice-${name}`)
  place?.scrollIntoView({ behavior: scrollBehavior(), block: 'center' })
  focusInPlace(place?.querySelector<HTMLElement>('input, button'))
}

/** The six choices with what is missing, and the start; it stays at the foot of the screen. */
export function StartBar() {
  const { t, i18n } = useTranslation('create')
  const { missing, start, detail } = useProjection(startBar)
  const run = useCommand()
  const { ids } = useEditor().ports
  const names = missing.map((name) => t(`start.${name}`))
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <section
      aria-label={t('start.title')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-ink0 pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex min-h-18 max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 short:min-h-0 short:py-1 md:px-7">
        {start === 'not_started' && (
          <p role="status" className="m-0 basis-full text-sm text-lead">
            {t('start.notStarted')} {detail}
          </p>
        )}
        <ChoiceList />
        <p className="m-0 line-clamp-2 min-w-32 grow basis-0 text-sm text-ash wide:hidden">
          {missing.length === 0 ? t('start.of', { count: 6 }) : t('start.missing', { list })}
        </p>
        <div className="shrink-0 **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:translate-x-0">
          <Button
            variant="primary"
            busy={start === 'starting'}
            reason={missing.length === 0 ? null : t('start.missing', { list })}
            onClick={() => run(requestStart, { idempotencyKey: ids.next() })}
          >
            {t(
              start === 'starting'
                ? 'start.starting'
                : start === 'idle'
                  ? 'start.start'
                  : 'start.again',
            )}
          </Button>
        </div>
      </div>
    </section>
  )
}

function ChoiceList() {
  const { t } = useTranslation('create')
  const { choices, outline } = useProjection(startBar)
  const shown = [
    { name: 'outline', value: outline },
    ...Object.entries(WORDS).map(([name, words]) => {
      // the words are listed under the choices' own names
      const value = choices[name as keyof typeof WORDS]
      return { name, value: value === null ? null : t(`settings.${words}.${value}`) }
    }),
  ]
  return (
    <ul className="m-0 hidden min-w-0 grow basis-0 list-none flex-wrap items-center gap-x-1 gap-y-1 p-0 wide:flex">
      {shown.map(({ name, value }) => (
        <li key={name} className="min-w-0">
          <button
            type="button"
            aria-label={value === null ? t('start.goTo', { name: t(`start.${name}`) }) : undefined}
            onClick={() => goTo(name)}
            className={classes(
              'flex min-h-8 max-w-52 items-center gap-1.5 rounded-chip px-2.5 text-sm transition-colors duration-140 hover:bg-ink3',
              value === null ? 'text-smoke' : 'text-paper',
            )}
          >
            {value === null ? (
              <Circle aria-hidden="true" className="size-3.5 shrink-0" />
            ) : (
              <Check aria-hidden="true" className="size-3.5 shrink-0 text-lamp" />
            )}
            <span className="truncate">{value ?? t(`start.${name}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
