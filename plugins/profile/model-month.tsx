import { useTranslation } from 'react-i18next'
import { dayIn, moneyIn } from '#ui/kit/amounts.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { myProfile } from './projections.ts'

/** What models have cost the account this month; nothing where none was asked. */
export function ModelMonthCard() {
  const { t, i18n } = useTranslation('profile')
  const month = useProjection((draft) => myProfile(draft)?.month ?? null)
  if (month === null || month.calls === 0) return null
  const { games, tokens, cost } = month
  return (
    <section aria-labelledby="model-month" className="card p-5 sm:p-6">
      <h2 id="model-month" className="m-0 mb-2 text-xl">
        {t('model.title')}
      </h2>
      <p className="m-0 text-ash tabular-nums">
        {t('model.sum', { count: games, tokens })}
        {cost !== null && ` ${t('model.cost', { amount: moneyIn(i18n.language, cost) })}`}
      </p>
      <p className="m-0 mt-2 text-sm text-smoke">
        {cost === null
          ? t('model.noPrice')
          : t('model.priceOf', { day: dayIn(i18n.language, cost.day) })}
      </p>
    </section>
  )
}
