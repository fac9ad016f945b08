// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { digestOf } from '#core/engine/replay.ts'
import { readRecording } from '#core/record.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import { defineFlow, type Editor } from '#plugins/kit.ts'
import { recordingView } from '#plugins/profile/view.tsx'
import { Boundary } from '#ui/app/boundary.tsx'
import { Overlays } from '#ui/app/overlays.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { watchSession } from '#ui/kit/session-recording.ts'
import { fact } from '../plugins/session-editor.ts'
import { framed, testEditor } from './frame-editor.ts'
import { onScreen } from './screen.tsx'

afterEach(cleanup)

framed()

function Broken(): never {
  throw new Error('the page broke')
}

const breaking = defineFlow()({
  ports: [],
  async run() {
    throw new Error('a flow of keeper@example.org broke')
  },
})

const SAVE = 'Save a recording of this session'

/** A session in which something was done, and the files it hands over. */
function session() {
  const made = testEditor(true)
  const files: { name: string; text: string }[] = []
  vi.spyOn(made.editor.ports.downloads, 'save').mockImplementation(
    (name, text) => void files.push({ name, text }),
  )
  made.editor.bus.emit(
    fact('script/opened', { scriptId: 's1' }),
    fact('idea/edited', { text: 'A lamp, said keeper@example.org' }),
  )
  return { ...made, files }
}

/** What is in a file that was handed over: it reads back whole and folds to the session's draft. */
async function recorded(editor: Editor, text: string) {
  const recording = readRecording(text)
  if ('refused' in recording) throw new Error(recording.refused)
  expect(recording.rejected.count).toBe(0)
  const draft = fold(composeReducer(plugins), recording.base, recording.events)
  expect(await digestOf(draft)).toBe(await digestOf(editor.draft()))
  return recording
}

it('[RE1] [RE2] [RE3] the profile says what a recording holds and hands it over, by keyboard too', async () => {
  const { editor, user, files } = session()
  const Card = recordingView.slots['profile.section']?.component ?? (() => null)
  onScreen(editor, <Card languagePicker={null} />)
  expect(screen.getByText(/the texts of your game, but no password/)).toBeTruthy()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: SAVE }))
  await user.keyboard('{Enter}')
  expect((await screen.findByText('The recording is in your downloads.')).role).toBe('status')
  expect(files[0]?.name).toMatch(/^lamplight-session-[\dT-]+\.jsonl$/)
  const { events } = await recorded(editor, files[0]?.text ?? '')
  expect(events.map(({ type }) => type)).toContain('idea/edited')
  expect(files[0]?.text).not.toMatch(/keeper@example|token-of/)
})

it('[RE1] [RE5] a page that broke hands over what led to it, and names what broke it and what broke before', async () => {
  const { editor, user, files } = session()
  watchSession(editor, 'lamplight 9.9.9')
  await editor.start(breaking).done
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onScreen(
    editor,
    <Boundary>
      <Broken />
    </Boundary>,
  )
  quiet.mockRestore()
  await user.click(screen.getByRole('button', { name: SAVE }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { header } = await recorded(editor, files[0]?.text ?? '')
  expect(header.app).toBe('lamplight 9.9.9')
  expect(header.note).toMatch(
    /flow: Error: a flow of hidden broke(.|\n)*page: Error: the page broke/,
  )
  expect(header.note).not.toMatch(/keeper@/)
})

it('[RE1] [RE2] a message of an error hands it over and says what is in it; other messages do not offer it', async () => {
  const { editor, user, files } = session()
  onScreen(editor, <Overlays />)
  act(() =>
    editor.bus.emit(
      fact('toasts/raised', { kind: 'info', code: 'quoted', text: '' }),
      fact('toasts/raised', { kind: 'error', code: 'request_failed', text: 'Too busy' }),
    ),
  )
  await screen.findByText('Too busy', {}, { timeout: 9_000 })
  await user.click(screen.getByRole('button', { name: SAVE }))
  expect(await screen.findByText(/It holds the texts of your game, but no password/)).toBeTruthy()
  expect(files).toHaveLength(1)
  await recorded(
    { ...editor, draft: () => editor.bus.log.seek(2) ?? editor.draft() },
    files[0]?.text ?? '',
  )
})

it('[RE1] [RE2] a line about something that went wrong hands it over in a word; one that cannot be saved says so', async () => {
  const { editor, user, files } = session()
  onScreen(editor, <Notice tone="lead">It failed</Notice>)
  vi.mocked(editor.ports.downloads.save).mockImplementationOnce(() => {
    throw new Error('the disk is full')
  })
  await user.click(screen.getByRole('button', { name: SAVE }))
  expect(await screen.findByText(/could not be saved/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: SAVE }))
  expect(await screen.findByText(/in your downloads.*no password/)).toBeTruthy()
  expect(files).toHaveLength(1)
})
