// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loginIsOpen } from '#plugins/account/projections.ts'
import { someUser } from '../plugins/session-editor.ts'
import { at, dialog, EMAIL, field, no, press, said, typeAll } from './login-editor.tsx'
import { speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

it('[LG3] nothing is corrected or written large in an e-mail address while it is typed', () => {
  dialog()
  const line = field('Email')
  expect(
    ['autocapitalize', 'spellcheck', 'type', 'inputmode'].map((one) => line.getAttribute(one)),
  ).toEqual(['none', 'false', 'email', 'email'])
})

it('[LG3] [LG22] step 0 asks for an address with its form, and sends only a well-formed one', async () => {
  const { user, asked } = dialog()
  await waitFor(() => expect(document.activeElement?.id).toBe(field('Email').id))
  await user.click(press('Continue'))
  expect(screen.getByText('Please enter your email')).toBeTruthy()
  await user.type(field('Email'), 'keeper@')
  expect(screen.queryByText('Please enter your email')).toBeNull()
  await user.click(press('Continue'))
  expect(screen.getByText('Please enter correct format')).toBeTruthy()
  expect(document.activeElement?.id).toBe(field('Email').id)
  expect(asked('userExists')).toEqual([])
  await user.type(field('Email'), 'example.org{Enter}')
  expect(asked('userExists')).toHaveLength(1)
  await screen.findByRole('dialog', { name: 'Welcome back' })
})

it('[LG2] the arrow leads back to the address and the cross closes', async () => {
  const { user, draft } = await at('password')
  expect(screen.getByText(EMAIL)).toBeTruthy()
  await user.click(press('Back to your email'))
  expect(field('Email').value).toBe(EMAIL)
  expect(screen.queryByRole('button', { name: 'Back to your email' })).toBeNull()
  await user.click(press('Close'))
  expect(loginIsOpen(draft())).toBe(false)
})

it('[LG11] [LG16] step 4 takes the password in, once, and says meanwhile that it is busy', async () => {
  let answer = (_: unknown): void => undefined
  const late = new Promise((resolve) => {
    answer = resolve
  })
  const { user, asked, draft, visited } = await at('password', { login: () => late })
  await user.type(field('Password'), 'secret-lamp')
  await user.click(press('Log in'))
  expect(press('Log in').getAttribute('aria-busy')).toBe('true')
  await user.type(field('Password'), '{Enter}')
  expect(asked('login')).toHaveLength(1)
  await act(async () => answer(said(someUser())))
  expect(draft().session.account.user?.uid).toBe('u1')
  expect(visited).toEqual(['/'])
})

it('[LG35] says what the server refused, above the button, with the focus on it', async () => {
  const { user } = await at('password', { login: no('Email or password is wrong') })
  await user.type(field('Password'), 'secret-lamp{Enter}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Email or password is wrong')
  expect(document.activeElement?.textContent).toBe(alert.textContent)
})

it('[LG12] [LG13] [LG16] a forgotten password is asked for by mail and chosen anew', async () => {
  const { user, asked } = await at('password', { resetPassword: said({}) })
  await user.click(press('Forgot your password?'))
  expect(asked('requestTicket').at(-1)?.request).toMatchObject({
    body: { ticket_use_type: 'UPDATE_PWD' },
  })
  await user.click(press('I have the code'))
  await screen.findByRole('dialog', { name: 'Choose a new password' })
  expect(screen.getByText('The 8 digits from the email; valid for 30 minutes.')).toBeTruthy()
  await typeAll(user, {
    Password: 'secret-lamp',
    'Password, once more': 'secret-lamp',
    'Verification code': '1234 5678',
  })
  await user.click(press('Save the new password'))
  expect(asked('resetPassword')[0]?.request).toMatchObject({ body: { ticket: '12345678' } })
  await screen.findByRole('dialog', { name: 'Come in' })
})

it('[LG6] [LG7] step 2 counts a minute down before another mail can be asked for', async () => {
  const { user, until, asked } = await at('mail')
  expect(screen.getByText(`We have sent a code to ${EMAIL}.`)).toBeTruthy()
  expect(screen.getByText('It is valid for 30 minutes.')).toBeTruthy()
  await user.click(press(/ask for another email in 60 seconds/))
  expect(asked('requestTicket')).toHaveLength(1)
  until(59_500)
  await screen.findByRole('button', { name: /in one second/ })
  until(60_000)
  await user.click(await screen.findByRole('button', { name: 'Send the email again' }))
  expect(asked('requestTicket')).toHaveLength(2)
  await user.click(press('I have the code'))
  await screen.findByRole('dialog', { name: 'Create your account' })
})

it('[LG41] step 2 leads to the outbox only where there is one', async () => {
  await at('mail', {}, { outbox: '/outbox' })
  expect(screen.getByRole('link', { name: 'Open the outbox' }).getAttribute('href')).toBe('/outbox')
  cleanup()
  await at('mail')
  expect(screen.queryByRole('link', { name: 'Open the outbox' })).toBeNull()
})

it('[LG21] a provider that is not set up is disabled and says why', async () => {
  dialog(
    {},
    { providers: { GOOGLE: { clientId: 'g', authorize: 'https://g.example/a', guild: false } } },
  )
  const [google, discord] = ['Google', 'Discord'].map((name) => press(name))
  expect(google?.getAttribute('aria-disabled') ?? 'false').toBe('false')
  expect(discord?.getAttribute('aria-disabled')).toBe('true')
  expect(within(document.body).getByText(/Signing in with Discord is not set up/)).toBeTruthy()
})

it('[LG8] a password can be looked at while it is typed', async () => {
  const { user } = await at('password')
  expect(field('Password').type).toBe('password')
  await user.click(press('Show the password'))
  expect(field('Password').type).toBe('text')
  await user.click(press('Show the password'))
  expect(field('Password').type).toBe('password')
})
