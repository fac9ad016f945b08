import { useLayoutEffect } from 'react'
import type { Draft } from '#schemas/draft.ts'
import { retell } from './leaf.tsx'
import { useEditor } from './use-projection.ts'

/** Tells each text of the page again when what is known of its path changes. One subscription for all of them: a page has thousands, and few are ever busy. */
export function useRetold(known: (draft: Draft) => ReadonlyMap<string, unknown>): void {
  const { bus } = useEditor()
  useLayoutEffect(() => {
    let before: ReadonlyMap<string, unknown> = new Map()
    const subscription = bus.draft$.subscribe((draft) => {
      const now = known(draft)
      for (const path of new Set([...before.keys(), ...now.keys()]))
        if (now.get(path) !== before.get(path)) retell(path)
      before = now
    })
    return () => subscription.unsubscribe()
  }, [bus, known])
}
