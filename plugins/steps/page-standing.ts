/** How far a page is scrolled and can be, and where its parts begin and it ends; in px from its top. */
export type Standing = { y: number; furthest: number; edges: readonly number[] }

/** A browser rounds what it scrolls by itself to whole pixels of its screen. */
const ROUNDED_PX = 1
/** Less than this is what is left of sums of fractions. */
const NOTHING_PX = 0.01

/**
 * Whether somebody has scrolled a page by more than so many pixels since it stood as it did before (ST11).
 *
 * A page that grows or shrinks is scrolled by its browser so that what is read stays where it is:
 * by no more than what is above has grown, which is at most what any edge has moved. One that
 * has become too short to stand where it did is pushed back to its new end. All else is a wish.
 */
export function scrolledByReader(before: Standing, now: Standing, slackPx = 0): boolean {
  const isPushedBack = now.furthest < before.y && Math.abs(now.furthest - now.y) <= ROUNDED_PX
  if (isPushedBack) return false
  const moved = now.edges.map((edge, at) => edge - (before.edges[at] ?? edge))
  const [up, down] = [Math.min(0, ...moved), Math.max(0, ...moved)]
  const by = now.y - before.y
  return (
    by < up - slackPx - (up < -NOTHING_PX ? ROUNDED_PX : NOTHING_PX) ||
    by > down + slackPx + (down > NOTHING_PX ? ROUNDED_PX : NOTHING_PX)
  )
}
