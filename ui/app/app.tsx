import { type ComponentType, type PropsWithChildren, useSyncExternalStore } from 'react'
import { type Site, SiteContext } from '../kit/site.ts'
import { SpokenContext } from '../kit/use-words.ts'
import { EditorGate } from './editor-gate.tsx'
import { Shell } from './shell.tsx'
import { spokenWords } from './words.ts'

/** The whole product; `Router` knows the address, in a browser or where home is painted ahead. */
export function App({
  site,
  router: Router,
}: {
  site: Site
  router: ComponentType<PropsWithChildren>
}) {
  const spoken = useSyncExternalStore(spokenWords.hear, spokenWords.current, spokenWords.current)
  return (
    <SiteContext value={site}>
      <SpokenContext value={spoken}>
        <Router>
          <EditorGate>
            <Shell />
          </EditorGate>
        </Router>
      </SpokenContext>
    </SiteContext>
  )
}
