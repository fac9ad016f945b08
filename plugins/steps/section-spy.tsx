import { useCallback, useEffect, useRef } from 'react'
import { LIMITS } from '#schemas/limits.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'

/** The element id of a step's section. */
export const sectionId = (step: number): string => `step-${step}`

const OFFSET = LIMITS.sectionScrollOffsetPx
/** This near its end the page is at its last section. */
const NEAR_BOTTOM_PX = 48
/** A section counts as reached a little before its head meets the bar. */
const REACH_PX = 60
/** Scrolling by code that says nothing of its end is over when nothing has moved for this long. */
const STALLED_MS = 1_000
/** Whoever scrolls with these takes the page out of the code's hand. */
const HANDS = ['wheel', 'touchmove'] as const

/** The step whose section the reader is in. */
function stepInView(count: number): number {
  const { scrollHeight } = document.documentElement
  if (window.scrollY + window.innerHeight >= scrollHeight - NEAR_BOTTOM_PX) return count - 1
  let found = 0
  for (let step = 0; step < count; step++) {
    const top = document.getElementById(sectionId(step))?.getBoundingClientRect().top
    if (top !== undefined && top <= OFFSET + REACH_PX) found = step
  }
  return found
}

const isAt = (top: number): boolean => Math.abs(window.scrollY - top) < 2

/**
 * Tells which of so many sections is scrolled to, at most every 100 ms, and never while the page scrolls by code (ST11).
 * Answers how to scroll to one (ST10).
 */
export function useSectionSpy(
  count: number,
  onStep: (step: number) => void,
): (step: number) => void {
  const tell = useRef(onStep)
  tell.current = onStep
  const locked = useRef(false)
  const unlocking = useRef(0)
  const goal = useRef(0)

  const unlockAfter = useCallback(
    (ms: number) => {
      window.clearTimeout(unlocking.current)
      unlocking.current = window.setTimeout(() => {
        locked.current = false
        // somebody has taken it elsewhere, by keys or by the bar at the side
        if (!isAt(goal.current)) tell.current(stepInView(count))
      }, ms)
    },
    [count],
  )

  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      if (!locked.current) tell.current(stepInView(count))
    }
    const onScroll = () => {
      if (locked.current) unlockAfter(STALLED_MS)
      else waiting ||= window.setTimeout(look, LIMITS.tabScrollThrottleMs)
    }
    const onHand = () => {
      window.clearTimeout(unlocking.current)
      locked.current = false
    }
    const onEnd = () => {
      // an older scroll may end after this one began
      if (locked.current && isAt(goal.current)) unlockAfter(0)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onEnd, { passive: true })
    for (const hand of HANDS) window.addEventListener(hand, onHand, { passive: true })
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, onHand)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onEnd)
      window.clearTimeout(waiting)
      window.clearTimeout(unlocking.current)
    }
  }, [count, unlockAfter])

  return useCallback(
    (step: number) => {
      const section = document.getElementById(sectionId(step))
      if (section === null) return
      locked.current = true
      unlockAfter(STALLED_MS)
      const top = step === 0 ? 0 : section.getBoundingClientRect().top + window.scrollY - OFFSET
      const end = document.documentElement.scrollHeight - window.innerHeight
      goal.current = Math.max(0, Math.min(top, end))
      window.scrollTo({ top, behavior: scrollBehavior() })
    },
    [unlockAfter],
  )
}
