import { describe, expect, it } from 'vitest'
import {
  backToEmail,
  closeLogin,
  continueAfterMail,
  openLogin,
  signOut,
} from '#plugins/account/commands.ts'
import { isSignedIn, keepsPageOpen, loginDialog, me } from '#plugins/account/projections.ts'
import { typedCode } from '#plugins/account/rules.ts'
import {
  register,
  requestTicket,
  resetPassword,
  signIn,
  submitEmail,
} from '#plugins/account/sign-in-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { EMAIL, fact, sessionWorld, someUser, storageOf } from './session-world.ts'

const said = <T>(data: T) => ({ ok: true, data, desc: '' }) as const
const no = (status: number, desc: string) => ({ ok: false, status, desc }) as const
const FORM = { password: 'secret1', code: '12345678', nickname: 'Keeper', invite: 'ABCD' }
const SESSION_KEYS = ['userInfo', 'access_token', 'user', 'isLoggedIn']

describe('the steps of the login dialog', () => {
  it('[LG1] opens for a visitor with the path a guard stopped, and is refused to a user', () => {
    const { editor, draft } = sessionWorld()
    expect(editor.run(openLogin, { from: '/games' })).toBeNull()
    expect(draft().session.account).toMatchObject({ from: '/games', dialog: { step: 0 } })
    editor.bus.emit(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
    expect(editor.run(openLogin, { from: null })).toEqual({ refused: 'already_signed_in' })
  })

  it('[LG2] goes back to the e-mail from any step and closes, and keeps the address', async () => {
    const { editor, draft } = sessionWorld({ answers: { userExists: said(true) } })
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
    const { editor, draft, asked } = sessionWorld({ answers: { userExists: said(true) } })
    await editor.start(submitEmail, { typed: ' Keeper@Example.org ' }).done
    expect(asked.map(({ name }) => name)).toEqual(['userExists'])
    expect(draft().session.account.dialog).toMatchObject({ step: 4, email: EMAIL, busy: false })
  })

  it('[LG5] [LG6] sends somebody new a code, and counts a minute down', async () => {
    const world = sessionWorld({ answers: { userExists: said(false), requestTicket: said({}) } })
    const { editor, draft, asked } = world
    world.until(5_000)
    await editor.start(submitEmail, { typed: EMAIL }).done
    expect(asked[1]).toMatchObject({
      name: 'requestTicket',
      body: { body: { email: EMAIL, send_to_email: EMAIL, ticket_use_type: 'REGISTER' } },
    })
    expect(draft().session.account.dialog).toMatchObject({ step: 2, flow: 'register' })
    expect(loginDialog(draft()).resendAt).toBe(65_000)
  })

  it('[LG6] asks for no second mail before the minute is over, and keeps counting', async () => {
    const world = sessionWorld({ answers: { userExists: said(false), requestTicket: said({}) } })
    await world.editor.start(submitEmail, { typed: EMAIL }).done
    world.until(59_999)
    world.editor.run(backToEmail)
    await world.editor.start(submitEmail, { typed: EMAIL }).done
    expect(world.asked.filter(({ name }) => name === 'requestTicket')).toHaveLength(1)
    expect(loginDialog(world.draft())).toMatchObject({ step: 2, resendAt: 60_000 })
    world.until(60_000)
    await world.editor.start(requestTicket, { email: EMAIL, use: 'REGISTER' }).done
    expect(world.asked.filter(({ name }) => name === 'requestTicket')).toHaveLength(2)
    expect(loginDialog(world.draft()).resendAt).toBe(120_000)
  })

  it.each([
    ['register', 'REGISTER', 3],
    ['reset', 'UPDATE_PWD', 5],
  ] as const)('[LG7] goes on from the mail by the flow: %s', async (flow, use, step) => {
    const { editor, draft } = sessionWorld({ answers: { requestTicket: said({}) } })
    expect(editor.run(continueAfterMail)).toEqual({ refused: 'no_mail_sent' })
    await editor.start(requestTicket, { email: EMAIL, use }).done
    editor.run(continueAfterMail)
    expect(draft().session.account.dialog).toMatchObject({ flow, step })
  })

  it('[LG12] flags the reset and asks for an UPDATE_PWD code', async () => {
    const { editor, draft, asked } = sessionWorld({ answers: { requestTicket: said({}) } })
    await editor.start(requestTicket, { email: EMAIL, use: 'UPDATE_PWD' }).done
    expect(asked[0]).toMatchObject({ body: { body: { ticket_use_type: 'UPDATE_PWD' } } })
    expect(draft().session.account.dialog).toMatchObject({ step: 2, flow: 'reset' })
  })

  it('[LG16] is busy while it asks, and shows what the server said when it refused', async () => {
    const { editor, draft } = sessionWorld({ answers: { login: no(400, 'Wrong password.') } })
    const asking = editor.start(signIn, { password: 'secret1' }).done
    expect(draft().session.account.dialog.busy).toBe(true)
    await asking
    const refusal = { words: 'Wrong password.', field: null }
    expect(draft().session.account.dialog).toMatchObject({ busy: false, refusal })
  })
})

describe('in and out', () => {
  const registered = () => sessionWorld({ answers: { register: said(someUser()) }, path: '/games' })

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
    const { editor, draft } = sessionWorld({ answers: { register: said({}) } })
    editor.bus.emit(fact('account/emailChecked', { email: EMAIL, exists: false }))
    await editor.start(register, FORM).done
    expect(draft().session.account.user).toBeNull()
    expect(draft().session.account.dialog).toMatchObject({ step: 4, email: EMAIL, busy: false })
  })

  it('[LG11] signs in with the password and leads home', async () => {
    const answers = { login: said(someUser()) }
    const { editor, draft, visited } = sessionWorld({ answers, path: '/play/g1' })
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
    const { editor, draft } = sessionWorld({ answers: { resetPassword: said({}) } })
    await editor.start(resetPassword, { password: 'secret1', code: '12345678' }).done
    expect(draft().session.account.dialog).toMatchObject({ step: 0, flow: 'register' })
    expect(draft().session.toasts.items.map(({ code }) => code)).toEqual(['password_reset'])
  })

  it('[LG36] ends the session here and on the server and leads home', () => {
    const { editor, draft, storage, asked, visited } = sessionWorld({
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
    const { draft, storage } = sessionWorld({ storage: storageOf(someUser()) })
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
      const { draft } = sessionWorld({ storage: new Map([['userInfo', text]]) })
      expect(isSignedIn(draft())).toBe(false)
    },
  )

  it('[LG23] no password and no code ever becomes a fact', async () => {
    const { editor, storage } = sessionWorld({
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

describe('a session that expired', () => {
  const expired = (path = '/create-game') => {
    const world = sessionWorld({
      storage: storageOf(someUser()),
      path,
      answers: { login: said(someUser()) },
    })
    world.given(
      fact('idea/submitted', { text: 'A lighthouse', language: 'en_US' }),
      fact('account/sessionExpired', {}),
    )
    return world
  }

  it('[TO5] opens the dialog, clears the token and keeps unsent work and the page', () => {
    const { draft, storage } = expired()
    expect(draft().session.account.dialog.open).toBe(true)
    expect(isSignedIn(draft())).toBe(false)
    expect(keepsPageOpen(draft())).toBe(true)
    expect(SESSION_KEYS.filter((key) => storage.has(key))).toEqual(['user'])
    expect(draft().session.idea.text).toBe('A lighthouse')
  })

  it('[TO5] goes on in its place after signing in again', async () => {
    const { editor, draft, visited } = expired()
    await editor.start(signIn, { password: 'secret1' }).done
    expect(visited).toEqual([])
    expect(draft().session.idea).toMatchObject({ text: 'A lighthouse', gameStatus: 'creating' })
    expect(draft().session.toasts.items.at(-1)).toMatchObject({ code: 'signed_in_again' })
  })

  it('[LG40] shows nothing of it to somebody else who signs in instead', async () => {
    const { editor, draft, answers, storage } = expired()
    answers.login = said(someUser('u2'))
    await editor.start(signIn, { password: 'secret1' }).done
    expect(draft().session.account.user?.uid).toBe('u2')
    expect(draft().session.idea.text).toBe('')
    expect(storage.get('gameCreationDraft')).toBeUndefined()
    expect(storage.get('access_token')).toBe('token-of-u2')
  })

  it('[LG40] [ID5] goes on with what the next one typed themselves', async () => {
    const { editor, draft, answers } = expired()
    editor.run(submitIdea, { text: 'A drowned piano', language: 'ja_JP' })
    answers.login = said(someUser('u2'))
    await editor.start(signIn, { password: 'secret1' }).done
    expect(draft().session.idea).toMatchObject({ text: 'A drowned piano', gameStatus: 'creating' })
  })
})
