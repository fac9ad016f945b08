import type { Navigation } from '#core/ports.ts'

type Go = (path: string) => void

/** Moves between pages. The router lends its way of going once it is there; until then the address itself is changed. */
export function createNavigation(): Navigation & { lend(go: Go): void } {
  let route: Go = (path) => location.assign(path)
  return {
    go: (path) => route(path),
    origin: () => location.origin,
    current: () => `${location.pathname}${location.search}`,
    lend(go) {
      route = go
    },
  }
}

/** The navigation of this page. */
export const browserNavigation = createNavigation()
