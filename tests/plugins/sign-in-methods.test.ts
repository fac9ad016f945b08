import { expect, it } from 'vitest'
import { loadMethods } from '#plugins/account/method-flows.ts'
import { openSessionEditor, someUser, storageOf } from './session-editor.ts'

it('[LG44] ways in that do not come end their question with a reason, and are taken in when they do', async () => {
  const { editor, draft, answers } = openSessionEditor({ storage: storageOf(someUser()) })
  const list = () => draft().session.account.methods
  answers.signInMethods = { ok: false, status: 0, desc: '' }
  expect(await editor.start(loadMethods).done).toEqual({ refused: 'unanswered' })
  expect(list()).toBeNull()
  const methods = [{ oauth_enum: 'EMAIL', name: 'a@example.org', removable: false }] as const
  answers.signInMethods = { ok: true, data: [...methods], desc: '' }
  expect(await editor.start(loadMethods).done).toBe('done')
  expect(list()).toEqual(methods)
})
