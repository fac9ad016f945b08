import { projection } from '#plugins/kit.ts'
import { choicesOpen, toldLanguage } from '#plugins/settings/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { ForecastOf, ModelForecast } from '#schemas/model-forecast.ts'

/** The game that the choices so far make, as far as a forecast depends on them; null while its length is not chosen. */
const chosenGame = projection(
  'forecast/chosenGame',
  (draft) => [choicesOpen(draft), toldLanguage(draft), draft.session.settings.duration] as const,
  (isOpen, language, duration): ForecastOf | null =>
    isOpen && duration !== null ? { language, duration } : null,
)

/** Whether what is known is of the game that is chosen. */
const isKnown = (draft: Draft): boolean => {
  const [chosen, { of }] = [chosenGame(draft), draft.session.forecast]
  if (chosen === null || of === null || of === 'missing') return false
  return of.language === chosen.language && of.duration === chosen.duration
}

/** The game whose forecast is to be asked for; null where it is known, and where there can be none. */
export const wantedForecast = projection(
  'forecast/wanted',
  (draft) =>
    [chosenGame(draft), isKnown(draft) || draft.session.forecast.of === 'missing'] as const,
  (chosen, isSettled) => (isSettled ? null : chosen),
)

/** The forecast of the game that is chosen; null where there is none. */
export const shownForecast = projection(
  'forecast/shown',
  (draft) => [isKnown(draft), draft.session.forecast.forecast] as const,
  (isOfChosen, forecast): ModelForecast | null => (isOfChosen ? forecast : null),
)
