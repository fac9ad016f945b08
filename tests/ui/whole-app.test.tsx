// @vitest-environment happy-dom
import '#ui/app/no-eval.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { useContext } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { UNSEEN_KEY } from '#schemas/unseen.ts'
import { CREATION_KEYS } from '#ui/adapters/creation-keys.ts'
import { App } from '#ui/app/app.tsx'
import { EditorGate } from '#ui/app/editor-gate.tsx'
import { loadEditor } from '#ui/app/load-editor.ts'
import { paintedWords } from '#ui/app/painted.ts'
import { startTranslator } from '#ui/app/translator.ts'
import { wordsFor } from '#ui/app/word-files.ts'
import { fetchWords } from '#ui/app/words.ts'
import { bareSite } from '#ui/kit/site.ts'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { someUser } from '../plugins/session-editor.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})
const PATIENT = { timeout: 20_000 }

it('[PF25] the words a page was painted with are read from it, and none where nothing was painted', () => {
  const words = { language: 'ja', areas: { home: { lead: '灯' } } }
  expect(paintedWords(JSON.stringify(words))).toEqual(words)
  expect([paintedWords(''), paintedWords(null)]).toEqual([null, null])
})

it('[LA1] the words of an area are fetched by language, and none are made up', async () => {
  const [english, japanese] = [await wordsFor('en', 'account'), await wordsFor('ja', 'account')]
  expect(Object.keys(english)).toEqual(Object.keys(japanese))
  expect(english.back).not.toBe(japanese.back)
  await expect(wordsFor('en', 'nothing')).rejects.toThrow('no words for en/nothing')
})

it('[ID1] [HD4] the whole product comes up without a server, with the way in', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await fetchWords('en_US')
  render(<App site={bareSite} router={({ children }) => <MemoryRouter>{children}</MemoryRouter>} />)
  expect(await screen.findByRole('button', { name: 'Register | Login' }, PATIENT)).toBeTruthy()
  expect(document.title).toBe('Lamplight · Turn an idea into a playable story')
}, 60_000)

it('[LA1] the translator says the words of any screen in the language spoken', async () => {
  await fetchWords('ja_JP')
  const translator = await startTranslator()
  await translator.loadNamespaces('account')
  expect(translator.t('account:back')).toBe((await wordsFor('ja', 'account')).back)
  await fetchWords('en_US')
  expect(translator.t('account:back')).toBe((await wordsFor('en', 'account')).back)
})

it('[LG39] the editor of this page finds who signed in before, and sends their token', async () => {
  const user = someUser()
  localStorage.setItem('userInfo', JSON.stringify(user))
  localStorage.setItem('access_token', user.access_token)
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (address: string, given: RequestInit) => {
    asked.push(new Request(address, given))
    return Response.json({ status: 1007, desc: 'Expired', data: null })
  })
  const editor = loadEditor()
  expect(editor.bus.draft$.value.session.account.user?.uid).toBe('u1')
  await editor.ports.api.call('readProfile', {} as never)
  expect(asked[0]?.headers.get('authorization')).toContain(user.access_token)
  expect(asked[0]?.headers.get('accept-language')).toBe('en')
  expect(editor.bus.draft$.value.session.account.user).toBeNull()
})

const seen: boolean[] = []
/** Says whether the core is there. */
function Inside() {
  const hasCore = useContext(EditorContext) !== null
  seen.push(hasCore)
  return hasCore ? 'with the core' : 'painted'
}

it('[PF24] what is inside is painted before the core is there, and hears of it once it is', async () => {
  render(
    <EditorGate>
      <Inside />
    </EditorGate>,
  )
  expect(seen[0]).toBe(false)
  expect(await screen.findByText('with the core', {}, PATIENT)).toBeTruthy()
}, 60_000)

it('[DC11] [ID40] the editor of this page keeps what is unseen, and its creation, in its own window', () => {
  const { storage } = loadEditor().ports
  const keys = [UNSEEN_KEY, ...CREATION_KEYS, 'anything else']
  for (const key of keys) storage.write(key, 'written')
  const seenBy = (store: Storage): string[] => keys.filter((key) => store.getItem(key) !== null)
  expect(seenBy(sessionStorage)).toEqual([UNSEEN_KEY, ...CREATION_KEYS])
  // a new window begins with the creation that was written last
  expect(seenBy(localStorage)).toEqual([...CREATION_KEYS, 'anything else'])
})
