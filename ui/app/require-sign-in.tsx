import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { openLogin } from '#plugins/account/commands.ts'
import { isSignedIn, keepsPageOpen } from '#plugins/account/projections.ts'
import { LIMITS } from '#schemas/limits.ts'
import { LiveRegion } from '../kit/live-region.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { EditorContext, useCommand, useProjection } from '../kit/use-projection.ts'
import { useWords } from '../kit/use-words.ts'
import { LoadAgain } from './boundary.tsx'

/** Lets signed-in creators through; anybody else is led home, where the login dialog opens. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  return useContext(EditorContext) === null ? <PageComing /> : <Watched>{children}</Watched>
}

function Watched({ children }: { children: ReactNode }) {
  const signedIn = useProjection(isSignedIn)
  const keptOpen = useProjection(keepsPageOpen)
  const { pathname, search } = useLocation()
  const run = useCommand()
  const wasInside = useRef(false)
  const inside = signedIn || keptOpen
  const from = `${pathname}${search}`
  useEffect(() => {
    // whoever signs out here is leaving: only a visitor who arrives is asked to sign in
    if (!inside && !wasInside.current) run(openLogin, { from })
    if (inside) wasInside.current = true
  }, [inside, from, run])
  return inside ? children : <Navigate to="/" replace />
}

/** A page on its way; one that does not come can be loaded again (TO13). */
export function PageComing() {
  const { t } = useWords('shell')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMITS.patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (late) return <LoadAgain title="page.late" text="page.lateText" />
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 pt-28 md:px-7">
      <LiveRegion message={t('page.loading')} />
      <Skeleton className="h-10 w-2/5" />
      <Skeleton lines={4} className="max-w-3xl" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}
