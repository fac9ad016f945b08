import type { EventInput } from '#schemas/events/index.ts'
import type { SavedDraft } from '#schemas/saved-draft.ts'

const fact = <T extends EventInput['type']>(
  type: T,
  payload: Extract<EventInput, { type: T }>['payload'],
): EventInput => ({ type, source: 'user', payload }) as EventInput

/** The facts that bring a kept draft back: the idea, then what was proposed and chosen for it. */
export function factsOf(saved: SavedDraft): EventInput[] {
  const { gameSetting, language, gameStatus, routeStatus } = saved
  return [
    fact('idea/creationRestored', { text: gameSetting, language, gameStatus, routeStatus }),
    ...readingOf(saved),
    ...proposalsOf(saved),
    ...choicesOf(saved),
  ]
}

/** What a creator said of the reading holds for whatever is proposed next. */
const readingOf = ({ reading }: SavedDraft): EventInput[] =>
  reading.reading === null ? [] : [fact('correcting/restored', reading)]

/** Thinking that was cut off has nothing to restore: the creation screen takes it up again. */
function proposalsOf({ thinking, gameOutlines, gameSetting }: SavedDraft): EventInput[] {
  const { status, ...finished } = thinking
  const { options, chosenKey, edited, forIdea, forLanguage, covers } = gameOutlines
  if (status !== 'completed' || options.length === 0 || forIdea !== gameSetting) return []
  return [
    fact('thinking/restored', finished),
    fact('outlines/updated', {
      ...{ options, forIdea, forLanguage, more: false },
      ...(covers === undefined ? {} : { covers }),
    }),
    ...Object.entries(edited).map(([key, text]) => fact('outlines/edited', { key, text })),
    fact('outlines/chosen', { key: chosenKey }),
  ]
}

/** Choices that were made; what was never chosen stays open. */
function choicesOf({ choices }: SavedDraft): EventInput[] {
  const made = Object.entries(choices).filter(([, value]) => value !== null)
  return made.length === 0 ? [] : [fact('settings/chosen', Object.fromEntries(made))]
}
