import './no-eval.ts'
import '../kit/screens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { hearUnsent, keepUnsent, unsent } from '#plugins/idea/unsent.ts'
import { interfaceLanguage, LANGUAGE_KEY, tellServerLanguage } from '../adapters/locale.ts'
import { browserStorage, windowStorage } from '../adapters/storage.ts'
import { App } from './app.tsx'
import { paintedWords } from './painted.ts'
import { siteFrom } from './site.ts'
import { currentLanguage, fetchWords, startSpeaking } from './words.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no element #root; see ui/index.html')

const saved = browserStorage.read(LANGUAGE_KEY)
const language = interfaceLanguage(saved, navigator.languages)
if (saved !== null) tellServerLanguage(language)

const UNSENT_KEY = 'unsentIdea'
keepUnsent(windowStorage.read(UNSENT_KEY) ?? '')
hearUnsent(() => windowStorage.write(UNSENT_KEY, unsent()))

const app = (
  <StrictMode>
    <App site={siteFrom(document.getElementById('config')?.textContent)} router={BrowserRouter} />
  </StrictMode>
)
const painted = paintedWords(document.getElementById('words')?.textContent)
if (painted !== null) startSpeaking(painted)
if (painted !== null && currentLanguage() === language) {
  hydrateRoot(root, app)
} else {
  void fetchWords(language).then(() => {
    // what was typed into a page in another language is kept
    keepUnsent(root.querySelector('textarea')?.value || unsent())
    createRoot(root).render(app)
  })
}
