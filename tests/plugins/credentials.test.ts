import { expect, it } from 'vitest'
import { signOut } from '#plugins/account/commands.ts'
import { signIn } from '#plugins/account/sign-in-flows.ts'
import { openSessionEditor, someUser } from './session-editor.ts'

it('[EV43] the token opens the server, and stands neither in the log nor in the draft', async () => {
  const { editor, draft, storage } = openSessionEditor({
    answers: { login: { ok: true, data: someUser(), desc: '' } },
  })
  await editor.start(signIn, { password: 'lantern-and-tide' }).done
  expect(storage.get('access_token')).toBe('token-of-u1')
  expect(editor.ports.credentials.tokenOf('u1')).toBe('token-of-u1')
  expect(JSON.stringify([draft(), editor.bus.log.events])).not.toContain('token-of-u1')
  editor.run(signOut)
  expect(editor.ports.credentials.tokenOf('u1')).toBeNull()
})
