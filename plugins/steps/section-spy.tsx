import { useCallback, useEffect, useRef } from 'react'
import { LIMITS } from '#schemas/limits.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { sectionId } from '#ui/kit/section-id.ts'
import { type Standing, scrolledByReader } from './page-standing.ts'

const OFFSET = LIMITS.sectionScrollOffsetPx
/** This near its end the page is at its last section. */
const NEAR_BOTTOM_PX = 48
/** A section counts as reached a little before its head meets the bar. */
const REACH_PX = 60
/** Scrolling by code that says nothing of its end is over when nothing has moved for this long. */
const STALLED_MS = 1_000
/** So near to where it was sent a page has arrived: its goal has fractions, and it may not. */
const ARRIVED_PX = 2
/** Whoever scrolls with these takes the page out of the code's hand. */
const HANDS = ['wheel', 'touchmove'] as const

/** How the page stands, measured by so many sections. */
function standing(count: number): Standing {
  const y = window.scrollY
  const { scrollHeight } = document.documentElement
  const edges = Array.from({ length: count }, (_, step) => {
    const top = document.getElementById(sectionId(step))?.getBoundingClientRect().top
    return top === undefined ? scrollHeight : top + y
  })
  return { y, furthest: scrollHeight - window.innerHeight, edges: [...edges, scrollHeight] }
}

/** The step whose section is read on a page that stands so. */
function stepRead({ y, furthest, edges }: Standing): number {
  const count = edges.length - 1
  if (y >= furthest - NEAR_BOTTOM_PX) return count - 1
  const reached = edges.slice(0, count).findLastIndex((top) => top - y <= OFFSET + REACH_PX)
  return Math.max(0, reached)
}

/**
 * Tells which of so many sections its reader scrolls to, at most every 100 ms: never while the
 * page scrolls by code, and never because it has grown (ST11). Answers how to scroll to one (ST10).
 */
export function useSectionSpy(
  count: number,
  onStep: (step: number) => void,
): (step: number) => void {
  const tell = useRef(onStep)
  tell.current = onStep
  /** How the page stood when it was last looked at, or will stand where the code scrolls it. */
  const known = useRef<Standing>(null)
  const locked = useRef(false)
  const unlocking = useRef(0)

  const look = useCallback(
    (slackPx?: number) => {
      const now = standing(count)
      const before = known.current
      known.current = now
      if (before !== null && scrolledByReader(before, now, slackPx)) tell.current(stepRead(now))
    },
    [count],
  )

  const unlockAfter = useCallback(
    (ms: number) => {
      window.clearTimeout(unlocking.current)
      unlocking.current = window.setTimeout(() => {
        locked.current = false
        look(ARRIVED_PX)
      }, ms)
    },
    [look],
  )

  useEffect(() => {
    let waiting = 0
    const lookSoon = () => {
      waiting ||= window.setTimeout(() => {
        waiting = 0
        if (!locked.current) look()
      }, LIMITS.tabScrollThrottleMs)
    }
    const onScroll = () => (locked.current ? unlockAfter(STALLED_MS) : lookSoon())
    const onHand = () => {
      window.clearTimeout(unlocking.current)
      locked.current = false
    }
    const onEnd = () => {
      // an older scroll may end after this one began
      const goal = known.current
      if (locked.current && goal !== null && !scrolledByReader(goal, standing(count), ARRIVED_PX))
        unlockAfter(0)
    }
    known.current = standing(count)
    const observer = new ResizeObserver(lookSoon)
    observer.observe(document.documentElement)
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onEnd, { passive: true })
    for (const hand of HANDS) window.addEventListener(hand, onHand, { passive: true })
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, onHand)
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onEnd)
      window.clearTimeout(waiting)
      window.clearTimeout(unlocking.current)
    }
  }, [count, look, unlockAfter])

  return useCallback(
    (step: number) => {
      const section = document.getElementById(sectionId(step))
      if (section === null) return
      const now = standing(count)
      locked.current = true
      unlockAfter(STALLED_MS)
      const top = step === 0 ? 0 : section.getBoundingClientRect().top + now.y - OFFSET
      known.current = { ...now, y: Math.max(0, Math.min(top, now.furthest)) }
      window.scrollTo({ top, behavior: scrollBehavior() })
    },
    [count, unlockAfter],
  )
}
