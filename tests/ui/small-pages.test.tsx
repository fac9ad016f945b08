// @vitest-environment happy-dom
import { act, cleanup, configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aGame, aNode, anOption } from '#fixtures/builders.ts'
import { plugins } from '#plugins/index.ts'
import { PublicGame } from '#plugins/playing/view.tsx'
import { encodePlay } from '#schemas/wire/play.ts'
import { Page as LoginBack } from '#ui/pages/discord-login-back.tsx'
import { Page as Flow } from '#ui/pages/game-creation-flow.tsx'
import { Page as GameList } from '#ui/pages/game-list.tsx'
import { Page as NotFound } from '#ui/pages/not-found.tsx'
import { Page as Play } from '#ui/pages/play.tsx'
import { draftWith } from '../core/draft-with.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const said = (data: unknown) => ({ ok: true, data, desc: '' })

function testEditor(answers: Record<string, unknown> = {}, signedIn = true) {
  const made = testEditorOf(plugins, { answers })
  if (signedIn) made.editor.bus.emit(fact('account/restored', { user: someUser() }))
  return made
}

it('[RT8] an address nothing stands at leads home', () => {
  onScreen(testEditor().editor, <NotFound />)
  expect(screen.getByRole('heading').textContent).toBe('There is nothing at this address.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

it.each([
  ['/games', 'All games'],
  ['/game-list', 'My games'],
])('[LI1] [LI6] %s offers the idea box to whoever has no game', async (path, title) => {
  const { editor, settle } = testEditor({ listScripts: said([]), listGames: said([]) })
  onScreen(editor, <GameList />, { path })
  await act(settle)
  expect(screen.getByRole('heading', { level: 1 }).textContent?.toLowerCase()).toBe(
    title.toLowerCase(),
  )
  expect(await screen.findByLabelText('Your idea')).toBeTruthy()
})

it('[RT10] [RT16] the flow says how far the creation is and leads on', () => {
  const { editor, visited } = testEditor()
  onScreen(editor, <Flow />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(visited).toEqual(['/'])
})

it('[RT10] the flow marks the step that was reached', () => {
  const { editor } = testEditor()
  const draft = editor.bus.draft$.value
  for (const [status, step] of [
    ['home', 0],
    ['create', 1],
    ['generate', 2],
  ] as const) {
    editor.bus.draft$.next(
      draftWith({ idea: { ...draft.session.idea, routeStatus: status } }, draft),
    )
    onScreen(editor, <Flow />)
    const marked = screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-current'))
    expect(marked.indexOf('step')).toBe(step)
    cleanup()
  }
})

it('[LG18] the page a provider leads back to has nothing for whoever opens it by hand', async () => {
  const { editor, draft, settle } = testEditor({}, false)
  onScreen(editor, <LoginBack />, {
    site: {
      providers: { DISCORD: { clientId: 'd', authorize: 'https://d.example', guild: false } },
    },
  })
  expect(screen.getByRole('status').textContent).toBe('Signing you in…')
  await act(settle)
  expect(screen.getByText('There is nothing left to do here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with email' }))
  expect(draft().session.account.dialog.open).toBe(true)
})

it('[LG18] what a provider led back with is taken up once, though the page runs its effects twice', async () => {
  const { editor, settle } = testEditor({}, false)
  const start = vi.spyOn(editor, 'start')
  configure({ reactStrictMode: true })
  try {
    onScreen(editor, <LoginBack />)
  } finally {
    configure({ reactStrictMode: false })
  }
  await act(settle)
  expect(start).toHaveBeenCalledOnce()
})

it('[LG21] where the provider is not set up that page says so, and offers a user no sign-in', async () => {
  const { editor, settle } = testEditor()
  onScreen(editor, <LoginBack />)
  await act(settle)
  expect(screen.getByText('This way of signing in is not set up.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

const NODES = [
  aNode({ id: 1, content: 'The tide is out.' }),
  aNode({
    id: 2,
    type: 'option',
    content: 'A door.',
    options: [anOption({ id: 1, content: 'Knock' }), anOption({ id: 2, content: 'Wait' })],
  }),
]
const PUBLISHED = encodePlay(
  aGame({
    status: 2,
    elements: { title: 'Low Tide' },
    contents: [{ key: 'chapter_1', index: 1, nodes: NODES, tasks: [] }],
  }),
  'g1',
  'http://origin',
)
const play = (editor: ReturnType<typeof testEditor>['editor']) =>
  onScreen(
    editor,
    <Routes>
      <Route path="/play/:id" element={<Play />} />
    </Routes>,
    { path: '/play/g1' },
  )

it('[PU10] [PU11] a published game is read and played by anybody, in the order of its nodes', async () => {
  const { editor, settle, called } = testEditor(
    { playGame: said(PUBLISHED), judgeChoice: said({ correct: true, earned: [] }) },
    false,
  )
  const user = userEvent.setup()
  play(editor)
  await act(settle)
  expect(called[0]?.name).toBe('playGame')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Low Tide')
  expect(screen.queryByText('The tide is out.')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play/ }))
  expect(screen.getByRole('log').textContent).toContain('The tide is out.')
  expect(screen.getByRole('log').textContent).not.toContain('A door.')
})

it('[PU11] a game that was withdrawn says so, and one that cannot be fetched is asked for again', async () => {
  const missing = testEditor({ playGame: { ok: false, status: 404, desc: '' } }, false)
  play(missing.editor)
  await act(missing.settle)
  expect(screen.getByText('This game cannot be found')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  cleanup()
  const failing = testEditor({ playGame: { ok: false, status: 0, desc: '' } }, false)
  onScreen(failing.editor, <PublicGame gameId="g1" />)
  await act(failing.settle)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(failing.called.filter(({ name }) => name === 'playGame')).toHaveLength(2)
})
