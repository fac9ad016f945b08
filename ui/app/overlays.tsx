import { lazy, Suspense, useRef } from 'react'
import { loginIsOpen } from '#plugins/account/projections.ts'
import { ToastShelf } from '#plugins/toasts/view.tsx'
import { useProjection } from '../kit/use-projection.ts'

const LoginDialog = lazy(() =>
  import('#plugins/account/view.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })),
)

/** What may lie over any page. The login dialog is fetched when it is first opened. */
export function Overlays() {
  const open = useProjection(loginIsOpen)
  const wasOpened = useRef(false)
  wasOpened.current ||= open
  return (
    <>
      <ToastShelf />
      {wasOpened.current && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
    </>
  )
}
