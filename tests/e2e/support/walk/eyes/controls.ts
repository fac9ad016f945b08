import {
  across,
  down,
  isForEars,
  isHidden,
  isInside,
  isScrolledAway,
  layerOf,
  middleOf,
  nameOf,
  shownOf,
} from './place.ts'

const CONTROLS =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=tab],[role=option],[role=menuitem],[role=slider]'
/** WCAG 2.5.8, less half a pixel. */
const SMALLEST = 23.5

type Control = { one: HTMLElement; box: DOMRect; layer: Element }

const isInText = (one: Element): boolean => getComputedStyle(one).display === 'inline'

function isNameless(one: HTMLElement): boolean {
  if ((one.textContent ?? '').trim() !== '') return false
  const labels = 'labels' in one ? (one.labels as NodeList | null) : null
  const isNamed = ['aria-label', 'aria-labelledby', 'title'].some((name) => one.hasAttribute(name))
  return !isNamed && (labels === null || labels.length === 0)
}

/** What lies over the middle of a control, so that a press would miss it. */
function coverOf({ one, box, layer }: Control): Element | null {
  const { x, y } = middleOf(box)
  if (isInText(one) || isScrolledAway(one)) return null
  // null beside the window
  const hit = document.elementFromPoint(x, y)
  if (hit === null || one.contains(hit) || hit.contains(one)) return null
  if (hit.closest('label')?.contains(one) || layerOf(hit) !== layer) return null
  // a card that chooses as a whole may hold a button in its middle
  const inner = hit.closest(CONTROLS)
  return inner !== null && isInside(inner.getBoundingClientRect(), box) ? null : hit
}

const areaOf = ({ width, height }: DOMRect): number => width * height
const isOnEdge = (small: DOMRect, large: DOMRect): boolean => areaOf(small) <= areaOf(large) / 10

function meet(a: Control, b: Control): boolean {
  if (a.layer !== b.layer || a.one.contains(b.one) || b.one.contains(a.one)) return false
  if (across(a.box, b.box) <= 2 || down(a.box, b.box) <= 2) return false
  if (isInside(a.box, b.box) || isInside(b.box, a.box)) return false
  // a small one on the edge of a large one leaves nearly all of that to be pressed, and its own middle is looked at above
  if (isOnEdge(a.box, b.box) || isOnEdge(b.box, a.box)) return false
  const [one, other] = [shownOf(a.one, a.box), shownOf(b.one, b.box)]
  return across(one, other) > 2 && down(one, other) > 2
}

/** Controls that are covered, too small, nameless, or in each other's way. */
export function controlFaults(root: Element): string[] {
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((one) => !isHidden(one) && !isForEars(one))
    .map((one) => ({ one, box: one.getBoundingClientRect(), layer: layerOf(one) }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const alone = controls.flatMap((control) => {
    const { one, box } = control
    const name = nameOf(one)
    const isSmall = !isInText(one) && Math.min(box.width, box.height) < SMALLEST
    const cover = coverOf(control)
    return [
      ...(isSmall ? [`small: ${name} ${Math.round(box.width)}×${Math.round(box.height)}`] : []),
      ...(isNameless(one) ? [`without a name: ${name}`] : []),
      ...(cover === null ? [] : [`covered: ${name} by ${nameOf(cover)}`]),
    ]
  })
  const together = controls.flatMap((a, at) =>
    controls
      .slice(at + 1)
      .filter((b) => meet(a, b))
      .map((b) => `control over control: ${nameOf(a.one)} and ${nameOf(b.one)}`),
  )
  return [...alone, ...together]
}
