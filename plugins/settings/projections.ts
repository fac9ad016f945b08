import { projection } from '#plugins/kit.ts'
import { thinkingSettled } from '#plugins/thinking/projections.ts'
import type { Choices, SettingsSlice } from '#schemas/choices.ts'
import type { Draft } from '#schemas/draft.ts'
import { DEFAULT_GAME_LANGUAGE, GameLanguage } from '#schemas/language.ts'
import { missingIn } from './brief.ts'

/** The five choices beside the outline. */
export const choices = projection(
  'settings/choices',
  ({ session: { settings } }) =>
    [
      settings.style,
      settings.audience,
      settings.duration,
      settings.ageGroup,
      settings.language,
    ] as const,
  (style, audience, duration, ageGroup, language): Choices => ({
    style,
    audience,
    duration,
    ageGroup,
    language,
  }),
)

const chosenName = ({ session: { outlines, idea } }: Draft): string | null => {
  const option = outlines.options.find(({ key }) => key === outlines.chosenKey)
  return option !== undefined && outlines.forIdea === idea.text ? option.name : null
}

/** The bar at the foot of the screen: what is chosen, what is missing, how the start stands. */
export const startBar = projection(
  'settings/startBar',
  (draft) => {
    const { start, startDetail } = draft.session.settings
    return [choices(draft), chosenName(draft), missingIn(draft).join(), start, startDetail] as const
  },
  (made, outline, missing, start: SettingsSlice['start'], detail) => ({
    choices: made,
    outline,
    missing: missing === '' ? [] : missing.split(','),
    start,
    detail,
  }),
)

/** The choices are open once proposals for this idea are on the table. */
export const choicesOpen = projection(
  'settings/open',
  (draft) => {
    const {
      session: { outlines, idea },
    } = draft
    const proposed = outlines.options.length > 0 && outlines.forIdea === idea.text
    return [proposed, thinkingSettled(draft)] as const
  },
  (proposed, settled) => proposed && settled,
)

/** The language the game would be told in: that of the outlines while none is chosen. */
export const toldLanguage = projection(
  'settings/toldLanguage',
  ({ session: { settings, outlines } }) => [settings.language, outlines.forLanguage] as const,
  (language, proposed): GameLanguage =>
    language ?? GameLanguage.catch(DEFAULT_GAME_LANGUAGE).parse(proposed),
)

/** Set when the game's language is not the one the proposals are written in. */
export const languageMismatch = projection(
  'settings/languageMismatch',
  ({ session: { settings, outlines } }) =>
    [settings.language, outlines.forLanguage, outlines.options.length] as const,
  (language, proposed, count) =>
    language !== null && count > 0 && language !== proposed ? { language, proposed } : null,
)
