import { BrowserRouter } from 'react-router-dom'
import { type Site, SiteContext } from '../kit/site.ts'
import { EditorGate } from './editor-gate.tsx'
import { Shell } from './shell.tsx'

/** The whole product in the browser. */
export function App({ site }: { site: Site }) {
  return (
    <SiteContext value={site}>
      <BrowserRouter>
        <EditorGate>
          <Shell />
        </EditorGate>
      </BrowserRouter>
    </SiteContext>
  )
}
