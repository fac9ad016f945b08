import type { CallRequest } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import { allSaid, isCorrected } from '#schemas/reading-of-idea.ts'
import { templateKeyOf } from '#schemas/wire/outline-result.ts'

/** One of the six things generation cannot start without. */
export type ChoiceName = 'outline' | 'style' | 'audience' | 'duration' | 'ageGroup' | 'language'

const NAMES: readonly ChoiceName[] = [
  'outline',
  'style',
  'audience',
  'duration',
  'ageGroup',
  'language',
]

/** The chosen outline of the idea at hand, with the creator's changes; null when none is chosen. */
function outlineIn({ session: { outlines, idea } }: Draft): { key: string; text: string } | null {
  const option = outlines.options.find(({ key }) => key === outlines.chosenKey)
  if (option === undefined || outlines.forIdea !== idea.text) return null
  return { key: option.key, text: outlines.edited[option.key] ?? option.text }
}

/** Which of the six are not chosen, in the order of the screen. */
export const missingIn = (draft: Draft): readonly ChoiceName[] =>
  NAMES.filter((name) =>
    name === 'outline' ? outlineIn(draft) === null : draft.session.settings[name] === null,
  )

export type StartBody = CallRequest<'startGeneration'>['body']

/** What generation is asked with, in the wire's names; null while a choice is missing. */
export function startBodyOf(draft: Draft): StartBody | null {
  const outline = outlineIn(draft)
  const { reading, corrections: own } = draft.session.correcting
  const corrections = allSaid(reading?.taken, own)
  const { style, audience, duration, ageGroup, language } = draft.session.settings
  if (outline === null || style === null || audience === null) return null
  if (duration === null || ageGroup === null || language === null) return null
  return {
    outline: outline.text,
    template_type: templateKeyOf(outline.key),
    uid: draft.session.account.user?.uid ?? '',
    game_duration: duration,
    image_style: style,
    sex: audience,
    age: ageGroup,
    language,
    setting: draft.session.outlines.forIdea,
    ...(isCorrected(corrections) ? { corrections } : {}),
  }
}
