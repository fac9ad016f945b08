import { across, type Box, down, isForEars, layerOf, outwards } from './place.ts'
import type { Text } from './texts.ts'

type Line = { box: Box; text: string; layer: Element; node: Node }
type Sight = 'seen' | 'cut' | 'away'

/** How a clipping box treats what goes past its edges, one way and the other. */
function pastEdges(box: Box, at: Element, size: number) {
  const { overflowX, overflowY } = getComputedStyle(at)
  const clip = at.getBoundingClientRect()
  const isShut = clip.height < 2 || clip.width < 2
  const x = Math.max(clip.left - box.left, box.right - clip.right)
  const y = Math.max(clip.top - box.top, box.bottom - clip.bottom)
  return [
    // the ends of tall letters may stand out of a tight line
    { over: overflowX, isPast: x > 1.5 },
    { over: overflowY, isPast: y > size * 0.3 },
  ]
    .filter(({ over, isPast }) => isPast && over !== 'visible')
    .map(({ over }) => (isShut || over === 'auto' || over === 'scroll' ? 'away' : 'cut'))
}

/** Whether a line of text can be read where it stands; what is shortened with dots says so itself. */
function sightOf(box: Box, parent: Element): Sight {
  const size = Number.parseFloat(getComputedStyle(parent).fontSize)
  let isShort = false
  let escapes = false
  for (const at of outwards(parent)) {
    const { textOverflow, webkitLineClamp, display, position } = getComputedStyle(at)
    isShort ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    // what is placed absolutely is clipped only from the next placed box on
    escapes &&= position === 'static'
    if (display === 'inline' || escapes) continue
    const [past] = pastEdges(box, at, size)
    if (past !== undefined) return past === 'away' || isShort ? 'away' : 'cut'
    if (position === 'fixed') break
    escapes = position === 'absolute'
  }
  return 'seen'
}

const boxesOf = (node: Node): DOMRect[] => {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()].filter(({ width, height }) => width >= 1 && height >= 1)
}

/** Lines that lie on one another. */
function overlaps(lines: Line[]): string[] {
  return lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      if (one.node === other.node || one.layer !== other.layer) return []
      const low = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      const isOver = across(one.box, other.box) > 3 && down(one.box, other.box) > low * 0.4
      const names = `“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`
      return isOver ? [`text over text: ${names}`] : []
    }),
  )
}

/** Text that is cut off, stands beside the page, or lies over other text. */
export function lineFaults(texts: Text[]): string[] {
  const found: string[] = []
  const lines: Line[] = []
  for (const { node, text, parent } of texts.filter((one) => !isForEars(one.parent))) {
    const layer = layerOf(parent)
    for (const box of boxesOf(node)) {
      const sight = sightOf(box, parent)
      if (sight === 'away') continue
      if (sight === 'cut') found.push(`cut off: “${text.slice(0, 60)}”`)
      if (box.left < -1 || box.right > innerWidth + 1)
        found.push(`beside the page: “${text.slice(0, 60)}”`)
      lines.push({ box, text, layer, node })
    }
  }
  return [...found, ...overlaps(lines)]
}
