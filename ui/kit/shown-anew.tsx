import { useLayoutEffect } from 'react'
import type { Draft } from '#schemas/draft.ts'
import { showAnew } from './leaf.tsx'
import { useEditor } from './use-projection.ts'

/** Shows each text of the page anew when what is known of its path changes. One subscription for all of them: a page has thousands, and few are ever busy. */
export function useShownAnew(known: (draft: Draft) => ReadonlyMap<string, unknown>): void {
  const { bus } = useEditor()
  useLayoutEffect(() => {
    let before: ReadonlyMap<string, unknown> = new Map()
    const subscription = bus.draft$.subscribe((draft) => {
      const now = known(draft)
      for (const path of new Set([...before.keys(), ...now.keys()]))
        if (now.get(path) !== before.get(path)) showAnew(path)
      before = now
    })
    return () => subscription.unsubscribe()
  }, [bus, known])
}
