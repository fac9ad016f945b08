import { controlFaults } from './controls.ts'
import { lineFaults } from './lines.ts'
import { isHidden, topmost } from './place.ts'
import { textsIn } from './texts.ts'
import { wordFaults } from './words.ts'

export { pictured, unmarked } from './marks.ts'
export { misnamed } from './roles.ts'

/** How far a page can be scrolled sideways, as a fault. */
export const sidewaysFaults = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? ['moves sideways'] : []
}

const missingPictures = (root: Element): string[] =>
  [...root.querySelectorAll('img')]
    .filter((one) => one.complete && one.naturalWidth === 0 && one.src !== '' && !isHidden(one))
    .map((one) => `a picture that is not there: ${one.src}`)

/**
 * Looks at a page as it is painted now, as a reader of `language` would, and answers a line for each
 * thing that is wrong. `keys` are those of the interface's words: none of them may show.
 */
export function inspect(language: string, keys: readonly string[]): string[] {
  const root = topmost()
  const texts = textsIn(root)
  const told = document.documentElement.lang.slice(0, 2)
  const found = [
    ...(told === language ? [] : [`the page says it is in ${told}`]),
    ...wordFaults(root, texts, new Set(keys)),
    ...lineFaults(texts),
    ...controlFaults(root),
    ...missingPictures(root),
    ...sidewaysFaults(),
  ]
  return [...new Set(found)]
}
