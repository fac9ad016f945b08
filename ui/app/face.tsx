import { type ReactNode, useContext } from 'react'
import { me } from '#plugins/account/projections.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { EditorContext, useProjection } from '../kit/use-projection.ts'
import { type HeaderUser, storedHeaderUser } from './first-look.ts'

export type { HeaderUser }

/** Who is signed in, for whoever draws it; by the stored keys until the core is there. */
export function WithFace({ children }: { children: (face: HeaderUser | null) => ReactNode }) {
  const hasCore = useContext(EditorContext) !== null
  const hydrated = useHydrated()
  if (hasCore) return <LiveFace>{children}</LiveFace>
  return children(hydrated ? storedHeaderUser() : null)
}

function LiveFace({ children }: { children: (face: HeaderUser | null) => ReactNode }) {
  return children(useProjection(me))
}
