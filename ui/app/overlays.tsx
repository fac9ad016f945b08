import { lazy, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { loginIsOpen } from '#plugins/account/projections.ts'
import { PluginSlot, Views } from '../kit/slots.tsx'
import { useProjection } from '../kit/use-projection.ts'
import { OVERLAY_VIEWS } from '../views/overlay-views.tsx'

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
    <Views value={OVERLAY_VIEWS}>
      <PluginSlot name="app.overlay" />
      {/* only home has room for a question: its words sit low */}
      {pathname === '/' && (
        <Suspense fallback={null}>
          <PluginSlot name="home.overlay" />
        </Suspense>
      )}
      {wasOpened.current && (
        <Suspense fallback={null}>
          <LoginDialog />
        </Suspense>
      )}
    </Views>
  )
}
