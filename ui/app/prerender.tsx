import { type PropsWithChildren, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { RequestLanguage } from '#schemas/language.ts'
import { bareSite } from '../kit/site.ts'
import { type SpokenWords, type WordTable, wordIn } from '../kit/words.ts'
import { App } from './app.tsx'
import criticalStyle from './home.css?inline'
import { PRODUCT } from './site.ts'
import { speakWith } from './words.ts'

const tables = import.meta.glob<WordTable>('../locales/*/{shell,home}.json', {
  import: 'default',
  eager: true,
})

/** Home as it is painted ahead in one language. */
export type PaintedHome = {
  html: NodeJS.ReadableStream
  words: SpokenWords
  title: string
  description: string
}

/** The rules home and the header need, to stand in the page itself. */
export const style: string = criticalStyle

const Home = ({ children }: PropsWithChildren) => (
  <StaticRouter location="/">{children}</StaticRouter>
)

/** Paints home once for all who read this language. */
export async function paintHome(language: RequestLanguage): Promise<PaintedHome> {
  const table = (area: string): WordTable => {
    const found = tables[`../locales/${language}/${area}.json`]
    if (found === undefined) throw new Error(`no words for ${language}/${area}`)
    return found
  }
  const words = { language, areas: { shell: table('shell'), home: table('home') } }
  speakWith(words)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App site={bareSite} router={Home} />
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return {
    html: prelude,
    words,
    title: `${PRODUCT} · ${wordIn(words, 'shell', 'title.home')}`,
    description: wordIn(words, 'home', 'lead'),
  }
}
