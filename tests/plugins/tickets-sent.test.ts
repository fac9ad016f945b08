import { expect, it } from 'vitest'
import { loginDialog } from '#plugins/account/projections.ts'
import { requestTicket, submitEmail } from '#plugins/account/sign-in-flows.ts'
import { EMAIL, fact, openSessionEditor, someUser } from './session-editor.ts'

const said = <T>(data: T) => ({ ok: true, data, desc: '' }) as const
const ANSWERS = { userExists: said(false), requestTicket: said({}) }
const MINUTE = 60_000

/** A page on this storage, at this time. */
function pageAt(ms: number, storage = new Map<string, string>()) {
  const testEditor = openSessionEditor({ storage, answers: ANSWERS })
  testEditor.until(ms)
  const mails = () => testEditor.asked.filter(({ name }) => name === 'requestTicket').length
  return { ...testEditor, mails }
}

it('[LG47] a page that is loaded anew goes on with the mail that went out, use by use', async () => {
  const first = pageAt(5_000)
  await first.editor.start(submitEmail, { typed: EMAIL }).done
  const second = pageAt(20_000, first.storage)
  await second.editor.start(submitEmail, { typed: EMAIL }).done
  expect(second.mails()).toBe(0)
  expect(loginDialog(second.draft())).toMatchObject({ step: 2, resendAt: 5_000 + MINUTE })
  await second.editor.start(requestTicket, { email: EMAIL, use: 'UPDATE_PWD' }).done
  await second.editor.start(submitEmail, { typed: 'other@example.org' }).done
  expect(second.mails()).toBe(2)
})

it('[LG47] asks again once the minute is over, and keeps nothing that is over', async () => {
  const first = pageAt(0)
  await first.editor.start(submitEmail, { typed: EMAIL }).done
  const second = pageAt(MINUTE, first.storage)
  await second.editor.start(submitEmail, { typed: 'other@example.org' }).done
  expect(second.storage.get('ticketsSent')).not.toContain(EMAIL)
  await second.editor.start(submitEmail, { typed: EMAIL }).done
  expect(second.mails()).toBe(2)
})

it.each(['{', '[]', '"x"', '{"keeper@example.org|REGISTER":9e15}', '{"a":"b"}'])(
  '[LG47] rubbish in the storage stops no mail: %s',
  async (rubbish) => {
    const { editor, mails } = pageAt(5_000, new Map([['ticketsSent', rubbish]]))
    await editor.start(submitEmail, { typed: EMAIL }).done
    expect(mails()).toBe(1)
  },
)

it('[LG47] whoever is in leaves no address behind', async () => {
  const { editor, storage, given } = pageAt(0)
  await editor.start(submitEmail, { typed: EMAIL }).done
  given(fact('account/signedIn', { user: someUser(), by: 'EMAIL' }))
  expect([...storage.values()].join()).not.toContain(EMAIL)
})
