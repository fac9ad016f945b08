import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressedTexts, withText } from '#core/game/addresses.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { registerAt } from '../../server/process.ts'
import { isLong } from '../../sweep.ts'
import { payloads } from '../../ui/hostile/payloads.ts'
import { proposals, says, thought } from '../support/error-provoking.ts'
import {
  arrives,
  openServerAndBrowser,
  type Somebody,
  type TestServer,
} from '../support/server-and-browser.ts'
import { holdGame } from '../support/walk/hold.ts'
import { wordsOf } from '../support/words.ts'

const PAYLOADS = 200
const say = wordsOf('en-US')
/** So many payloads are tried at a time; `npm run test:long` tries all of them, without a policy and with the product's own. */
const MADE = isLong ? 8_335 : 2 * PAYLOADS
/** Without code blocks: what stands in one of those is no markup, and one that is left open swallows the rest. */
const TRIED = payloads(MADE, 'browser').filter(({ text }) => !/```|~~~/.test(text))
const [ALL = [], ...OTHERS] = Array.from({ length: Math.ceil(TRIED.length / PAYLOADS) }, (_, at) =>
  TRIED.slice(at * PAYLOADS, (at + 1) * PAYLOADS),
)
const PARTS = isLong ? [ALL, ...OTHERS] : [ALL]
const POLICIES = isLong ? ['nothing', 'the policy of the page'] : ['nothing']
const ROUNDS = POLICIES.flatMap((policy) =>
  PARTS.map((part, at) => ({ policy, part, name: `${at + 1} of ${PARTS.length}` })),
)

let testServer: TestServer
let aya: Somebody
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'hostile@example.com')
})
afterAll(() => testServer.close())

/** A page of hers that keeps what runs on it, and what its policy, where it has one, kept from running. */
async function watched(policy = 'nothing'): Promise<Page> {
  const bypassCSP = policy === 'nothing'
  const context = await testServer.browser.newContext({ locale: 'en-US', bypassCSP })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(() => {
    const hits: string[] = []
    Object.assign(window, { hits, hit: (id: unknown) => hits.push(String(id)) })
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      hits.push(`${effectiveDirective} ${sample}`),
    )
  })
  const page = await context.newPage()
  await page.goto(testServer.at('/avatar.svg'))
  await page.evaluate(
    ([uid, token]) => {
      const user = { uid, access_token: token, oauth_enum: 'EMAIL' }
      const user_info_resp = { id: uid, nick_name: 'Aya', avatar: '' }
      const rest = { new_user: false, need_complete_nick_name: false }
      localStorage.setItem('userInfo', JSON.stringify({ ...user, user_info_resp, ...rest }))
      localStorage.setItem('access_token', token)
    },
    [aya.uid, aya.token] as const,
  )
  return page
}
const hitsOn = (page: Page) =>
  page.evaluate(() => [...new Set(Reflect.get(window, 'hits') as string[])])
/** How many of the payloads are read on a page, and where its links lead. */
const readOn = async (page: Page, part = ALL) => {
  const words = await page.evaluate(() => document.body.textContent)
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a')].map(({ protocol }) => protocol),
  )
  return {
    shown: part.filter(({ id }) => words.includes(String(id))).length,
    astray: links.filter((one) => !/^(?:https?:|mailto:|:|)$/.test(one)),
  }
}

it.each(ROUNDS)(
  '[HO1] no payload runs in a browser where thinking is shown, though $policy forbids it there: $name',
  async ({ policy, part }) => {
    const page = await watched(policy)
    const words = part.map(({ text }) => text).join('\n\n')
    await page.route('**/h5/scripts/outline?**', says(thought(words) + proposals()))
    await page.goto(testServer.at('/'))
    await page.getByRole('textbox').fill('A beekeeper inherits a glass piano')
    await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
    await arrives(page, '/create-game')
    await page.getByRole('radio').first().waitFor({ state: 'attached' })
    await page.getByRole('button', { name: say('create', 'thinking.expand'), exact: true }).click()
    const { shown, astray } = await readOn(page, part)
    expect(astray).toEqual([])
    expect(shown).toBeGreaterThan(0.6 * part.length)
    expect(await hitsOn(page)).toEqual([])
    await page.context().close()
  },
)

it.each(ROUNDS)(
  '[HO2] none of them runs in a browser as a text of a game in the editor, though $policy forbids it there: $name',
  async ({ policy, part }) => {
    const page = await watched(policy)
    const game = sampleGame('en_US')
    const hostile = addressedTexts(game).reduce<GameSnapshot>(
      (made, { address }, at) =>
        withText(made, address, part[at % part.length]?.text ?? '') ?? made,
      game,
    )
    const data = encodeGame({ ...hostile, status: 2 }, 1, testServer.running.address)
    await holdGame(page, 'h1', { status: 200, desc: '', data })
    await page.goto(testServer.at('/game-generation?id=h1'))
    await expect
      .poll(async () => (await readOn(page, part)).shown)
      .toBeGreaterThan(0.2 * part.length)
    expect((await readOn(page, part)).astray).toEqual([])
    expect(await hitsOn(page)).toEqual([])
    await page.context().close()
  },
)

it('[HO1] many of the first 200 do run in it where they are markup', async () => {
  const page = await watched()
  await page.goto('about:blank')
  await page.evaluate(
    async (texts) => {
      for (const text of texts) {
        const place = document.body.appendChild(document.createElement('div'))
        place.innerHTML = text
        for (const one of place.querySelectorAll('*'))
          for (const { name } of one.attributes)
            if (name.startsWith('on')) Reflect.get(one, name)?.call(one, new Event('any'))
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    ALL.map(({ text }) => text),
  )
  await expect.poll(async () => (await hitsOn(page)).length).toBeGreaterThan(40)
  await page.context().close()
})
