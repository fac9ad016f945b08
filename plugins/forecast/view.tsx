import { useTranslation } from 'react-i18next'
import type { ModelForecast } from '#schemas/model-forecast.ts'
import { dayIn, durationIn, moneyIn } from '#ui/kit/amounts.ts'
import { defineView } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { shownForecast } from './projections.ts'

/** No forecast is so exact that more digits would say something. */
const DIGITS = 2
const rounded = (count: number): number => Number(count.toPrecision(DIGITS))

/** What a model will need for the game, before it is started: one quiet line, and what it is judged by. */
function Forecast() {
  const { t, i18n } = useTranslation('create')
  const forecast = useProjection(shownForecast)
  if (forecast === null) return null
  const { model, input, output, cost, ms } = forecast
  const about = (amount: string): string => t('forecast.about', { amount })
  const line = [
    t('forecast.tokens', { count: rounded(input + output) }),
    ...(cost === null ? [] : [about(moneyIn(i18n.language, cost))]),
    ...(ms === null ? [] : [about(durationIn(i18n.language, ms))]),
  ]
  return (
    <section aria-label={t('forecast.title')} className="mt-5 text-sm text-ash">
      <p role="status" className="m-0 flex flex-wrap gap-x-3 gap-y-1">
        <span className="wrap-anywhere">{t('forecast.writtenBy', { model })}</span>
        <span className="tabular-nums">{line.join(' · ')}</span>
      </p>
      <Grounds forecast={forecast} />
    </section>
  )
}

/** What the forecast is judged by, and what may be spent where that is less. */
function Grounds({ forecast: { games, input, output, cost, left } }: { forecast: ModelForecast }) {
  const { t, i18n } = useTranslation('create')
  const sentences = [
    games === 0 ? t('forecast.measured') : t('forecast.like', { count: games }),
    cost === null
      ? t('forecast.noPrice')
      : t('forecast.priceOf', { day: dayIn(i18n.language, cost.day) }),
    ...(left === null || left >= input + output ? [] : [t('forecast.left', { left })]),
  ]
  return (
    <p className="m-0 mt-1 max-w-160 text-xs text-smoke">
      {sentences.join(i18n.language.startsWith('en') ? ' ' : '')}
    </p>
  )
}

export const forecastView = defineView({
  plugin: 'forecast',
  slots: { 'creation.section': { order: 35, component: Forecast } },
})
