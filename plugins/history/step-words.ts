import type { StepName } from './step-name.ts'

/** Speaks the words of the editor. */
type Translate = (key: string, values: Record<string, string | number>) => string

/** What a line of the history is called: a change by hand by where it was made, anything else by what was done. */
export function lineTitle(t: Translate, name: StepName): string {
  const { how, of, version } = name
  if (name.isByHand) return placesIn(t, name)
  if (how !== 'undone' && how !== 'redone') return wordFor(t, name)
  const number = { version: name.target ?? version }
  const what = of === null ? t('history.name.version', number) : whatOf(t, of)
  return t(how === 'undone' ? 'history.undoWhat' : 'history.redoWhat', { what })
}

/** What was taken back, as it is called behind the word for that. */
const whatOf = (t: Translate, name: StepName): string =>
  name.seen === undefined ? lineTitle(t, name) : stepIn(t, name)

/** What stands under it: what the title does not say. */
export function lineDetail(t: Translate, name: StepName): string {
  if (name.seen !== undefined)
    return name.seen === null
      ? t('history.seenByNobody', {})
      : t('history.seen', { version: name.seen })
  if (name.isByHand || name.made !== null) return t('history.byHand', {})
  return name.of?.isByHand ? '' : placesIn(t, name)
}

/** The parts of the game a version changed, in words; empty where it names none. */
function placesIn(t: Translate, { places, more }: StepName): string {
  const named = places.map(({ key, values }) => t(key, { ...values }))
  const joined = named.join(t('history.separator', {}))
  return more === 0 ? joined : t('history.more', { places: joined, number: more })
}

/** What a step is called, and where it was: "Edited by hand, title". */
export function stepIn(t: Translate, step: StepName): string {
  // it follows the word for undo, or redo
  if (step.seen !== undefined) return t(`history.step.${step.how}`, {})
  const name = wordFor(t, step)
  if (step.made !== null) return name
  const places = placesIn(t, step)
  return places === '' ? name : t('history.joined', { name, places })
}

/** What was done, in one word for all that was done alike. */
function wordFor(t: Translate, { how, label, made, again, target, version }: StepName): string {
  if (made !== null) return t(`history.made.${made}`, {})
  if (how === 'restored') return t('history.name.restored', { version: target ?? version })
  // a version the live connection tells has no words yet, one of the list the server's
  if (again !== null) return t(`history.again.${again}`, {})
  return label === '' ? t(`history.name.${how}`, {}) : label
}
