import { describe, expect, it } from 'vitest'
import {
  backToEmail,
  closeLogin,
  continueAfterMail,
  openLogin,
  signOut,
} from '#plugins/account/commands.ts'
import { isSignedIn, loginDialog, me } from '#plugins/account/projections.ts'
import { typedCode } from '#plugins/account/rules.ts'
import {
  register,
  requestTicket,
  resetPassword,
  signIn,
  submitEmail,
} from '#plugins/account/sign-in-flows.ts'
import { EMAIL, fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const said = <T>(data: T) => ({ ok: true, data, desc: '' }) as const
const no = (status: number, desc: string) => ({ ok: false, status, desc }) as const
const FORM = { password: 'secret1', code: '12345678', nickname: 'Keeper', invite: 'ABCD' }
const SESSION_KEYS = ['userInfo', 'access_token', 'user', 'isLoggedIn']

describe('the steps of the login dialog', () => {
  it('[LG1] opens for a visitor with the path a guard stopped, and is refused to a user', () => {
    const { editor, draft } = openSessionEditor()
    expect(editor.run(openLogin, { from: '/games' })).toBeNull()
    expect(draft().session.account).toMatchObject({ from: '/games', dialog: { step: 0 } })
    editor.bus.emit(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
    expect(editor.run(openLogin, { from: null })).toEqual({ refused: 'already_signed_in' })
  })

  it('[LG2] goes back to the e-mail from any step and closes, and keeps the address', async () => {
    const { editor, draft } = openSessionEditor({ answers: { userExists: said(true) } })
    editor.run(openLogin, { from: null })
    await editor.start(submitEmail, { typed: EMAIL }).done
    expect(editor.run(backToEmail)).toBeNull()
    expect(draft().session.account.dialog).toMatchObject({ step: 0, email: EMAIL })
    expect(editor.run(backToEmail)).toEqual({ refused: 'first_step' })
    editor.run(closeLogin)
    expect(draft().session.account.dialog.open).toBe(false)
    expect(editor.run(closeLogin)).toEqual({ refused: 'not_open' })
  })

  it('[LG4] leads somebody known to the password', async () => {
    const { editor, draft, asked } = openSessionEditor({ answers: { userExists: said(true) } })
    await editor.start(submitEmail, { typed: ' Keeper@Example.org ' }).done
    expect(asked.map(({ name }) => name)).toEqual(['userExists'])
    expect(draft().session.account.dialog).toMatchObject({ step: 4, email: EMAIL, busy: false })
  })

  it('[LG5] [LG6] sends somebody new a code, and counts a minute down', async () => {
    const testEditor = openSessionEditor({
      answers: { userExists: said(false), requestTicket: said({}) },
    })
    const { editor, draft, asked } = testEditor
    testEditor.until(5_000)
    await editor.start(submitEmail, { typed: EMAIL }).done
    expect(asked[1]).toMatchObject({
      name: 'requestTicket',
      body: { body: { email: EMAIL, send_to_email: EMAIL, ticket_use_type: 'REGISTER' } },
    })
    expect(draft().session.account.dialog).toMatchObject({ step: 2, flow: 'register' })
    expect(loginDialog(draft()).resendAt).toBe(65_000)
  })

  it('[LG6] asks for no second mail before the minute is over, and keeps counting', async () => {
    const testEditor = openSessionEditor({
      answers: { userExists: said(false), requestTicket: said({}) },
    })
    await testEditor.editor.start(submitEmail, { typed: EMAIL }).done
    testEditor.until(59_999)
    testEditor.editor.run(backToEmail)
    await testEditor.editor.start(submitEmail, { typed: EMAIL }).done
    expect(testEditor.asked.filter(({ name }) => name === 'requestTicket')).toHaveLength(1)
    expect(loginDialog(testEditor.draft())).toMatchObject({ step: 2, resendAt: 60_000 })
    testEditor.until(60_000)
    await testEditor.editor.start(requestTicket, { email: EMAIL, use: 'REGISTER' }).done
    expect(testEditor.asked.filter(({ name }) => name === 'requestTicket')).toHaveLength(2)
    expect(loginDialog(testEditor.draft()).resendAt).toBe(120_000)
  })

  it.each([
    ['register', 'REGISTER', 3],
    ['reset', 'UPDATE_PWD', 5],
  ] as const)('[LG7] goes on from the mail by the flow: %s', async (flow, use, step) => {
    const { editor, draft } = openSessionEditor({ answers: { requestTicket: said({}) } })
    expect(editor.run(continueAfterMail)).toEqual({ refused: 'no_mail_sent' })
    await editor.start(requestTicket, { email: EMAIL, use }).done
    editor.run(continueAfterMail)
    expect(draft().session.account.dialog).toMatchObject({ flow, step })
  })

  it('[LG12] flags the reset and asks for an UPDATE_PWD code', async () => {
    const { editor, draft, asked } = openSessionEditor({ answers: { requestTicket: said({}) } })
    await editor.start(requestTicket, { email: EMAIL, use: 'UPDATE_PWD' }).done
    expect(asked[0]).toMatchObject({ body: { body: { ticket_use_type: 'UPDATE_PWD' } } })
    expect(draft().session.account.dialog).toMatchObject({ step: 2, flow: 'reset' })
  })

  it('[LG16] is busy while it asks, and shows what the server said when it refused', async () => {
    const { editor, draft } = openSessionEditor({ answers: { login: no(400, 'Wrong password.') } })
    const asking = editor.start(signIn, { password: 'secret1' }).done
    expect(draft().session.account.dialog.busy).toBe(true)
    await asking
    const refusal = { words: 'Wrong password.', field: null }
    expect(draft().session.account.dialog).toMatchObject({ busy: false, refusal })
  })
})

describe('in and out', () => {
  const registered = () =>
    openSessionEditor({ answers: { register: said(someUser()) }, path: '/games' })

  it('[LG9] signs a new user in, closes with step 4 beneath and leads home', async () => {
    const { editor, draft, storage, visited } = registered()
    editor.bus.emit(fact('account/emailChecked', { email: EMAIL, exists: false }))
    await editor.start(register, FORM).done
    expect(isSignedIn(draft())).toBe(true)
    expect(draft().session.account.dialog).toMatchObject({ open: false, step: 4 })
    expect(JSON.parse(storage.get('userInfo') ?? '')).toEqual(someUser())
    expect(visited).toEqual(['/'])
  })

  it('[LG10] leads a new user without a session to the password, with the e-mail kept', async () => {
    const { editor, draft } = openSessionEditor({ answers: { register: said({}) } })
    editor.bus.emit(fact('account/emailChecked', { email: EMAIL, exists: false }))
    await editor.start(register, FORM).done
    expect(draft().session.account.user).toBeNull()
    expect(draft().session.account.dialog).toMatchObject({ step: 4, email: EMAIL, busy: false })
  })

  it('[LG11] signs in with the password and leads home', async () => {
    const answers = { login: said(someUser()) }
    const { editor, draft, visited } = openSessionEditor({ answers, path: '/play/g1' })
    editor.run(openLogin, { from: null })
    await editor.start(signIn, { password: 'secret1' }).done
    expect(me(draft())).toEqual({ name: 'Keeper', avatar: 'http://here/a.png' })
    expect(draft().session.account.dialog.open).toBe(false)
    expect(visited).toEqual(['/'])
  })

  it.each([' 1234 5678\n', '１２３４５６７８', '1234\u00a05678'])(
    '[LG25] takes the code %j as it was meant',
    (typed) => {
      expect(typedCode(typed)).toBe('12345678')
    },
  )

  it('[LG13] begins anew after a reset', async () => {
    const { editor, draft } = openSessionEditor({ answers: { resetPassword: said({}) } })
    await editor.start(resetPassword, { password: 'secret1', code: '12345678' }).done
    expect(draft().session.account.dialog).toMatchObject({ step: 0, flow: 'register' })
    expect(draft().session.toasts.items.map(({ code }) => code)).toEqual(['password_reset'])
  })

  it('[LG36] ends the session here and on the server and leads home', () => {
    const { editor, draft, storage, asked, visited } = openSessionEditor({
      storage: storageOf(someUser()),
      path: '/games',
    })
    editor.run(signOut)
    expect(draft().session.account.user).toBeNull()
    expect(SESSION_KEYS.filter((key) => storage.has(key))).toEqual([])
    expect(asked.map(({ name }) => name)).toEqual(['logout'])
    expect(visited).toEqual(['/'])
    expect(editor.run(signOut)).toEqual({ refused: 'not_signed_in' })
  })

  it('[LG39] writes the keys of a session together and reads them as one', () => {
    const { draft, storage } = openSessionEditor({ storage: storageOf(someUser()) })
    expect(isSignedIn(draft())).toBe(true)
    expect(SESSION_KEYS.map((key) => storage.get(key))).toEqual([
      JSON.stringify(someUser()),
      'token-of-u1',
      JSON.stringify({ name: 'Keeper', avatar: 'http://here/a.png' }),
      'true',
    ])
  })

  it.each(['null', '{}', '[', '{"uid":"u1"}', JSON.stringify({ ...someUser(), access_token: '' })])(
    '[RT3] does not take %s for a session',
    (text) => {
      const { draft } = openSessionEditor({ storage: new Map([['userInfo', text]]) })
      expect(isSignedIn(draft())).toBe(false)
    },
  )

  it('[LG23] no password and no code ever becomes a fact', async () => {
    const { editor, storage } = openSessionEditor({
      answers: {
        register: no(400, 'no'),
        login: no(400, 'no'),
        resetPassword: no(400, 'no'),
      },
    })
    await editor.start(register, { ...FORM, password: 'canary-password', code: 'canary-code' }).done
    await editor.start(signIn, { password: 'canary-password' }).done
    await editor.start(resetPassword, { password: 'canary-password', code: 'canary-code' }).done
    const kept = JSON.stringify([editor.bus.log.events, [...storage], editor.bus.draft$.value])
    expect(kept).not.toContain('canary')
  })
})
