import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OauthProvider, openOauthProvider } from '../../server/oauth-provider.ts'
import { registerAt } from '../../server/process.ts'
import { openPage } from '../support/browser.ts'
import { consents, refuses } from '../support/consent.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const account = (path: string): string => say('account', path)
const BACK = '/discordloginback'

let provider: OauthProvider
let testServer: TestServer
beforeAll(async () => {
  provider = await openOauthProvider({
    aya: { name: 'Aya of Google', email: 'aya@example.com', verified: true },
    bo: { name: 'Bo', email: 'bo@example.com', verified: false },
    cai: { name: 'Cai of Discord', email: 'cai@example.com', verified: true },
  })
  testServer = await openServerAndBrowser({
    ...provider.settings,
    DISCORD_GUILD_ID: '4711',
    INVITE_MODE: 'required',
    INVITE_CODES: 'FRIEND',
    COMMUNITY_URL: `${provider.issuer}/community`,
  })
})
afterAll(async () => {
  await testServer.close()
  await provider.close()
})

let context: BrowserContext
let page: Page
afterEach(() => context.close())
async function visit(path = '/') {
  const opened = await openPage(testServer.browser, 'en-US')
  context = opened.context
  page = opened.page
  await page.goto(testServer.at(path))
}
const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const openDialog = () => page.getByRole('button', { name: 'Register | Login' }).click()
const toast = (text: string | RegExp) =>
  page.locator('[data-sonner-toast]', { hasText: text }).waitFor()
const kept = () =>
  page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('userInfo') ?? 'null'),
    marker: sessionStorage.getItem('authorization'),
  }))
const face = (name: string) => page.getByRole('banner').getByRole('button', { name })

async function opensWindow(): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), button('Google').click()])
  return opened
}

describe('Google', () => {
  it('[LG20] [LG15] [LG14] [LG17] asks in a window, leads somebody new to the invite code, and then home', async () => {
    await visit('/games')
    await dialog().waitFor()
    const request = context.waitForEvent('request', (one) => one.url().includes('/oauth2/'))
    const opened = await opensWindow()
    const asked = new URL((await request).url()).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'id_token',
      scope: 'openid email profile',
      redirect_uri: testServer.at('/googleloginback'),
      nonce: expect.stringMatching(/.{16}/),
    })
    const closed = opened.waitForEvent('close')
    await consents(opened, 'aya')
    await closed
    await dialog()
      .getByRole('heading', { name: account('title.1') })
      .waitFor()
    expect((await kept()).user).toBeNull()
    expect(await dialog().getByLabel(account('field.nickname')).count()).toBe(0)
    const invite = dialog().getByLabel(account('field.invite'))
    expect(await invite.inputValue()).toBe('FRIEND')
    const [community] = await Promise.all([
      context.waitForEvent('page'),
      dialog()
        .getByRole('link', { name: account('hint.community') })
        .click(),
    ])
    expect(community.url()).toBe(`${provider.issuer}/community`)
    await invite.fill('')
    await button(account('submit.1')).click()
    await dialog().getByText(account('fault.inviteRequired')).waitFor()
    // whoever has none still sees where one comes from
    const link = dialog().getByRole('link', { name: account('hint.community') })
    expect(await link.getAttribute('target')).toBe('_blank')
    await invite.fill('NOPE')
    await button(account('submit.1')).click()
    await dialog().getByText('Invite code: unknown or used up').waitFor()
    await invite.fill('FRIEND')
    await button(account('submit.1')).click()
    await face('Aya of Google').waitFor()
    await arrives(page, '/')
    expect((await kept()).user).toMatchObject({ oauth_enum: 'GOOGLE', new_user: false })
  })

  it('[LG15] [LG14] logs somebody known straight in, and asks who has no fitting name for one', async () => {
    await visit()
    await openDialog()
    await consents(await opensWindow(), 'aya')
    await face('Aya of Google').waitFor()
    await dialog().waitFor({ state: 'detached' })
    await context.close()

    await visit()
    await openDialog()
    await consents(await opensWindow(), 'bo')
    const nickname = dialog().getByLabel(account('field.nickname'))
    await nickname.waitFor()
    expect(await nickname.inputValue()).toBe('Bo')
    await button(account('submit.1')).click()
    await dialog().getByText('3 to 20 characters').first().waitFor()
    await nickname.fill('Bo the Second')
    await button(account('submit.1')).click()
    await face('Bo the Second').waitFor()
  })

  it('[LG20] says the code of a failure, and nothing of a window that was closed', async () => {
    await visit()
    await openDialog()
    const left = await opensWindow()
    await expect.poll(() => button('Google').getAttribute('aria-busy')).toBe('true')
    await left.close()
    await expect.poll(() => button('Google').getAttribute('aria-busy')).toBeNull()
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    await refuses(await opensWindow())
    await toast('access_denied')
    expect((await kept()).user).toBeNull()
  })

  it('[LG20] says that the browser let no window open', async () => {
    await visit()
    await page.evaluate(() => {
      window.open = () => null
    })
    await openDialog()
    await button('Google').click()
    await toast(say('errors', 'popup_blocked'))
  })
})

describe('Discord', () => {
  it('[LG18] [LG19] [LG15] asks on its own page and leads back, once, to the path it was asked from', async () => {
    await visit('/games?page=2')
    await dialog().waitFor()
    const away = page.waitForRequest((one) => one.url().startsWith(`${provider.issuer}/oauth2`))
    await button('Discord').click()
    const asked = new URL((await away).url()).searchParams
    expect(asked.get('scope')).toBe('identify guilds.join email')
    expect(asked.get('redirect_uri')).toBe(testServer.at(BACK))
    expect(asked.get('state')).toMatch(/^\/games\?page=2~.{16,}$/)
    const back = page.waitForRequest((one) => one.url().includes(`${BACK}?`))
    await consents(page, 'cai')
    const address = (await back).url()
    await dialog()
      .getByRole('heading', { name: account('title.1') })
      .waitFor()
    expect(page.url()).toBe(testServer.at('/'))
    await button(account('submit.1')).click()
    await face('Cai of Discord').waitFor()
    expect(await kept()).toMatchObject({ user: { oauth_enum: 'DISCORD' }, marker: null })
    await page.getByRole('button', { name: say('shell', 'toast.open') }).click()
    await arrives(page, '/games?page=2')

    // the same address again is nobody's
    await page.goto(address)
    await toast('invalid_state')
    await arrives(page, '/')
    expect(testServer.running.output()).not.toContain(
      new URL(address).searchParams.get('code') ?? '-',
    )
  })

  it('[LG19] refuses a return without its nonce, or that leads anywhere else', async () => {
    await visit()
    const asked: string[] = []
    page.on('request', (one) => asked.push(one.url()))
    for (const state of [
      '/games',
      '/games~other',
      'https://evil.example/~marked',
      '//evil.example/~marked',
      'javascript:alert(1)~marked',
    ]) {
      await page.evaluate(() =>
        sessionStorage.setItem('authorization', JSON.stringify({ nonce: 'marked', idea: null })),
      )
      await page.goto(testServer.at(`${BACK}?${new URLSearchParams({ code: 'x', state })}`))
      await toast('invalid_state')
      await arrives(page, '/')
      expect((await kept()).marker).toBeNull()
    }
    expect(
      asked.filter((url) => !url.startsWith(testServer.at('/')) || url.includes('/api/')),
    ).toEqual([])
  })

  it('[LG20] says the code of a refusal and leads home', async () => {
    await visit()
    await openDialog()
    await button('Discord').click()
    await refuses(page)
    await toast('access_denied')
    await arrives(page, '/')
  })

  it('[LG44] [LG19] is connected by somebody signed in, who comes in with it from then on', async () => {
    const who = await registerAt(testServer.running, 'owner@example.com')
    const opened = await pageOf(testServer, 'en-US', who)
    context = opened.context
    page = opened.page
    await page.goto(testServer.at('/profile'))
    const away = page.waitForRequest((one) => one.url().startsWith(`${provider.issuer}/oauth2`))
    await page.getByRole('button', { name: 'Connect Discord' }).click()
    const state = new URL((await away).url()).searchParams.get('state')
    expect(state).toMatch(/^\/profile\?isbind=true~.{16,}$/)
    provider.people.dee = { name: 'Dee', email: 'dee@example.com', verified: true }
    await consents(page, 'dee')
    await arrives(page, '/profile')
    await toast(say('errors', 'method_connected').replace('{{name}}', 'Discord'))
    await page.getByRole('button', { name: 'Disconnect Discord' }).waitFor()
    await context.close()

    await visit()
    await openDialog()
    await button('Discord').click()
    await consents(page, 'dee')
    await face('Aya').waitFor()
    expect((await kept()).user.uid).toBe(who.uid)
  })
})
