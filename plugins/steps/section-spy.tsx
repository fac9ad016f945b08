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
/** And whoever uses these may be the one who scrolls. */
const HINTS = [...HANDS, 'keydown', 'pointerdown'] as const
/** For so long after one of them. */
const BY_HAND_MS = 1_000
/** What a page does after it has grown, it does within this. */
const JUST_NOW_MS = 3 * LIMITS.tabScrollThrottleMs

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

/** When the page last changed its height, and when its reader last had a hand on it; in ms of this page. */
function watchPage() {
  const when = { grown: 0, hand: Number.NEGATIVE_INFINITY }
  const note = () => {
    when.hand = performance.now()
  }
  const observer = new ResizeObserver(() => {
    when.grown = performance.now()
  })
  observer.observe(document.documentElement)
  for (const hint of HINTS) window.addEventListener(hint, note, { passive: true })
  return {
    /** A text that grows pushes on what is below, and the browser scrolls after it: that is nobody's wish. */
    movedByItself: (since: number): boolean =>
      when.grown >= since && performance.now() - when.hand > BY_HAND_MS,
    stop() {
      observer.disconnect()
      for (const hint of HINTS) window.removeEventListener(hint, note)
    },
  }
}

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
  const lockedAt = useRef(0)
  const page = useRef<ReturnType<typeof watchPage>>(null)

  /** Tells where the reader is, unless the page has moved by itself since. */
  const tellOfReader = useCallback(
    (since: number) => {
      if (!page.current?.movedByItself(since)) tell.current(stepInView(count))
    },
    [count],
  )

  const unlockAfter = useCallback(
    (ms: number) => {
      window.clearTimeout(unlocking.current)
      unlocking.current = window.setTimeout(() => {
        locked.current = false
        // somebody has taken it elsewhere, by keys or by the bar at the side
        if (!isAt(goal.current)) tellOfReader(lockedAt.current)
      }, ms)
    },
    [tellOfReader],
  )

  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      if (!locked.current) tellOfReader(performance.now() - JUST_NOW_MS)
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
    const watched = watchPage()
    page.current = watched
    return () => {
      for (const hand of HANDS) window.removeEventListener(hand, onHand)
      watched.stop()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onEnd)
      window.clearTimeout(waiting)
      window.clearTimeout(unlocking.current)
    }
  }, [tellOfReader, unlockAfter])

  return useCallback(
    (step: number) => {
      const section = document.getElementById(sectionId(step))
      if (section === null) return
      locked.current = true
      lockedAt.current = performance.now()
      unlockAfter(STALLED_MS)
      const top = step === 0 ? 0 : section.getBoundingClientRect().top + window.scrollY - OFFSET
      const end = document.documentElement.scrollHeight - window.innerHeight
      goal.current = Math.max(0, Math.min(top, end))
      window.scrollTo({ top, behavior: scrollBehavior() })
    },
    [unlockAfter],
  )
}
