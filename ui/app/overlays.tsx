import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loginIsOpen } from '#plugins/account/projections.ts'
import { ConsentNotice } from '#plugins/analytics/notice.tsx'
import { ToastShelf } from '#plugins/toasts/view.tsx'
import { useProjection } from '../kit/use-projection.ts'

const LoginDialog = lazy(() =>
  import('#plugins/account/view.tsx').then(({ LoginDialog }) => ({ default: LoginDialog })),
)

/** What may lie over any page. The login dialog is fetched when it is first opened. */
export function Overlays() {
  const open = useProjection(loginIsOpen)
  const { pathname } = useLocation()
  const wasOpened = useRef(false)
  wasOpened.current ||= open
  return (
    <>
      <ToastShelf />
      {/* only home has room for a question: its words sit low */}
      {pathname === '/' && (
        <Suspense fallback={null}>
          <ConsentNotice />
        </Suspense>
      )}
      {wasOpened.current && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
    </>
  )
}
