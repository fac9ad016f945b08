// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { RegisterStep } from '#plugins/account/register-step.tsx'
import { isCommonPassword } from '#schemas/common-passwords.ts'
import { bareSite, type Site, SiteContext } from '#ui/kit/site.ts'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { EMAIL, fact, openSessionEditor } from '../plugins/session-editor.ts'

const account = JSON.parse(readFileSync('ui/locales/en/account.json', 'utf8'))
const said = account.fault.passwordCommon

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { account } } }))
afterEach(cleanup)

function registering(site: Partial<Site> = {}, refusal = { status: 400, desc: '' }) {
  const testEditor = openSessionEditor({ answers: { register: { ok: false, ...refusal } } })
  testEditor.given(fact('account/emailChecked', { email: EMAIL, exists: false }))
  render(
    <SiteContext value={{ ...bareSite, ...site }}>
      <EditorContext value={testEditor.editor}>
        <RegisterStep />
      </EditorContext>
    </SiteContext>,
  )
  const type = (field: string, value: string) =>
    fireEvent.input(lineOf(field), { target: { value } })
  return { ...testEditor, type }
}
const lineOf = (field: string) => screen.getByLabelText<HTMLInputElement>(account.field[field])
const describedBy = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a new password', () => {
  it('[LG60] that is common is refused while it is typed, and nothing is asked for it', async () => {
    const { type, asked } = registering()
    fireEvent.focus(lineOf('password'))
    type('password', 'Dragon')
    await waitFor(() => expect(describedBy(lineOf('password'))).toBe(said))
    expect(screen.getByRole('status').textContent).toBe(said)
    type('password', 'Dragon of 1907')
    expect(lineOf('password').getAttribute('aria-invalid')).toBeNull()
    type('password', 'letmein')
    fireEvent.submit(lineOf('password').form ?? document.body)
    expect(document.activeElement).toBe(lineOf('password'))
    expect(asked).toEqual([])
  })

  it('[LG60] is compared with some thousand, however they are written', () => {
    for (const one of ['123456', 'PASSWORD', 'woaini1314', 'sakura', 'mustang'])
      expect(isCommonPassword(one)).toBe(true)
    expect(isCommonPassword('the lamp at 3')).toBe(false)
    const list = readFileSync('schemas/common-passwords.ts', 'utf8')
    expect((/`([^`]+)`/.exec(list)?.[1] ?? '').split(/\s+/).length).toBeGreaterThan(2_000)
  })
})

describe('a refusal', () => {
  const about = { desc: 'Verification code: wrong or no longer valid.', field: 'ticket' } as const

  it('[LG61] of one field stands there with the focus, once, until the field is changed', () => {
    const { given, type } = registering()
    fireEvent.focus(lineOf('code'))
    given(fact('account/refused', about))
    return waitFor(() => expect(document.activeElement).toBe(lineOf('code'))).then(() => {
      expect(describedBy(lineOf('code'))).toBe(about.desc)
      expect(screen.getAllByText(about.desc)).toHaveLength(1)
      expect(screen.queryByRole('alert')).toBeNull()
      type('code', '1')
      expect(screen.queryByText(about.desc)).toBeNull()
      expect(lineOf('code').getAttribute('aria-invalid')).toBeNull()
    })
  })

  it('[LG61] of no field that is here stands above the button', async () => {
    const { given } = registering()
    given(fact('account/refused', { desc: 'This email address is taken.', field: 'email' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This email address is taken.')
  })
})

describe('the hint of the invite code', () => {
  it('[LG62] says that it is filled in only while it is', () => {
    const { type } = registering({ devInviteCode: 'LAMP-1' })
    expect(describedBy(lineOf('invite'))).toContain(account.hint.inviteFilled)
    type('invite', 'LAMP-2')
    expect(describedBy(lineOf('invite'))).toBe(account.hint.inviteAsk)
  })

  it('[LG62] [LG17] says whom to ask, or leads to the community where there is one', () => {
    registering()
    expect(describedBy(lineOf('invite'))).toBe(account.hint.inviteAsk)
    cleanup()
    registering({ communityUrl: 'https://chat.example/join' })
    const link = screen.getByRole('link', { name: account.hint.community })
    expect(link.getAttribute('target')).toBe('_blank')
  })
})
