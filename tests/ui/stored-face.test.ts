// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { storedHeaderUser } from '#ui/app/first-look.ts'
import { routes } from '#ui/app/pages.ts'

const USER = {
  uid: 'u1',
  access_token: 't1',
  user_info_resp: { nick_name: 'Aya', avatar: 'http://origin/a.png' },
}
const kept = (user: unknown) => {
  localStorage.setItem('userInfo', typeof user === 'string' ? user : JSON.stringify(user))
  return storedHeaderUser()
}
afterEach(() => localStorage.clear())

describe('before the core is there', () => {
  it('[RT3] somebody who is kept with an id and a token has a face', () => {
    expect(kept(USER)).toEqual({ name: 'Aya', avatar: 'http://origin/a.png' })
    expect(kept({ ...USER, user_info_resp: undefined })).toEqual({ name: '', avatar: '' })
  })

  it.each([
    ['nobody', 'null'],
    ['rubbish', '{'],
    ['a number', 7],
    ['no id', { ...USER, uid: undefined }],
    ['an id that is none', { ...USER, uid: 7 }],
    ['no token', { ...USER, access_token: undefined }],
    ['an empty token', { ...USER, access_token: '' }],
  ])('[RT3] %s has none', (_, user) => {
    expect(kept(user)).toBeNull()
  })
})

it('[RT2] home, the way back of a login, a shared game and what is not found are open; all else needs a session', () => {
  const open = routes.filter((route) => route.open).map(({ path }) => path)
  expect(open).toEqual(['/', '/discordloginback', '/play/:id', '*'])
})
