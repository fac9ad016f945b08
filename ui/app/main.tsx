import '../kit/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { siteFrom } from './site.ts'
import { startWords } from './words.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no element #root; see ui/index.html')

const site = siteFrom(document.getElementById('config')?.textContent)
const firstWords = location.pathname === '/' ? ['shell', 'home'] : ['shell']

void startWords(...firstWords).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App site={site} />
    </StrictMode>,
  ),
)
