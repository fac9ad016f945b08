import { describe, expect, it } from 'vitest'
import { isSignedIn, keepsPageOpen } from '#plugins/account/projections.ts'
import { signIn } from '#plugins/account/sign-in-flows.ts'
import { submitIdea } from '#plugins/idea/commands.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const said = <T>(data: T) => ({ ok: true, data, desc: '' }) as const
const SESSION_KEYS = ['userInfo', 'access_token', 'user', 'isLoggedIn']

describe('a session that expired', () => {
  const expired = (path = '/create-game') => {
    const testEditor = openSessionEditor({
      storage: storageOf(someUser()),
      path,
      answers: { login: said(someUser()) },
    })
    testEditor.given(
      fact('idea/submitted', { text: 'A lighthouse', language: 'en_US' }),
      fact('account/sessionExpired', {}),
    )
    return testEditor
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
