import { describe, expect, it } from 'vitest'
import { discordAddress } from '#plugins/account/authorization.ts'
import { backToEmail, openLogin } from '#plugins/account/commands.ts'
import { completeProfile } from '#plugins/account/profile-flow.ts'
import { isSignedIn, loginDialog, newcomer } from '#plugins/account/projections.ts'
import { proofRefusedBy } from '#plugins/account/proof.ts'
import { signInWithProvider } from '#plugins/account/provider-flows.ts'
import { register } from '#plugins/account/sign-in-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { DISCORD, editorAtProvider, fromGoogle, GOOGLE, NEW, UNNAMED } from './provider-editor.ts'
import { openSessionEditor, someUser, storageOf } from './session-editor.ts'

const said = <T>(data: T) => ({ ok: true, data, desc: '' }) as const
const no = (status: number, desc: string) => ({ ok: false, status, desc }) as const
describe('what came of a third party', () => {
  it('[LG15] leads somebody new to step 1, who is not in yet', async () => {
    const { editor, draft, google, storage, asked } = editorAtProvider({
      answers: { login: said(NEW) },
    })
    editor.run(openLogin, { from: '/games' })
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    expect(loginDialog(draft()).asking).toBe('GOOGLE')
    await google()
    expect(asked[0]).toMatchObject({
      name: 'login',
      body: { body: { openid: 'aya', oauth_enum: 'GOOGLE' } },
    })
    expect(draft().session.account.dialog).toMatchObject({
      open: true,
      step: 1,
      needNickname: false,
    })
    expect(isSignedIn(draft())).toBe(false)
    expect(newcomer(draft())).toEqual({ name: 'Keeper', provider: 'Google' })
    expect([...storage.keys()]).toEqual([])
    editor.run(backToEmail)
    expect(newcomer(draft())).toBeNull()
  })

  it('[LG15] logs anybody else in', async () => {
    const { editor, draft, google, visited } = editorAtProvider({
      answers: { login: said(fromGoogle()) },
      path: '/play/g1',
    })
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await google()
    expect(isSignedIn(draft())).toBe(true)
    expect(visited).toEqual(['/'])
  })

  it('[LG15] [LG1] is step 1 for a nickname too, and again where a browser kept such a session', async () => {
    const { editor, draft, google } = editorAtProvider({ answers: { login: said(UNNAMED) } })
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await google()
    expect(draft().session.account.dialog).toMatchObject({ step: 1, needNickname: true })
    const kept = openSessionEditor({ storage: storageOf(NEW) })
    expect(kept.draft().session.account).toMatchObject({
      user: null,
      dialog: { open: true, step: 1 },
    })
    expect([...kept.storage.keys()]).toEqual([])
  })

  it('[LG9] [LG15] a registration by e-mail goes straight in, whatever else it is told', async () => {
    const user = { ...someUser(), new_user: true }
    const { editor, draft } = openSessionEditor({ answers: { register: said(user) } })
    await editor.start(register, { password: 'secret1', code: '1', nickname: 'Keeper', invite: '' })
      .done
    expect(isSignedIn(draft())).toBe(true)
  })

  it('[LG14] is completed under the session of the newcomer, and its answer lies over the login', async () => {
    const { editor, draft, google, asked, answers, storage, visited } = editorAtProvider({
      answers: { login: said(UNNAMED), bindInvite: no(400, 'Unknown code.') },
      path: '/play/g1',
    })
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await google()
    await editor.start(completeProfile, { nickname: 'Aya', invite: 'NOPE' }).done
    expect(draft().session.account.dialog).toMatchObject({
      step: 1,
      busy: false,
      refusal: { words: 'Unknown code.' },
    })
    Object.assign(answers, { bindInvite: said({ access_token: 'newer' }) })
    await editor.start(completeProfile, { nickname: 'Aya', invite: 'FRIEND' }).done
    expect(asked.at(-1)).toMatchObject({
      name: 'bindInvite',
      body: { body: { invite_code: 'FRIEND', oauth_enum: 'GOOGLE', nick_name: 'Aya' } },
      options: { token: NEW.access_token },
    })
    expect(JSON.parse(storage.get('userInfo') ?? '')).toMatchObject({
      uid: 'u1',
      access_token: 'newer',
      new_user: false,
      need_complete_nick_name: false,
      user_info_resp: { nick_name: 'Aya' },
    })
    expect(draft().session.account).toMatchObject({ newcomer: null, dialog: { open: false } })
    expect(visited).toEqual(['/'])
  })

  it('[LG14] begins anew where the session of the newcomer has ended meanwhile', async () => {
    const { editor, draft, google } = editorAtProvider({
      answers: { login: said(NEW), bindInvite: no(1007, 'Expired.') },
    })
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await google()
    await editor.start(completeProfile, { nickname: '', invite: 'FRIEND' }).done
    expect(draft().session.account).toMatchObject({
      newcomer: null,
      dialog: { step: 0, refusal: { words: 'Expired.' } },
    })
  })
})

describe('the window of a provider', () => {
  it('[LG20] says the code of a failure, of the provider or of the server', async () => {
    const { editor, draft, google, told, toasts } = editorAtProvider({
      answers: { login: no(409, 'Already here.') },
    })
    const press = () =>
      editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    press()
    await told({ kind: 'answered', fields: { error: 'access_denied' } })
    expect(toasts().at(-1)).toMatchObject({
      code: 'provider_failed',
      params: { name: 'Google', code: 'access_denied' },
    })
    press()
    await google()
    expect(toasts().at(-1)).toMatchObject({ text: 'Already here. (409)' })
    expect(draft().session.account.dialog).toMatchObject({
      refusal: { words: 'Already here.' },
      busy: false,
    })
  })

  it.each([
    [0, 'network'],
    [403, '403'],
  ])('[LG20] says of a server that answers %i that it was %s', (status, code) => {
    expect(proofRefusedBy('GOOGLE', no(status, 'why')).payload).toEqual({
      provider: 'GOOGLE',
      code,
      desc: 'why',
    })
  })

  it('[LG20] takes no token that was made for another press, and nothing that is none', async () => {
    const { editor, google, asked, told, toasts } = editorAtProvider()
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await google({ nonce: 'other' })
    await told({ kind: 'answered', fields: { id_token: 'broken' } })
    await told({ kind: 'answered', fields: {} })
    expect(asked).toEqual([])
    expect(toasts().at(-1)?.params).toEqual({ name: 'Google', code: 'invalid_response' })
  })

  it('[LG20] that is closed says nothing, and one the browser did not open says so', async () => {
    const { editor, draft, told, toasts } = editorAtProvider()
    editor.start(signInWithProvider, { provider: 'GOOGLE', facts: GOOGLE, purpose: 'enter' })
    await told({ kind: 'closed' })
    expect(draft().session.account.dialog.asking).toBeNull()
    expect(toasts()).toEqual([])
    await told({ kind: 'blocked' })
    expect(toasts().at(-1)?.code).toBe('popup_blocked')
  })
})

describe('the way to Discord and back', () => {
  it('[LG18] [LG19] asks for what it needs, and keeps the path and an idea that waits', async () => {
    const { editor, draft, left, discord, visited } = editorAtProvider({
      path: '/?a=1',
      answers: { login: said({ ...someUser(), oauth_enum: 'DISCORD' as const }) },
    })
    editor.run(submitIdea, { text: 'A stopped clock', language: 'en_US' })
    editor.start(signInWithProvider, { provider: 'DISCORD', facts: DISCORD, purpose: 'enter' })
    const { address, marker } = left[0] ?? { address: new URL('x:y'), marker: '' }
    expect(address.searchParams.get('scope')).toBe('identify guilds.join email')
    expect(address.searchParams.get('redirect_uri')).toBe('http://here/discordloginback')
    const state = address.searchParams.get('state') ?? ''
    expect(state).toMatch(/^\/\?a=1~id-/)
    expect(await discord({ state, code: 'c' })).toBe('done')
    expect(isSignedIn(draft())).toBe(true)
    expect(visited.at(-1)).toBe('/create-game')
    expect(JSON.parse(marker)).toMatchObject({ idea: { text: 'A stopped clock' } })
  })

  it('[LG18] asks to join only where a community is set up', () => {
    const plain = discordAddress(
      { ...DISCORD, guild: false },
      { origin: 'http://here', state: 's' },
    )
    expect(new URL(plain).searchParams.get('scope')).toBe('identify email')
  })

  it('[LG19] [LG20] takes an answer once, and leads home with the code of what is wrong', async () => {
    const { editor, asked, left, discord, toasts, visited } = editorAtProvider({ path: '/games' })
    editor.start(signInWithProvider, { provider: 'DISCORD', facts: DISCORD, purpose: 'enter' })
    const state = left[0]?.address.searchParams.get('state') ?? ''
    for (const [fields, marker, code] of [
      [{ state, error: 'access_denied' }, left[0]?.marker, 'access_denied'],
      [{ state, code: 'c' }, null, 'invalid_state'],
      [{ state: '/games', code: 'c' }, left[0]?.marker, 'invalid_state'],
      [{ state }, left[0]?.marker, 'no_code'],
    ] as const) {
      expect(await discord(fields, marker ?? null)).toBe('done')
      expect(toasts().at(-1)?.params).toEqual({ name: 'Discord', code })
      expect(visited.at(-1)).toBe('/')
    }
    expect(asked).toEqual([])
    expect(await discord({}, null)).toEqual({ refused: 'nothing_to_finish' })
  })

  it('[LG44] connects it to the account of who is signed in, and leads back to the page', async () => {
    const methods = [{ oauth_enum: 'DISCORD' as const, name: 'Aya', removable: true }]
    const { editor, draft, asked, left, discord, toasts, visited } = editorAtProvider({
      storage: storageOf(someUser()),
      path: '/profile',
      answers: { bindIdentity: said(methods) },
    })
    editor.start(signInWithProvider, { provider: 'DISCORD', facts: DISCORD, purpose: 'connect' })
    expect(draft().session.account.changing).toBeNull()
    const state = left[0]?.address.searchParams.get('state') ?? ''
    expect(state).toMatch(/^\/profile\?isbind=true~/)
    await discord({ state, code: 'c' })
    expect(asked.at(-1)).toMatchObject({
      name: 'bindIdentity',
      body: { body: { access_token: 'c', oauth_enum: 'DISCORD' } },
    })
    expect(draft().session.account).toMatchObject({ methods, changing: null })
    expect(toasts().at(-1)?.code).toBe('method_connected')
    expect(visited.at(-1)).toBe('/profile')
  })
})
