import { createElement, Suspense, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PluginSlot, Views } from '../kit/slots.tsx'
import { useWords } from '../kit/use-words.ts'
import { FRAME_VIEWS } from '../views/frame-views.tsx'
import { Boundary } from './boundary.tsx'
import { type Route as PageRoute, pageOf, routes } from './pages.ts'
import { PageComing, RequireSignIn } from './require-sign-in.tsx'
import { PRODUCT } from './site.ts'

/** Every page behind its address, and behind the guard where it needs one. */
export function AppRoutes() {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Titled route={route} />} />
      ))}
    </Routes>
  )
}

function Titled({ route }: { route: PageRoute }) {
  const { t } = useWords('shell')
  const title = t(`title.${route.title}`)
  useEffect(() => {
    document.title = route.path === '/' ? `${PRODUCT} · ${title}` : `${title} · ${PRODUCT}`
  }, [route.path, title])
  const page = (
    <Boundary key={route.path}>
      <Views value={FRAME_VIEWS}>
        <PluginSlot name="app.page" page={route.name ?? route.page} />
      </Views>
      <Suspense fallback={<PageComing />}>{createElement(pageOf(route))}</Suspense>
    </Boundary>
  )
  return route.open ? page : <RequireSignIn key={route.path}>{page}</RequireSignIn>
}
