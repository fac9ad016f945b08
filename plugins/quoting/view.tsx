import { lazy, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '#ui/kit/error-boundary.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { CardsQuoted } from './card-quoting.tsx'
import { CardTools } from './card-tools.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { SpokenAloud } from './spoken-aloud.tsx'

const Desk = lazy(async () => ({ default: (await import('./desk.tsx')).QuoteDesk }))

/** Reads selections once the page has been painted: until then they are the browser's own. */
function QuoteOverlay() {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let wait = 0
    const frame = requestAnimationFrame(() => {
      wait = window.setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(wait)
    }
  }, [])
  return (
    <>
      <SpokenAloud />
      {painted && (
        // without it, selections stay the browser's own, and the page as it is
        <ErrorBoundary of={null} fallback={null}>
          <Suspense fallback={null}>
            <Desk />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

export const quotingView = defineView({
  plugin: 'quoting',
  slots: {
    'editor.texts': { component: CardsQuoted },
    'editor.card': { order: 1, component: CardTools },
    'chat.quote': { component: QuoteBadge },
    'editor.overlay': { order: 4, component: QuoteOverlay },
  },
})
