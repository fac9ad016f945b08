import { useEffect } from 'react'
import { placeOnPage, showPlace } from '#ui/kit/show-place.ts'
import { useEditor } from '#ui/kit/use-projection.ts'

/** So narrow that the chat is a sheet over the game. */
export const SHEET = '(width < 56.25rem)'

/** The highest on the page of some paths of the game. */
function highest(paths: readonly string[]): string | undefined {
  const topOf = (path: string) => placeOnPage(path)?.getBoundingClientRect().top ?? Infinity
  return paths.toSorted((one, other) => topOf(one) - topOf(other))[0]
}

/** Where the chat lies over the game, the page goes to the first change as soon as it is confirmed. */
export function useChangesInSight(): void {
  const { bus } = useEditor()
  useEffect(() => {
    const decided = bus.on('chat/planDecided').subscribe(({ payload: { decision, scope } }) => {
      const path = highest(scope)
      if (decision !== 'confirm' || path === undefined || !matchMedia(SHEET).matches) return
      showPlace(path)
    })
    return () => decided.unsubscribe()
  }, [bus])
}
