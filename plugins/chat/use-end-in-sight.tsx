import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { LIMITS } from '#schemas/limits.ts'

/** Whoever has scrolled up so far reads, and is not taken away from it. */
const NEAR_THE_END_PX = 80

/**
 * Keeps the newest message in sight (CH18): a moment after it comes or says more, a little later after the panel is
 * opened; not for a reader who has scrolled up, unless they wrote it themselves, and not for older ones that come above
 * it. Where nothing is said yet what stands there is read from its beginning. `said` changes with all that is said, `first` is the oldest that is shown, `own` the newest of one's own that is
 * on its way.
 */
export function useEndInSight(
  said: string,
  first: string | undefined,
  own: string | undefined,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const isOpened = useRef(false)
  const isPaginated = useRef(false)
  const oldest = useRef(first)
  const isSilent = useRef(true)
  isSilent.current = first === undefined && own === undefined
  useEffect(() => {
    const { current } = list
    if (current === null) return
    const toEnd = () => {
      if (isNear.current && !isPaginated.current && !isSilent.current)
        current.scrollTo({ top: current.scrollHeight })
    }
    let height: number | null = null
    const look = () => {
      // on its way to another height: where it stands says nothing of the reader, and the end is sought again
      if (height !== null && current.clientHeight !== height) return
      isNear.current =
        current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_THE_END_PX
    }
    current.addEventListener('scroll', look, { passive: true })
    // a plan that comes, a keyboard on the screen: what was at the end stays there
    const resized = new ResizeObserver(() => {
      height = current.clientHeight
      toEnd()
    })
    resized.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])
  useLayoutEffect(() => {
    const isOlder = oldest.current !== undefined && oldest.current !== first
    oldest.current = first
    if (!isOlder) return
    isPaginated.current = true
    const timer = window.setTimeout(() => {
      isPaginated.current = false
    }, LIMITS.paginatedFlagResetMs)
    return () => window.clearTimeout(timer)
  }, [first])
  useLayoutEffect(() => {
    if (own !== undefined) isNear.current = true
  }, [own])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever more is said is a reason to look again
  useLayoutEffect(() => {
    const after = isOpened.current
      ? LIMITS.scrollToBottomAfterMs
      : LIMITS.scrollToBottomAfterExpandMs
    isOpened.current = true
    const timer = window.setTimeout(() => {
      const { current } = list
      if (isNear.current && !isPaginated.current && !isSilent.current)
        current?.scrollTo({ top: current.scrollHeight })
    }, after)
    return () => window.clearTimeout(timer)
  }, [said])
  return list
}
