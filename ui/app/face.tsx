import { type ReactNode, useContext } from 'react'
import { me } from '#plugins/account/projections.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { EditorContext, useProjection } from '../kit/use-projection.ts'
import { type Face, storedFace } from './first-look.ts'

export type { Face }

/** Who is signed in, for whoever draws it; by the stored keys until the core is there. */
export function WithFace({ children }: { children: (face: Face | null) => ReactNode }) {
  const hasCore = useContext(EditorContext) !== null
  const hydrated = useHydrated()
  if (hasCore) return <LiveFace>{children}</LiveFace>
  return children(hydrated ? storedFace() : null)
}

function LiveFace({ children }: { children: (face: Face | null) => ReactNode }) {
  return children(useProjection(me))
}
