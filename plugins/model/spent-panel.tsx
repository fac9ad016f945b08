import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayIn, durationIn, moneyIn } from '#ui/kit/amounts.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { shownWork } from './projections.ts'
import { SpentTable } from './spent-table.tsx'

/** Under the counts of a game that a model tells: one quiet line of what it has cost, and its parts on request. */
export function SpentPanel() {
  const { t, i18n } = useTranslation('editor')
  const work = useProjection(shownWork)
  if (work === null) return null
  const { model, scenes, parts, sum, cost } = work
  const line = [
    t('modelWork.tokens', { count: sum.input + sum.output }),
    ...(cost === null ? [] : [t('modelWork.cost', { amount: moneyIn(i18n.language, cost) })]),
    durationIn(i18n.language, sum.ms),
  ]
  return (
    <details className="group text-sm text-ash">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control pointer-coarse:min-h-11">
        <span className="wrap-anywhere">{t('modelWork.toldBy', { model })}</span>
        <span className="text-smoke tabular-nums">{line.join(' · ')}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-smoke transition-transform duration-140 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 pt-3">
        <SpentTable parts={parts} />
        <p className="m-0 text-xs text-smoke">
          {t('modelWork.builtIn', { count: scenes.length })}{' '}
          {cost === null
            ? t('modelWork.noPrice')
            : t('modelWork.priceOf', { day: dayIn(i18n.language, cost.day) })}
        </p>
      </div>
    </details>
  )
}
