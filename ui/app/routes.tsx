import { createElement, Suspense, useContext, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { showPage } from '#plugins/analytics/commands.ts'
import type { PageName } from '#schemas/analytics.ts'
import { browserNavigation } from '../adapters/navigation.ts'
import { EditorContext } from '../kit/use-projection.ts'
import { useWords } from '../kit/use-words.ts'
import { Boundary } from './boundary.tsx'
import { Guard, PageComing } from './guard.tsx'
import { type Route as PageRoute, pageOf, routes } from './pages.ts'
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
      <PageTold page={route.name ?? route.page} />
      <Suspense fallback={<PageComing />}>{createElement(pageOf(route))}</Suspense>
    </Boundary>
  )
  return route.open ? page : <Guard key={route.path}>{page}</Guard>
}

/** Tells each time a page was gone to and may be seen; home's first time once the core is there to hear it. */
function PageTold({ page }: { page: PageName }) {
  const editor = useContext(EditorContext)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to a page has a key of its own
  useEffect(() => {
    editor?.run(showPage, { page, origin: browserNavigation.origin() })
  }, [editor, page, key])
  return null
}
