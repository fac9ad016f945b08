import type { Navigation } from '#plugins/ports/navigation.ts'

type Go = (path: string, how: { replace: boolean }) => void

/** Moves between pages. The router lends its way of going once it is there; until then the address itself is changed. */
export function createNavigation(): Navigation & { lend(go: Go): void } {
  let route: Go = (path, { replace }) => (replace ? location.replace(path) : location.assign(path))
  return {
    go: (path) => route(path, { replace: false }),
    replace: (path) => route(path, { replace: true }),
    origin: () => location.origin,
    current: () => `${location.pathname}${location.search}`,
    lend(go) {
      route = go
    },
  }
}

/** The navigation of this page. */
export const browserNavigation = createNavigation()
