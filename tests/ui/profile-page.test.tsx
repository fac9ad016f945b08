// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { plugins } from '#plugins/index.ts'
import { Page } from '#ui/pages/profile.tsx'
import { draftWith } from '../core/draft-with.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const PROFILE = {
  uid: 'u1',
  oauth_enum: 'EMAIL',
  nick_name: 'Keeper',
  avatar: 'http://here/a.png',
  email: 'keeper@example.org',
  created_at: '2026-11-21T00:00:00.000Z',
}
const FACES = ['s1', 's2'].map((seed) => ({ seed, avatar: `http://here/media/${seed}.svg` }))
const METHODS = [
  { oauth_enum: 'EMAIL', name: 'keeper@example.org', removable: false },
  { oauth_enum: 'DISCORD', name: 'keeper#1', removable: true },
]
const said = (data: unknown) => ({ ok: true, data, desc: '' })
const no = (desc: string) => ({ ok: false, status: 400, desc })

async function page(answers: Record<string, unknown> = {}) {
  const testEditor = testEditorOf(plugins, {
    at: '/profile',
    answers: {
      readProfile: said(PROFILE),
      listFaces: said(FACES),
      signInMethods: said(METHODS),
      ...answers,
    },
  })
  testEditor.editor.bus.emit(fact('account/restored', { user: someUser() }))
  onScreen(testEditor.editor, <Page />, { path: '/profile' })
  await act(testEditor.settle)
  const asked = (name: string) => testEditor.called.filter((one) => one.name === name)
  return { ...testEditor, user: userEvent.setup(), asked }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const part = (name: string) => within(screen.getByRole('region', { name }))

it('[RT11] shows name, uid, provider, language, export, the way out and the end of it', async () => {
  const { user, visited, draft } = await page()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keeper')
  expect(document.activeElement).toBe(document.body)
  for (const words of ['Signed in with', 'User ID', 'u1'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByLabelText('Language of the interface')).toBeTruthy()
  for (const name of ['Export all my data', 'Delete account']) expect(press(name)).toBeTruthy()
  await user.click(press('Log out'))
  expect(draft().session.account.user).toBeNull()
  expect(visited).toEqual(['/'])
})

it('[RT11] a profile that cannot be read says so, and is asked for again', async () => {
  const { user, asked } = await page({ readProfile: no('Too busy') })
  await screen.findByText('keeper@example.org')
  expect(screen.getByText('Your account could not be loaded.').getAttribute('role')).toBe('alert')
  const before = asked('readProfile').length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked('readProfile')).toHaveLength(before + 1)
})

it('[RT12] another nickname is saved by Enter, with the focus back on its pencil', async () => {
  const { user, asked } = await page({
    changeProfile: said({ ...PROFILE, nick_name: 'Wren' }),
  })
  await user.click(press('Change the nickname'))
  const field = screen.getByLabelText<HTMLInputElement>('Nickname')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Keeper', 0, 6])
  await user.clear(field)
  await user.type(field, 'ab{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked('changeProfile')).toEqual([])
  await user.clear(field)
  await user.type(field, 'Wren{Enter}')
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wren')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change the nickname')
})

it('[RT12] Escape and the same name leave the nickname as it was', async () => {
  const { user, asked } = await page()
  for (const keys of ['Wren{Escape}', '{Enter}']) {
    await user.click(press('Change the nickname'))
    await user.type(screen.getByLabelText('Nickname'), keys)
    expect(screen.queryByLabelText('Nickname')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keeper')
  }
  expect(asked('changeProfile')).toEqual([])
})

it('[RT12] a refused nickname says why beside it', async () => {
  const { user } = await page({ changeProfile: no('That name is taken') })
  await user.click(press('Change the nickname'))
  await user.type(screen.getByLabelText('Nickname'), ' the second{Enter}')
  expect((await screen.findByText('That name is taken')).getAttribute('role')).toBe('status')
})

it('[RT12] a press takes a drawn face, which is marked, and others can be asked for', async () => {
  const { user, asked } = await page({
    changeProfile: said({ ...PROFILE, avatar: FACES[1]?.avatar }),
  })
  const opener = press('Change the picture')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await user.click(opener)
  const faces = await screen.findAllByRole('button', { name: /^Choose picture/ })
  expect(faces.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'false'])
  await user.click(faces[1] as HTMLElement)
  expect(asked('changeProfile')[0]?.request).toMatchObject({ body: { avatar_seed: 's2' } })
  await waitFor(() => expect(press('Choose picture 2').getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getByText('Saved')).toBeTruthy()
  const before = asked('listFaces').length
  await user.click(press('Show others'))
  expect(asked('listFaces')).toHaveLength(before + 1)
  await user.click(press('Done'))
  expect(screen.queryByRole('list', { name: 'Pictures to choose from' })).toBeNull()
})

it('[RT12] faces that do not come say so', async () => {
  const { user } = await page({ listFaces: no('') })
  await user.click(press('Change the picture'))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
})

it('[RT13] the export ends as a file, or says that it failed', async () => {
  const { user } = await page({ exportAccount: said({ account: {} }) })
  await user.click(press('Export all my data'))
  expect(await screen.findByText('The file is in your downloads.')).toBeTruthy()
  cleanup()
  const failing = await page({ exportAccount: no('') })
  await failing.user.click(press('Export all my data'))
  expect(await screen.findByText(/could not be exported/)).toBeTruthy()
})

it.each(['keeper@example.org', 'Keeper'])(
  '[RT14] the account is deleted once %s stands there, and not before',
  async (word) => {
    const { user, asked } = await page({ removeAccount: said({}) })
    await user.click(press('Delete account'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this account?' }))
    const remove = () => dialog.getByRole('button', { name: 'Delete for good' })
    expect(remove().getAttribute('aria-disabled')).toBe('true')
    const field = dialog.getByLabelText('To confirm, type keeper@example.org or Keeper')
    await user.type(field, 'Kee{Enter}')
    expect(asked('removeAccount')).toEqual([])
    await user.clear(field)
    await user.type(field, word)
    expect(remove().getAttribute('aria-disabled')).toBeNull()
    await user.click(remove())
    expect(asked('removeAccount')).toHaveLength(1)
  },
)

it('[RT14] a deletion that is refused says why, and it can be called off', async () => {
  const { user, asked } = await page({ removeAccount: no('') })
  await user.click(press('Delete account'))
  await user.type(await screen.findByLabelText(/To confirm/), 'Keeper{Enter}')
  expect(
    await screen.findByText('The account could not be deleted. Please try again.'),
  ).toBeTruthy()
  await user.click(press('Cancel'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked('removeAccount')).toHaveLength(1)
})

it('[RT17] less motion and another pace can be chosen, and what is chosen is marked', async () => {
  const { user, draft } = await page()
  const choice = (name: string) =>
    part('Reading and motion').getByRole<HTMLInputElement>('radio', { name })
  expect(choice('As this device says').checked).toBe(true)
  expect(choice('At the usual speed').checked).toBe(true)
  await user.click(choice('Less motion'))
  await user.click(choice('All at once'))
  expect(draft().session.reading).toMatchObject({ motion: 'less', typing: 'whole' })
  expect(choice('Less motion').checked).toBe(true)
  expect(choice('As this device says').checked).toBe(false)
})

it('[LG44] shows each way in with its name, and takes one away', async () => {
  const { user, asked } = await page({ unbindIdentity: said(METHODS.slice(0, 1)) })
  const ways = part('Ways to sign in')
  expect(ways.getByText('keeper@example.org')).toBeTruthy()
  expect(ways.getByText('Connected as keeper#1')).toBeTruthy()
  expect(ways.getByText('Not connected')).toBeTruthy()
  const google = ways.getByRole('button', { name: 'Connect Google' })
  expect(google.getAttribute('aria-disabled')).toBe('true')
  await user.click(ways.getByRole('button', { name: 'Disconnect Discord' }))
  expect(asked('unbindIdentity')[0]?.request).toEqual({ body: { oauth_enum: 'DISCORD' } })
  expect(await ways.findByRole('button', { name: 'Connect Discord' })).toBeTruthy()
})

it('[LG44] the only way in stays, and says so', async () => {
  await page({
    signInMethods: said([{ oauth_enum: 'DISCORD', name: 'keeper#1', removable: false }]),
  })
  const ways = part('Ways to sign in')
  const leave = ways.getByRole('button', { name: 'Disconnect Discord' })
  expect(leave.getAttribute('aria-disabled')).toBe('true')
  expect(ways.getByText('This is your only way in, so it stays.')).toBeTruthy()
})

it('[LG44] ways in that cannot be loaded are asked for again', async () => {
  const { user, asked } = await page({ signInMethods: no('') })
  expect(await screen.findByText('Your ways to sign in could not be loaded.')).toBeTruthy()
  const ways = part('Ways to sign in')
  await user.click(ways.getByRole('button', { name: 'Try again' }))
  expect(asked('signInMethods')).toHaveLength(2)
})

it.each([
  [{}, /sent nowhere/, null],
  [{ isSetUp: true }, /until you agree/, 'Allow sending'],
  [{ isSetUp: true, consent: 'yes' as const }, /sent to the operator/, 'Stop sending'],
  [{ isSetUp: true, isObjected: true }, /asks sites not to track/, null],
])(
  '[AN3] [AN5] the usage card says what becomes of the notes: %o',
  async (given, words, button) => {
    const { editor, user, draft } = await page()
    const {
      session: { analytics },
    } = draft()
    act(() => {
      editor.bus.draft$.next(draftWith({ analytics: { ...analytics, ...given } }, draft()))
    })
    const card = part('Usage data')
    expect(card.getByRole('status').textContent).toMatch(words)
    const found = card.queryByRole('button')
    expect(found?.textContent ?? null).toBe(button)
    if (found === null) return
    await user.click(found)
    expect(draft().session.analytics.consent).toBe(button === 'Stop sending' ? 'no' : 'yes')
  },
)
