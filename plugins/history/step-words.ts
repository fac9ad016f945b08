import type { StepName } from './step-name.ts'

/** Speaks the words of the editor. */
type Translate = (key: string, values: Record<string, string | number>) => string

/** What a version is called in words: "Undo: Edited by hand". */
export function titleOf(t: Translate, name: StepName): string {
  const { how, of } = name
  const version = name.target ?? name.version
  if (how === 'undone' || how === 'redone') {
    const what = of === null ? t('history.name.version', { version }) : titleOf(t, of)
    return t(how === 'undone' ? 'history.undoWhat' : 'history.redoWhat', { what })
  }
  if (how === 'restored') return t('history.name.restored', { version })
  return name.label === '' ? t(`history.name.${how}`, {}) : name.label
}

/** The parts of the game a version changed, in words; empty where it names none. */
export function placesIn(t: Translate, { places, more }: StepName): string {
  const named = places.map(({ key, values }) => t(key, { ...values }))
  const joined = named.join(t('history.separator', {}))
  return more === 0 ? joined : t('history.more', { places: joined, number: more })
}

/** Both: "Edited by hand, title". */
export function stepIn(t: Translate, step: StepName): string {
  const name = titleOf(t, step)
  const places = placesIn(t, step)
  return places === '' ? name : t('history.joined', { name, places })
}
