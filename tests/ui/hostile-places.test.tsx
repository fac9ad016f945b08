// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { toast as sonner } from 'sonner'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Shelf } from '#plugins/idea/shelf.tsx'
import { plugins } from '#plugins/index.ts'
import { GameShelf } from '#plugins/library/view.tsx'
import { OutlineGrid } from '#plugins/outlines/outline-grid.tsx'
import { startThinking } from '#plugins/thinking/commands.ts'
import { toastsView } from '#plugins/toasts/view.tsx'
import { emptyLibrary } from '#schemas/library.ts'
import { emptyToasts } from '#schemas/toast.ts'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { Page as Profile } from '#ui/pages/profile.tsx'
import { testEditorOf } from '../core/test-editor.ts'
import { openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { aGameCard, aScriptCard } from './cards.ts'
import { ALL_AS_WORDS, PATIENT_MS, SLOWLY, shownAtPlace } from './hostile/at-a-place.ts'
import { onScreen, speak, wordsIn } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it(
  '[HO2] titles in the list of games, its deleted ones and on the shelf of home',
  async () => {
    const counted = await shownAtPlace('titles', 50, (titles) => {
      const deleted = titles.slice(25, 35).map((title, at) => ({
        ...{ id: `d${at}`, title, cover: title, language: null },
        ...{ deletedAt: '2026-11-21T00:00:00.000Z', goneAt: '2026-12-21T00:00:00.000Z' },
      }))
      const held = {
        ...emptyLibrary(),
        status: 'ready' as const,
        scripts: titles.slice(0, 25).map((title, at) => {
          const cover = at % 2 === 0 ? null : title
          return aScriptCard({ id: `s${at}`, title, cover, publishedGameId: null })
        }),
        games: [aGameCard({ url: titles[0] ?? '' })],
        deleted: { status: 'read' as const, games: deleted },
      }
      const { editor } = testEditorOf(plugins, { draft: { library: held } })
      const cards = titles.slice(35).map((title, at) => ({
        ...{ id: `c${at}`, title, kind: 'heist' as const, minutes: 9, cover: '/media/x.webp' },
      }))
      onScreen(
        editor,
        <>
          <GameShelf order="newest" ideaBox={null} />
          <Shelf language="en" cards={cards} words={wordsIn('en').shelf} />
        </>,
      )
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] names and texts of proposals',
  async () => {
    const counted = await shownAtPlace('proposals', 6, (texts) => {
      const options = [0, 1, 2].flatMap((at) => {
        const [name, text] = [texts[2 * at], texts[2 * at + 1]]
        return name === undefined || text === undefined ? [] : [{ key: `k${at}`, name, text }]
      })
      const testEditor = openCreationEditor()
      testEditor.streams.push([{ at: 10, text: thought('Who?') + proposed(options), ends: true }])
      testEditor.editor.run(startThinking, { requestId: 'r1' })
      testEditor.until(1_500)
      onScreen(testEditor.editor, <OutlineGrid />)
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] nickname and id of an account, and the address of its picture',
  async () => {
    const testEditor = testEditorOf(plugins, { at: '/profile' })
    const restored = (name: string, uid: string) =>
      fact('account/restored', {
        user: { ...someUser(), uid, user_info_resp: { id: uid, nick_name: name, avatar: name } },
      })
    testEditor.editor.bus.emit(restored('Keeper', 'u1'))
    onScreen(testEditor.editor, <Profile />, { path: '/profile' })
    await act(testEditor.settle)
    const one = ([name = '', uid = '']: readonly string[]) =>
      act(() => testEditor.editor.bus.emit(restored(name, uid)))
    expect(await shownAtPlace('account', 2, one, { stays: true })).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] messages of a server',
  async () => {
    const Messages = toastsView.slots['app.overlay']?.component ?? (() => null)
    const counted = await shownAtPlace('messages', 10, async (texts) => {
      sonner.dismiss()
      const items = texts.map((text) => ({
        ...{ id: text, kind: 'error' as const, code: 'request_failed', text },
        ...{ params: {}, durationMs: 0 },
      }))
      const { editor } = testEditorOf(plugins, { draft: { toasts: { ...emptyToasts(), items } } })
      onScreen(editor, <Messages />)
      await waitFor(
        () =>
          expect(document.querySelectorAll('[data-sonner-toast]').length).toBeGreaterThanOrEqual(
            texts.length,
          ),
        SLOWLY,
      )
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)

it(
  '[HO2] passages that differ, before and after',
  async () => {
    const counted = await shownAtPlace('differences', 20, (texts) => {
      const { editor } = testEditorOf(plugins)
      const half = texts.slice(0, 10)
      onScreen(
        editor,
        <div>
          {half.map((before, at) => (
            <p key={before}>
              <DifferingWords before={before} after={texts[at + 10] ?? ''} />
            </p>
          ))}
        </div>,
      )
    })
    expect(counted).toEqual(ALL_AS_WORDS)
  },
  PATIENT_MS,
)
