import { useEffect } from 'react'
import { sectionId } from '#ui/kit/section-id.ts'
import { placeOnPage } from '#ui/kit/show-place.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { markSeen } from './commands.ts'
import { stageOf, unseenPlaces } from './projections.ts'

/** In sight for so long it was seen. */
const SEEN_AFTER_MS = 1_500
/** Of what is higher than the window a good part is enough. */
const PART_OF_WINDOW = 0.4

const isInSight = ({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight * PART_OF_WINDOW)

/** Marks unseen texts and pictures as seen once they were in sight for a moment, with the page visible and nothing laid over it. */
export function useSeen(): void {
  const run = useCommand()
  const { stages } = useEditor()
  const places = useProjection(unseenPlaces)
  const isCovered = useProjection(({ session }) => session.updates.isVisible)
  useEffect(() => {
    if (places.size === 0 || isCovered) return
    const elements = new Map<Element, string[]>()
    for (const [address, path] of places) {
      const step = stages.all.findIndex(({ name }) => name === stageOf(address))
      // what has no place of its own on the page is seen with its section
      const element = placeOnPage(path) ?? document.getElementById(sectionId(step))
      if (element !== null) elements.set(element, [...(elements.get(element) ?? []), address])
    }
    const timers = new Map<Element, number>()
    const forget = (element: Element) => {
      clearTimeout(timers.get(element))
      timers.delete(element)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const { target } = entry
          forget(target)
          if (!isInSight(entry) || document.hidden) continue
          const see = () => run(markSeen, { addresses: elements.get(target) ?? [] })
          timers.set(target, window.setTimeout(see, SEEN_AFTER_MS))
        }
      },
      { threshold: [0, 0.25, 0.5] },
    )
    const look = () => {
      for (const element of elements.keys()) {
        forget(element)
        // what is watched anew tells at once whether it is in sight
        watch.unobserve(element)
        if (!document.hidden) watch.observe(element)
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      watch.disconnect()
      for (const element of elements.keys()) forget(element)
    }
  }, [places, isCovered, run, stages])
}
