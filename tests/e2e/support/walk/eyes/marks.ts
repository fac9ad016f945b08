import { nameOf } from './place.ts'

/**
 * What is chosen but looks like what is not, where the system chooses the colours: a line each.
 */
export function unmarked(): string[] {
  const lookOf = (one: Element): string => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(one)
    const marks = [...one.querySelectorAll('svg')].filter((mark) =>
      mark.checkVisibility({ visibilityProperty: true }),
    )
    return [outlineStyle, outlineWidth, borderTopWidth, marks.length].join(' ')
  }
  const pairs: [string, Element[], Element[]][] = [
    ...document.querySelectorAll('[role=radiogroup]'),
  ].map((group) => {
    const cards = [...group.querySelectorAll('input')].map((one) => one.closest('.card') ?? one)
    const isChosen = (card: Element) => card.querySelector(':checked') !== null
    return [
      group.getAttribute('aria-label') ?? '',
      cards.filter(isChosen),
      cards.filter((card) => !isChosen(card)),
    ]
  })
  for (const list of document.querySelectorAll('[role=tablist]')) {
    const tabs = [...list.querySelectorAll('[role=tab]')]
    const isChosen = (tab: Element) => tab.ariaSelected === 'true'
    pairs.push([
      list.getAttribute('aria-label') ?? '',
      tabs.filter(isChosen),
      tabs.filter((tab) => !isChosen(tab)),
    ])
  }
  return pairs.flatMap(([name, chosen, others]) => {
    const [other] = others
    const isSame = other !== undefined && chosen.some((one) => lookOf(one) === lookOf(other))
    return isSame ? [`${name}: the chosen one looks like the others`] : []
  })
}

/** Pictures that words stand before, where the system chooses the colour of the words alone: a line each. */
export const pictured = (): string[] =>
  [document.body, ...document.querySelectorAll('main *')]
    .filter(
      (one) => one.checkVisibility() && getComputedStyle(one).backgroundImage.includes('url('),
    )
    .map((one) => `words before a picture: ${nameOf(one)}`)
