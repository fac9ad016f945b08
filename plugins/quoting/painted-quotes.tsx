import { useEffect } from 'react'
import { leavesIn, readLeaves } from '#ui/kit/leaf.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { type QuoteState, quoteStates } from './projections.ts'
import { namePathsOf } from './quoted-text.ts'
import { rangeOf } from './ranges.ts'
import { openText, showText } from './reader.ts'
import { toSeen } from './text-leaf.ts'
import { sleepAll } from './wake.ts'

const HIGHLIGHT = 'quoted'

/** Underlines what is quoted wherever it is shown, and shows the texts that are awake. */
export function usePaintedQuotes(): void {
  const { bus } = useEditor()
  const states = useProjection(quoteStates)
  useEffect(() => paint(states), [states])
  useEffect(() => {
    readLeaves({
      open: openText,
      show: showText,
      changed: () => paint(quoteStates(bus.draft$.value)),
    })
    return () => {
      CSS.highlights?.delete(HIGHLIGHT)
      // React has the texts in hand at this moment
      queueMicrotask(() => {
        sleepAll()
        readLeaves(null)
      })
    }
  }, [bus])
}

/** Where the browser cannot paint ranges nothing is painted: the chip in the box still tells. */
function paint(states: readonly QuoteState[]): void {
  if (CSS.highlights === undefined) return
  const ranges = states.flatMap((state) =>
    state.state === 'changed' || state.state === 'gone' ? [] : rangesOf(state),
  )
  if (ranges.length === 0) CSS.highlights.delete(HIGHLIGHT)
  else CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
}

/** Of a whole card its name is underlined. */
function rangesOf({ path, start, end }: QuoteState): Range[] {
  const words = leavesIn(document, path).map((leaf) =>
    rangeOf(leaf.element, ...toSeen(leaf.seen, start, end)),
  )
  if (words.length > 0) return words
  return namePathsOf(path).flatMap((name) =>
    leavesIn(document, name).map(({ element }) =>
      rangeOf(element, 0, element.textContent?.length ?? 0),
    ),
  )
}
