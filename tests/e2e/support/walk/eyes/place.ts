/** Where something is painted. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** What opens over the page on purpose. */
const FLOATING = '[data-base-ui-portal],[data-sonner-toaster]'

/** The window that lies over all else, or the whole page. */
export const topmost = (): Element =>
  [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].at(-1) ?? document.body

/** A thing in words, for whoever reads what was found. */
export function nameOf(one: Element): string {
  const text = one.getAttribute('aria-label') ?? one.textContent ?? ''
  return `<${one.tagName.toLowerCase()}> “${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`
}

/** An element and all around it, from the inside out. */
export function* outwards(one: Element | null): Generator<Element> {
  for (let at = one; at !== null && at !== document.body; at = at.parentElement) yield at
}

export const isHidden = (one: Element): boolean =>
  !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  one.closest('[inert]') !== null

/** For ears alone: a pixel that is clipped away. */
export const isForEars = (one: Element): boolean =>
  outwards(one).some((at) => {
    const { clipPath, position, width } = getComputedStyle(at)
    return position === 'absolute' && (clipPath !== 'none' || Number.parseFloat(width) <= 1)
  })

/** What it moves with: the page, a bar that stays, or something that floats. Layers may cover one another. */
export const layerOf = (one: Element): Element =>
  outwards(one).find(
    (at) => at.matches(FLOATING) || ['fixed', 'sticky'].includes(getComputedStyle(at).position),
  ) ?? document.body

/** How far two boxes share the same columns and rows, in pixels; negative where they do not. */
export const across = (a: Box, b: Box): number =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left)
export const down = (a: Box, b: Box): number =>
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1

/** The middle of a box. */
export const middleOf = (box: Box): { x: number; y: number } => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
})

/** Whether it is out of sight in a box of its own that scrolls. */
export function isScrolledAway(one: Element): boolean {
  const { x, y } = middleOf(one.getBoundingClientRect())
  return outwards(one.parentElement).some((at) => {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') return false
    const clip = at.getBoundingClientRect()
    return x < clip.left || x > clip.right || y < clip.top || y > clip.bottom
  })
}

/** What of a box its scrolling surroundings let be seen. */
export function shownOf(one: Element, box: Box): Box {
  return outwards(one.parentElement).reduce((shown, at) => {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (overflowX === 'visible' && overflowY === 'visible') return shown
    const clip = at.getBoundingClientRect()
    return {
      left: Math.max(shown.left, clip.left),
      top: Math.max(shown.top, clip.top),
      right: Math.min(shown.right, clip.right),
      bottom: Math.min(shown.bottom, clip.bottom),
    }
  }, box)
}
