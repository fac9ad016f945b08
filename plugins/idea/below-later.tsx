import { lazy, Suspense } from 'react'

const Below = lazy(() =>
  import('./below.tsx').then(
    ({ Below }) => ({ default: Below }),
    // what was painted ahead is read and followed without scripts
    () => new Promise<never>(() => undefined),
  ),
)

/** What stands under the first screen: painted ahead, and taken over once its scripts have come, after home answers. */
export const BelowLater = () => (
  <Suspense fallback={<div className="min-h-dvh bg-ink1" />}>
    <Below />
  </Suspense>
)
