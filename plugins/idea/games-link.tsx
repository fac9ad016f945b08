import { lazy, Suspense, useContext } from 'react'
import { EditorContext } from '#ui/kit/use-projection.ts'

const OwnLinks = lazy(() =>
  import('./own-links.tsx').then(
    ({ OwnLinks }) => ({ default: OwnLinks }),
    // home is whole without them
    () => ({ default: () => null }),
  ),
)

/** What only a creator needs on home, fetched once the core is there. */
export function GamesLink() {
  return useContext(EditorContext) === null ? null : (
    <Suspense>
      <OwnLinks />
    </Suspense>
  )
}
