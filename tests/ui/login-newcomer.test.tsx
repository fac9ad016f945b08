// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fact, someUser } from '../plugins/session-editor.ts'
import { at, dialog, EMAIL, field, NEWCOMER, press, said, typeAll } from './login-editor.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

it('[LG8] [LG23] [LG24] [LG25] step 3 names each fault at its field and sends nothing before all is right', async () => {
  const { user, asked } = await at('register')
  await user.click(press('Create account'))
  for (const fault of [
    'Please enter the code from the email',
    'Please enter a nickname',
    'Please enter your invite code',
  ])
    expect(screen.getByText(fault)).toBeTruthy()
  expect(screen.getAllByText('Please enter a password')).toHaveLength(2)
  expect(document.activeElement?.id).toBe(field('Password').id)
  await typeAll(user, { ...NEWCOMER, Password: 'short', Nickname: 'ab' })
  await user.click(press('Create account'))
  expect(screen.getByText('A password has 6 to 20 characters')).toBeTruthy()
  expect(screen.getByText('A nickname has 3 to 20 characters')).toBeTruthy()
  await typeAll(user, { Password: 'secret-lamp', Nickname: 'Keeper' })
  await user.click(press('Create account'))
  expect(asked('register').map(({ request }) => request)).toEqual([
    {
      body: {
        email: EMAIL,
        ticket: '12345678',
        pwd: 'secret-lamp',
        pwd_: 'secret-lamp',
        nick_name: 'Keeper',
        invite_code: 'ABCD',
        oauth_enum: 'EMAIL',
      },
    },
  ])
})

it.each(['register', 'reset'] as const)(
  '[LG23] at %s two passwords that differ are told by a toast and send nothing',
  async (step) => {
    const { user, asked, draft } = await at(step)
    const { Password, 'Verification code': code, ...rest } = NEWCOMER
    const own = step === 'register' ? rest : {}
    await typeAll(user, {
      Password,
      'Verification code': code,
      ...own,
      'Password, once more': 'other-lamp',
    })
    await user.keyboard('{Enter}')
    expect(screen.getByText('Two passwords are inconsistent')).toBeTruthy()
    expect(draft().session.toasts.items.map((toast) => toast.code)).toEqual(['passwords_differ'])
    expect([...asked('register'), ...asked('resetPassword')]).toEqual([])
    await typeAll(user, { 'Password, once more': Password })
    expect(screen.queryByText('Two passwords are inconsistent')).toBeNull()
  },
)

it('[LG28] the invite code may be left out where everybody may come in', async () => {
  const { user, asked } = await at('register', {}, { inviteRequired: false })
  expect(screen.getByText('Leave it empty if you have none.')).toBeTruthy()
  await typeAll(user, { ...NEWCOMER, 'Invite code': '' })
  await user.click(press('Create account'))
  expect(asked('register')).toHaveLength(1)
})

it('[LG17] the hint beside the invite code leads to the community in a new tab, also beside a fault', async () => {
  const { user } = await at('register', {}, { communityUrl: 'https://chat.example/lamp' })
  await user.click(press('Create account'))
  const link = screen.getByRole('link', { name: 'Ask for one in the community' })
  expect(link.getAttribute('href')).toBe('https://chat.example/lamp')
  expect(link.getAttribute('target')).toBe('_blank')
})

it.each([true, false])(
  '[LG14] step 1 asks who came by a provider for a code, and a name if theirs does not fit: %s',
  async (unnamed) => {
    const bound = said({ user_info_resp: { id: 'u1', nick_name: 'Wren', avatar: '' } })
    const { editor, user, asked, draft } = dialog({ bindInvite: bound })
    const newcomer = { ...someUser(), new_user: true, need_complete_nick_name: unnamed }
    act(() => editor.bus.emit(fact('account/profileNeeded', { user: newcomer })))
    await screen.findByRole('dialog', { name: 'Complete your profile' })
    expect(screen.queryByLabelText('Nickname') !== null).toBe(unnamed)
    await typeAll(user, { ...(unnamed && { Nickname: ' Wren ' }), 'Invite code': ' ABCD ' })
    await user.click(press('Enter'))
    expect(asked('bindInvite')[0]?.request).toMatchObject({
      body: { invite_code: 'ABCD', nick_name: unnamed ? 'Wren' : 'Keeper' },
    })
    expect(draft().session.account.user?.user_info_resp.nick_name).toBe('Wren')
  },
)
