import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OauthProvider, openOauthProvider } from '../../server/oauth-provider.ts'
import { registerAt } from '../../server/process.ts'
import { sweptScreens } from '../../sweep.ts'
import { LANGUAGES } from '../support/browser.ts'
import { consents } from '../support/consent.ts'
import { openServerAndBrowser, type TestServer } from '../support/server-and-browser.ts'
import { openWalker, type Walker } from '../support/walk/walker.ts'

let provider: OauthProvider
let testServer: TestServer
beforeAll(async () => {
  provider = await openOauthProvider({
    aya: { name: 'Aya of Google', email: 'aya@example.com', verified: true },
    bo: { name: 'Bo', email: 'bo@example.com', verified: true },
  })
  testServer = await openServerAndBrowser({
    ...provider.settings,
    INVITE_MODE: 'required',
    INVITE_CODES: 'FRIEND',
    COMMUNITY_URL: `${provider.issuer}/community`,
  })
})
afterAll(async () => {
  await testServer.close()
  await provider.close()
})

/** No fault of a page is expected on these walks. */
const NONE = /(?!)/
const wrongWith = (walker: Walker): string[] => [
  ...walker.found,
  ...walker.faultsOf(NONE).map((fault) => `console: ${fault}`),
]

it.each(sweptScreens(LANGUAGES))(
  '[AX1] [AX7] [AX8] [LG14] what a newcomer from a third party completes, in %s',
  async (language) => {
    for (const login of ['aya', 'bo']) {
      const walker = await openWalker(testServer, language)
      const { page, say, look, go, button, dialog, close } = walker
      await go('/')
      await button('shell', 'account.login').click()
      await dialog().getByRole('textbox').waitFor()
      if (login === 'aya') await look('login-0-providers')
      const opened = page.context().waitForEvent('page')
      await button('account', 'provider', { name: 'Google' }).click()
      await consents(await opened, login)
      await dialog()
        .getByRole('heading', { name: say('account', 'title.1') })
        .waitFor()
      await look(`login-1-${login}`)
      for (const box of await dialog().getByRole('textbox').all()) await box.fill('')
      await button('account', 'submit.1').click()
      await dialog().locator('[aria-invalid=true]').first().waitFor()
      await look(`login-1-${login}-faults`)
      expect(wrongWith(walker)).toEqual([])
      await close()
    }
  },
)

it.each(sweptScreens(LANGUAGES))(
  '[AX1] [AX7] [AX8] [RT10] the way back to a creation, in %s',
  async (language) => {
    const who = await registerAt(testServer.running, `flow-${language}@example.com`)
    const walker = await openWalker(testServer, language, who)
    const { page, say, look, go, close } = walker
    // the page waits for one answer, and no longer than ten seconds: here both last as long as the look
    await page.addInitScript(() => {
      const wait = window.setInterval
      window.setInterval = ((act: () => void, ms?: number) =>
        wait(act, ms === 10_000 ? 2 ** 30 : ms)) as typeof window.setInterval
    })
    await page.route('**/h5/scripts/held', () => undefined)
    await page.evaluate(() => localStorage.setItem('script_id', 'held'))
    await go('/game-creation-flow')
    await page.getByRole('heading', { name: say('create', 'flow.resuming') }).waitFor()
    await look('creation-flow', { title: say('shell', 'title.create') })
    expect(wrongWith(walker)).toEqual([])
    await close()
  },
)
