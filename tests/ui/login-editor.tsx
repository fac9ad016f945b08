import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { continueAfterMail, openLogin } from '#plugins/account/commands.ts'
import { requestTicket, submitEmail } from '#plugins/account/sign-in-flows.ts'
import { LoginDialog } from '#plugins/account/view.tsx'
import { plugins } from '#plugins/index.ts'
import type { Site } from '#ui/kit/site.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { onScreen } from './screen.tsx'

/** Who comes in. */
export const EMAIL = 'keeper@example.org'
/** An answer of the server. */
export const said = (data: unknown) => ({ ok: true, data, desc: '' })
/** A refusal of the server. */
export const no = (desc: string) => ({ ok: false, status: 400, desc })

/** The dialog, opened by somebody whose address the server knows or does not know. */
export function dialog(answers: Record<string, unknown> = {}, site: Partial<Site> = {}) {
  const testEditor = testEditorOf(plugins, {
    at: '/games',
    answers: { userExists: said(true), requestTicket: said({}), ...answers },
  })
  testEditor.editor.run(openLogin, { from: null })
  onScreen(testEditor.editor, <LoginDialog />, { site })
  const asked = (name: string) => testEditor.called.filter((one) => one.name === name)
  return { ...testEditor, user: userEvent.setup(), asked }
}

/** The same at a later step. */
export async function at(
  step: 'password' | 'mail' | 'register' | 'reset',
  answers = {},
  site = {},
) {
  const testEditor = dialog({ userExists: said(step === 'password'), ...answers }, site)
  const { editor } = testEditor
  await act(async () => {
    await editor.start(submitEmail, { typed: EMAIL }).done
    if (step === 'reset')
      await editor.start(requestTicket, { email: EMAIL, use: 'UPDATE_PWD' }).done
    if (step === 'reset' || step === 'register') editor.run(continueAfterMail)
  })
  return testEditor
}

/** What is on the screen under a name. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** What is on the screen under a name. */
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
/** Fills fields in by their names. */
export const typeAll = async (
  user: ReturnType<typeof userEvent.setup>,
  values: Record<string, string>,
) => {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name))
    if (value !== '') await user.type(field(name), value)
  }
}
/** What somebody new types. */
export const NEWCOMER = {
  Password: 'secret-lamp',
  'Password, once more': 'secret-lamp',
  'Verification code': '12345678',
  Nickname: 'Keeper',
  'Invite code': 'ABCD',
}
