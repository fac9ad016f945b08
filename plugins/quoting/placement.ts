/** A size or a room in the window, in CSS pixels. */
type Size = { width: number; height: number }
type Edges = { left: number; top: number; right: number; bottom: number }

const GAP = 8

/** Where the button stands: below the end of the selection, above it where the window ends; null where the selection is out of sight. */
export function placeBeside(
  rects: readonly Edges[],
  button: Size,
  pane: Size & { top: number },
): { left: number; top: number } | null {
  const end = rects.at(-1)
  if (end === undefined) return null
  const first = Math.min(...rects.map(({ top }) => top))
  const last = Math.max(...rects.map(({ bottom }) => bottom))
  if (last < pane.top || first > pane.height) return null
  const left = Math.max(GAP, Math.min(end.right - button.width, pane.width - button.width - GAP))
  const below = last + GAP
  const above = first - GAP - button.height
  const fitsBelow = below + button.height + GAP <= pane.height
  // of a selection that is taller than the window something must be covered: the least is at its foot
  const top = fitsBelow ? below : above >= pane.top ? above : pane.height - GAP - button.height
  return { left, top: Math.max(GAP, top) }
}
