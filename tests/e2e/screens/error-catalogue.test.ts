import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callServer, registerAt } from '../../server/process.ts'
import { sweptScreens } from '../../sweep.ts'
import { LANGUAGES } from '../support/browser.ts'
import { SCENARIOS, WAITING } from '../support/error-catalogue.ts'
import type { Message, Scenario } from '../support/error-message.ts'
import { envelope } from '../support/error-provoking.ts'
import { openStage, PLACES, type Stage } from '../support/error-stage.ts'
import {
  openServerAndBrowser,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

let testServer: TestServer
let stages: Stage[]

/** Resolves once the server has written a game to its end. */
async function whole(who: Somebody, id: string): Promise<void> {
  const path = `/api/auth/h5/scripts/${id}`
  const { data } = await callServer(testServer.running, 'GET', path, undefined, who.token)
  if (data.status !== 1) return
  await new Promise((resolve) => setTimeout(resolve, 500))
  return whole(who, id)
}

beforeAll(async () => {
  testServer = await openServerAndBrowser()
  const aya = await registerAt(testServer.running, 'catalogue@example.com')
  const scriptId = await startGame(testServer.running, aya, 'A drowned post office', 'en_US')
  const game = { scriptId, written: whole(aya, scriptId) }
  stages = await Promise.all(
    sweptScreens(LANGUAGES).map((one) => openStage(testServer, one, aya, game)),
  )
})
afterEach(() => Promise.all(stages.map((stage) => stage.clear())))
afterAll(async () => {
  await Promise.all(stages.map((stage) => stage.close()))
  await testServer.close()
})

/** The words of a message on a stage, as a reader of its language sees them, or one of another. */
function worded({ key, values }: Message, stage: Stage, say = stage.say): string {
  const filled = values?.({ ...stage, say }) ?? {}
  return say('errors', key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filled[name]))
}

async function play(scenario: Scenario, stage: Stage): Promise<void> {
  for (const { provoke, says } of scenario) {
    await provoke(stage)
    const told = says.map((message) => {
      const place = PLACES[message.place](stage[message.on ?? 'page'])
      return { message, words: place.filter({ hasText: worded(message, stage) }).first() }
    })
    const isTip = ({ message }: (typeof told)[number]) => message.place === 'tooltip'
    await Promise.all(told.filter((one) => !isTip(one)).map(({ words }) => words.waitFor()))
    for (const { words } of told.filter(isTip)) {
      // one is seen at a time: that of the button the pointer is on
      await words.locator('xpath=preceding-sibling::button').hover()
      await words.waitFor()
    }
  }
}

const said = (scenario: Scenario): Message[] => scenario.flatMap(({ says }) => says)
/** How each language says it, English first. */
const SAYING = LANGUAGES.map(wordsOf)
const RULES: Readonly<Record<string, string>> = {
  reading: '[TO11] [GE11] ',
  unreadable: '[TO11] [KN22] ',
  playing: '[KN21] ',
  thinking: '[TO12] ',
  connecting: '[LV21] ',
  closing: '[LV21] [TO5] ',
  sending: '[PU4] [PU5] [PU6] ',
  sharing: '[TO7] [LI5] ',
}

describe('the error catalogue of section 8', () => {
  it.each(
    Object.entries(SCENARIOS).map(([name, scenario]) => {
      const words = said(scenario).map((message) => `“${message.words}”`)
      return [RULES[name] ?? '', words.join(', '), scenario] as const
    }),
  )('[TO9] %ssays in three languages %s', async (_, __, scenario) => {
    const [stage] = stages as [Stage]
    for (const message of said(scenario)) {
      const words = SAYING.map((say) => worded(message, stage, say))
      expect(words[0]?.toLowerCase()).toContain(message.words.toLowerCase())
      expect(new Set(words).size).toBe(LANGUAGES.length)
    }
    await Promise.all(stages.map((stage) => play(scenario, stage)))
  })

  it('[TO2] [TO14] lets five long messages fit on a phone, and says them over an open dialog', async () => {
    const [{ visitor, open, say }] = stages as [Stage]
    await visitor.setViewportSize({ width: 390, height: 844 })
    let asked = 0
    await visitor.route('**/api/v1/**', (route) =>
      route.fulfill(envelope(422, `${asked++} ${'The server says no. '.repeat(20)}`)),
    )
    await open('/', visitor)
    await visitor.getByRole('button', { name: say('shell', 'menu.open') }).click()
    await visitor.getByRole('button', { name: say('shell', 'account.login') }).click()
    const box = visitor.getByRole('dialog').getByRole('textbox')
    await box.fill('aya@example.com')
    const toasts = visitor.locator('[data-sonner-toast]')
    for (let at = 0; at < 6; at++) {
      await box.press('Enter')
      // under the pointer a message waits
      await toasts.filter({ hasText: `${at} The server` }).hover()
    }
    await expect.poll(() => toasts.count()).toBe(5)
    const boxes = await toasts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    for (const one of boxes) expect(one.height).toBeLessThanOrEqual(132)
    await expect
      .poll(() =>
        toasts.evaluateAll((all) =>
          Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
        ),
      )
      .toBeLessThanOrEqual(844)
    const region = visitor.locator('section[aria-live=polite]').filter({ has: toasts })
    expect(await region.getAttribute('aria-label')).toContain(say('shell', 'toast.region'))
    expect(await region.evaluate((one) => one.closest('[inert], [aria-hidden=true]'))).toBeNull()
    await visitor.setViewportSize({ width: 1440, height: 900 })
  })

  it('[TO13] offers to load a page again whose parts do not come, and to stop a silent stream', async () => {
    const [{ visitor, page, open, say, think }] = stages as [Stage]
    await visitor.clock.install()
    await visitor.route('**/assets/load-editor*', () => undefined)
    await open('/games', visitor)
    await visitor.getByText(say('shell', 'page.loading')).waitFor({ state: 'attached' })
    await visitor.clock.runFor(31_000)
    await visitor.getByText(say('shell', 'page.late')).waitFor()
    await visitor.getByRole('button', { name: say('shell', 'broken.reload') }).waitFor()
    await page.clock.install()
    await think(() => undefined)
    await page.getByRole('button', { name: say('create', 'thinking.stop') }).waitFor()
    await page.clock.runFor(21_000)
    await page.getByText(say('create', 'thinking.slow')).waitFor()
    await page.clock.runFor(10_000)
    await page.getByText(say('errors', 'create_failed')).first().waitFor()
    await page.clock.resume()
  })

  it('[TO9] has the words of the chat in three languages, before there is one', () => {
    for (const [key, words] of Object.entries(WAITING)) {
      const said = SAYING.map((say) => say('errors', key))
      expect(said[0]).toBe(words)
      expect(new Set(said).size).toBe(LANGUAGES.length)
    }
  })
})
