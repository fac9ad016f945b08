import './no-eval.ts'
import './trusted-html.ts'
import '../kit/screens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { interfaceLanguage, LANGUAGE_KEY, tellServerLanguage } from '../adapters/locale.ts'
import { browserStorage } from '../adapters/storage.ts'
import { browserUnsentIdea } from '../adapters/unsent-idea.ts'
import { UnsentIdeaContext } from '../kit/unsent-idea.ts'
import { App } from './app.tsx'
import { paintedWords } from './painted.ts'
import { siteFrom } from './site.ts'
import { currentLanguage, fetchWords, startSpeaking } from './words.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no element #root; see ui/index.html')

const saved = browserStorage.read(LANGUAGE_KEY)
const language = interfaceLanguage(saved, navigator.languages)
if (saved !== null) tellServerLanguage(language)

const app = (
  <StrictMode>
    <UnsentIdeaContext value={browserUnsentIdea}>
      <App site={siteFrom(document.getElementById('config')?.textContent)} router={BrowserRouter} />
    </UnsentIdeaContext>
  </StrictMode>
)
const painted = paintedWords(document.getElementById('words')?.textContent)
if (painted !== null) startSpeaking(painted)
if (painted !== null && currentLanguage() === language) {
  hydrateRoot(root, app)
} else {
  void fetchWords(language).then(() => {
    // what was typed into a page in another language is kept
    const typed = root.querySelector('textarea')?.value
    if (typed) browserUnsentIdea.write(typed)
    createRoot(root).render(app)
  })
}
