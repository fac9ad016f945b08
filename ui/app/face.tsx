import { type ReactNode, useContext, useState } from 'react'
import { me } from '#plugins/account/projections.ts'
import { classes } from '../kit/classes.ts'
import { useHydrated } from '../kit/use-hydrated.ts'
import { EditorContext, useProjection } from '../kit/use-projection.ts'
import { type Face, storedFace } from './first-look.ts'

export type { Face }

const DEFAULT_AVATAR = '/avatar.svg'

/** The picture of a user; the default one where it is missing or does not load. */
export function Avatar({ face, className }: { face: Face; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  const isUsable = face.avatar !== '' && failed !== face.avatar
  return (
    <img
      src={isUsable ? face.avatar : DEFAULT_AVATAR}
      alt=""
      onError={() => setFailed(face.avatar)}
      className={classes('size-8.5 rounded-chip bg-ink3 object-cover', className)}
    />
  )
}

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
