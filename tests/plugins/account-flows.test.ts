import { expect, it } from 'vitest'
import { closeLogin, openLogin } from '#plugins/account/commands.ts'
import { loginDialog } from '#plugins/account/projections.ts'
import { signInWithProvider } from '#plugins/account/provider-flows.ts'
import { requestTicket, signIn, submitEmail } from '#plugins/account/sign-in-flows.ts'
import type { Api } from '#plugins/ports/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { editorAtProvider, GOOGLE } from './provider-editor.ts'
import { EMAIL, openSessionEditor } from './session-editor.ts'

/** The product before a line that does this with every call. */
const before = (call: () => Promise<never>) => {
  // one answer stands for every call's own type
  const testEditor = openSessionEditor({ ports: { api: { call } as Api } })
  const faults: unknown[] = []
  testEditor.editor.faults$.subscribe((fault) => faults.push(fault))
  return { ...testEditor, faults }
}

it("[LG63] a provider's window is opened before the press is over, and asks until it is answered or left", () => {
  const { editor, draft, opened } = editorAtProvider()
  editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
  expect(opened).toHaveLength(1)
  expect(loginDialog(draft()).asking).toBe('GOOGLE')
})

it('[LG63] an answer of a window that looked closed is taken all the same', async () => {
  const { editor, draft, told, google, asked } = editorAtProvider()
  editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
  await told({ kind: 'closed' })
  expect(loginDialog(draft()).asking).toBeNull()
  await google()
  expect(asked.map(({ name }) => name)).toEqual(['login'])
})

it.each([
  ['breaks', () => Promise.reject(new Error('no line'))],
  [
    'throws',
    () => {
      throw new Error('no line')
    },
  ],
])('[LG64] a form whose call %s takes input again', async (_, call) => {
  const { editor, draft, faults } = before(call)
  expect(await editor.start(signIn, { password: 'secret1' }).done).toBe('done')
  expect(loginDialog(draft())).toMatchObject({ busy: false, refusal: { words: '', field: null } })
  expect(faults).toEqual([])
})

it('[LG64] [TO13] a form that hears nothing takes input again', async () => {
  const { editor, draft, until } = before(() => new Promise(() => undefined))
  const asking = editor.start(requestTicket, { email: EMAIL, use: 'REGISTER' })
  until(LIMITS.patienceMs - 1)
  expect(loginDialog(draft()).busy).toBe(true)
  until(LIMITS.patienceMs)
  expect(await asking.done).toBe('done')
  expect(loginDialog(draft())).toMatchObject({ busy: false, step: 0, refusal: { words: '' } })
})

it('[LG65] a dialog that is closed while it asks still takes the answer, a page that is left takes none', async () => {
  const answers = { userExists: { ok: true, data: true, desc: '' } } as const
  const { editor, draft } = openSessionEditor({ answers })
  editor.run(openLogin, { from: null })
  const first = editor.start(submitEmail, { typed: EMAIL })
  editor.run(closeLogin)
  await first.done
  expect(loginDialog(draft())).toMatchObject({ step: 4, email: EMAIL })
  const asking = editor.start(submitEmail, { typed: 'other@example.org' })
  editor.close()
  expect(await asking.done).toBe('cancelled')
  expect(loginDialog(draft()).email).toBe(EMAIL)
})

it('[LG63] a browser that answers nothing at all leaves no flow failed', async () => {
  const testEditor = editorAtProvider()
  const faults: unknown[] = []
  testEditor.editor.faults$.subscribe((fault) => faults.push(fault))
  const facts = { ...GOOGLE, clientId: 'other' }
  const asking = testEditor.editor.start(signInWithProvider, {
    provider: 'GOOGLE',
    facts,
    purpose: 'connect',
  })
  testEditor.ended()
  expect(await asking.done).toBe('done')
  expect(faults).toEqual([])
})
