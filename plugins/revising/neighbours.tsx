import type { useCommand } from '#ui/kit/use-projection.ts'
import { beginEdit } from './commands.ts'
import type { FieldPlace, Fields } from './fields.tsx'

/** More than any text has characters. */
const MUCH = 1_000_000
/** All of a text is selected. */
export const ALL_OF_IT: FieldPlace['selected'] = [0, MUCH]

const isShown = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility()

/** The texts of the card an element stands in, in their order. */
export const textsAround = (element: Element): Element[] =>
  [...(element.closest('[data-texts]')?.querySelectorAll('[data-written]') ?? [])].filter(
    (text) => isShown(text) && text.closest('button:not([data-text-head])') === null,
  )

/** The text before or after another one of its card; null at its ends. */
export function neighbourOf(text: Element, step: 1 | -1): Element | null {
  const all = textsAround(text)
  const at = all.indexOf(text)
  return at < 0 ? null : (all[at + step] ?? null)
}

/** Begins to edit the text an element shows, there. */
export function beginAt(
  element: Element,
  fields: Fields,
  run: ReturnType<typeof useCommand>,
  selected: FieldPlace['selected'],
): boolean {
  const path = element.getAttribute('data-quote-path') ?? ''
  const before = fields.at(path)
  // of what was drawn nobody pressed a word
  const chosen = element.hasAttribute('data-drawn') ? ALL_OF_IT : selected
  fields.take(path, { element, selected: chosen, isWanted: true })
  if (run(beginEdit, { path }) === null) return true
  if (before === undefined) fields.leave(path, element)
  else fields.take(path, before)
  return false
}
