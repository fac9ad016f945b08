import { lazy, Suspense, useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { browserNavigation } from '../adapters/navigation.ts'
import { EditorContext } from '../kit/use-projection.ts'
import { useWords } from '../kit/use-words.ts'
import { Header } from './header.tsx'
import { withTranslator } from './pages.ts'
import { AppRoutes } from './routes.tsx'

const Overlays = lazy(async () => {
  const [{ Overlays }] = await Promise.all([import('./overlays.tsx'), withTranslator()])
  return { default: Overlays }
})

/** What stands around every page: header, toasts, the login dialog. */
export function Shell() {
  const { t } = useWords('shell')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hasCore = useContext(EditorContext) !== null
  useEffect(() => browserNavigation.lend((path, how) => void navigate(path, how)), [navigate])
  useBackground(pathname === '/')
  useTopOnNewPage(pathname)
  return (
    <>
      <a
        href="#page"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-lamp px-4 py-2 font-semibold text-ink0 focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <Header />
      <main id="page" tabIndex={-1} className="outline-none">
        <AppRoutes />
      </main>
      {hasCore && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
    </>
  )
}

/** Home keeps the body's picture; every other path has none, on a dark ground. */
function useBackground(isHome: boolean): void {
  useEffect(() => {
    document.body.style.backgroundImage = isHome ? '' : 'none'
    document.body.style.backgroundColor = isHome ? '' : 'var(--color-ink0)'
  }, [isHome])
}

/** A new page begins at its top, for eyes and for keys: what had the focus went with the page before. */
function useTopOnNewPage(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (before.current === pathname) return
    before.current = pathname
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusInPlace(document.getElementById('page'))
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])
}
