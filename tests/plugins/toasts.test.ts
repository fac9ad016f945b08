import { describe, expect, it } from 'vitest'
import { openLogin, refuseDifferingPasswords } from '#plugins/account/commands.ts'
import { loginDialog } from '#plugins/account/projections.ts'
import { dismissToast } from '#plugins/toasts/commands.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { STATUS } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { fact, openSessionEditor, someUser, storageOf } from './session-editor.ts'

const raised = (code: string, text = '') => fact('toasts/raised', { kind: 'info', code, text })
const published = fact('publishing/published', { gameId: 'g', url: 'http://here/play/g' })

function testEditor() {
  const { given, draft, editor } = openSessionEditor()
  return { given, editor, items: () => shownToasts(draft()) }
}

describe('messages', () => {
  it('[TO1] show for 3 seconds unless told otherwise, and go when dismissed', () => {
    const { given, items, editor } = testEditor()
    given(raised('a'))
    expect(items()).toMatchObject([{ code: 'a', kind: 'info', durationMs: LIMITS.toastMs }])
    expect(editor.run(dismissToast, { id: items()[0]?.id ?? '' })).toBeNull()
    expect(items()).toEqual([])
    expect(editor.run(dismissToast, { id: 'gone' })).toEqual({ refused: 'no_such_toast' })
  })

  it('[TO2] are five at most: the oldest timed one leaves first, one that stays does not', () => {
    const { given, items } = testEditor()
    given(published, ...['a', 'b', 'c', 'd', 'e'].map((code) => raised(code)))
    expect(items().map(({ code }) => code)).toEqual(['published', 'b', 'c', 'd', 'e'])
  })

  it('[TO2] are five at most where all of them stay: the oldest leaves', () => {
    const { given, items } = testEditor()
    const staying = (id: string) =>
      fact('library/actionFailed', { action: 'restore', id, status: STATUS.conflict, desc: id })
    given(...['a', 'b', 'c', 'd', 'e', 'f'].map(staying))
    expect(items().map(({ undo }) => undo?.id)).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('[TO2] are shown once when they say the same', () => {
    const { given, items } = testEditor()
    given(raised('a'), raised('b'), raised('a'))
    expect(items().map(({ code }) => code)).toEqual(['b', 'a'])
  })

  it('[TO4] show the words of the server, at most 300 characters of them', () => {
    const { given, items } = testEditor()
    given(fact('account/refused', { desc: '字'.repeat(400) }))
    expect(items()).toMatchObject([{ kind: 'error', text: '字'.repeat(300) }])
  })

  it('[TO7] say that a request failed where the server had no words', () => {
    const { given, items } = testEditor()
    given(fact('account/refused', { desc: '' }))
    expect(items()).toMatchObject([{ kind: 'error', code: 'request_failed', text: '' }])
  })

  it('[CH94] do not say any more that a message was sent where it was not', () => {
    const { given, items } = testEditor()
    const failed = (how: 'offline' | 'refused') =>
      fact('chat/messageFailed', { clientId: 'c1', how, desc: 'No.' })
    given(raised('message_sent'), raised('a'), failed('offline'))
    expect(items().map(({ code }) => code)).toEqual(['a'])
    given(raised('message_sent'), failed('refused'))
    expect(items().map(({ code }) => code)).toEqual(['a', 'message_send_failed'])
  })

  it('[QT94] say that something was quoted until the column beside the game opens', () => {
    const { given, items } = testEditor()
    given(raised('quoted'), raised('a'), fact('aside/closed', {}))
    expect(items().map(({ code }) => code)).toEqual(['quoted', 'a'])
    given(fact('aside/opened', { tab: 'assistant' }))
    expect(items().map(({ code }) => code)).toEqual(['a'])
  })
})

describe('what facts say', () => {
  it('[PU4] a published game says so until the message is closed', () => {
    const { given, items } = testEditor()
    given(published)
    expect(items()).toMatchObject([{ kind: 'success', code: 'published', durationMs: 0 }])
  })

  it('[PU5] a refused publishing says the words of the server, a broken one that it broke', () => {
    const { given, items } = testEditor()
    given(fact('publishing/failed', { how: 'failed', desc: 'Not yet.' }))
    given(fact('publishing/failed', { how: 'error', desc: '' }))
    expect(items()).toMatchObject([
      { code: 'publish_failed', text: 'Not yet.' },
      { code: 'publish_error', text: '' },
    ])
  })

  it('[LG23] two passwords that differ are told', () => {
    const { editor, items } = testEditor()
    editor.run(refuseDifferingPasswords)
    expect(items()).toMatchObject([{ kind: 'error', code: 'passwords_differ' }])
  })

  it('[TO40] [TO5] an expired session is told by its dialog alone, however many calls meet it', () => {
    const { given, draft } = openSessionEditor({ storage: storageOf(someUser()) })
    const failed = fact('library/failed', {})
    given(fact('account/sessionExpired', {}), failed, fact('account/sessionExpired', {}), failed)
    expect(loginDialog(draft())).toMatchObject({ open: true, expired: true })
    expect(shownToasts(draft())).toEqual([])
    given(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }), failed)
    expect(loginDialog(draft())).toMatchObject({ open: false, expired: false })
    expect(shownToasts(draft()).map(({ code }) => code)).toEqual([
      'signed_in_again',
      'request_failed',
    ])
  })

  it('[LG61] a refusal of one field is told there and not here', () => {
    const { given, items } = testEditor()
    given(fact('account/refused', { desc: 'Verification code: wrong.', field: 'ticket' }))
    expect(items()).toEqual([])
  })

  it('[RT3] whoever was stopped by the guard is offered the way on after login', () => {
    const { editor, given, items } = testEditor()
    editor.run(openLogin, { from: '/game-generation?id=7' })
    given(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
    expect(items()).toMatchObject([
      { code: 'continue_where_you_were', path: '/game-generation?id=7' },
    ])
  })

  it('[SE12] a start that failed says nothing here', () => {
    const { given, items } = testEditor()
    given(fact('settings/startFailed', { detail: 'no' }))
    expect(items()).toEqual([])
  })
})
