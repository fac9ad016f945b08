import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import i18next from 'i18next'
import { type ReactElement, Suspense } from 'react'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import type { Editor } from '#plugins/kit.ts'
import { EditorPromise } from '#ui/kit/late-command.ts'
import { bareSite, type Site, SiteContext } from '#ui/kit/site.ts'
import { UnsentIdeaContext } from '#ui/kit/unsent-idea.ts'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { SpokenContext } from '#ui/kit/use-words.ts'

export const LANGUAGES = ['en', 'zh', 'ja'] as const
type Language = (typeof LANGUAGES)[number]
const AREAS = readdirSync('ui/locales/en').map((file) => file.replace('.json', ''))

/** All words of one language, as the browser loads them. */
export const wordsIn = (language: Language) =>
  Object.fromEntries(
    AREAS.map((area) => [
      area,
      JSON.parse(readFileSync(`ui/locales/${language}/${area}.json`, 'utf8')),
    ]),
  )

/** The interface's words in one of its languages, as the browser loads them. */
export async function speak(language: Language = 'en'): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(LANGUAGES.map((one) => [one, wordsIn(one)])),
  })
}

/** Where the page stands, for a test to ask. */
export const place = { path: '' }

function Here() {
  const { pathname, search } = useLocation()
  place.path = pathname + search
  return null
}

/** A part of the interface with the product around it, on a page that can be pressed and typed at. */
export const onScreen = (
  editor: Editor,
  element: ReactElement,
  { site = {}, path = '/' }: { site?: Partial<Site>; path?: string } = {},
) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Here />
      <SiteContext value={{ ...bareSite, ...site }}>
        <SpokenContext value={{ language: 'en', areas: wordsIn('en') }}>
          <EditorPromise value={async () => editor}>
            <EditorContext value={editor}>
              <UnsentIdeaContext value={editor.ports.unsentIdea}>
                <Suspense fallback="coming">{element}</Suspense>
              </UnsentIdeaContext>
            </EditorContext>
          </EditorPromise>
        </SpokenContext>
      </SiteContext>
    </MemoryRouter>,
  )
