import { useEffect } from 'react'
import { showPlace } from '#ui/kit/show-place.ts'
import { useEditor } from '#ui/kit/use-projection.ts'
import { SHEET } from './use-changes-in-sight.tsx'

/** Where the chat lies over the game, what was quoted last stands above it as it is opened. */
export function useQuoteInSight(): void {
  const { bus } = useEditor()
  useEffect(() => {
    const quote = bus.draft$.value.session.chat.box.quotes.at(-1)
    if (quote !== undefined && matchMedia(SHEET).matches) showPlace(quote.path)
  }, [bus])
}
