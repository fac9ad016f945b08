import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { type Language, pictures, sideways } from '../support/browser.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A cat opens a bakery on Mars'
const GENERATION_MS = 200_000
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u
const HAN = /\p{sc=Han}/u

let testServer: TestServer
let aya: Somebody
let id: string

beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'translation@example.com')
  id = await startGame(testServer.running, aya, IDEA, 'en_US', 'stored', 'contest-fair.1')
  await vi.waitUntil(async () => (await game()).status !== 1, {
    timeout: GENERATION_MS,
    interval: 300,
  })
}, GENERATION_MS)
afterAll(() => testServer.close())

const game = async () => {
  const path = `${calls.listScripts.path}/${id}`
  return (await callServer(testServer.running, 'GET', path, undefined, aya.token)).data
}
/** What the game says, whichever version of it. */
const said = async () => {
  const { script_version: _, seq: __, ...told } = await game()
  return told
}

async function openAssistant(page: Page, say: ReturnType<typeof wordsOf>) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.locator('#step-4 button').first().waitFor()
  await page.keyboard.press('Control+j')
  const column = page.getByRole('complementary')
  await column.getByRole('tab', { name: say('editor', 'aside.assistant') }).click()
  return { column, box: column.getByRole('textbox', { name: say('assistant', 'ask') }) }
}

it.each<[Language, string, RegExp, RegExp]>([
  ['en-US', 'Translate chapter 1 into Japanese', /^Tell it in Japanese in \d+ places/, KANA],
  ['zh-CN', '把第一章翻译成中文', /^换成中文，共 \d+ 处/, HAN],
  ['ja-JP', '第1章を日本語に訳して', /^\d+ か所を日本語にします/, KANA],
])(
  '[AS18] [AS22] [LA12] asked for in %s, a chapter is told in another language; undo gives back the game',
  async (language, request, sentence, script) => {
    const say = wordsOf(language)
    const { page, faults, context } = await pageOf(testServer, language, aya)
    const before = await said()
    const { column, box } = await openAssistant(page, say)
    await box.fill(request)
    await box.press('Enter')
    const confirm = column.getByRole('button', { name: say('assistant', 'confirm') })
    // the storyteller beside the server may have to be woken
    await confirm.waitFor({ timeout: 60_000 })
    await column.getByText(sentence).first().waitFor()
    await column.locator('summary').nth(1).click()
    await pictures(page, `translation-plan-${language}`)
    await confirm.click()
    const summary = page.locator('[data-quote-path="script_outline.chapters[0].summary"]').first()
    await expect.poll(() => summary.textContent()).toMatch(script)
    expect(await summary.getAttribute('lang')).toBe(script === KANA ? 'ja-JP' : 'zh-CN')
    await summary.scrollIntoViewIfNeeded()
    await pictures(page, `translation-done-${language}`)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect([width, await sideways(page)]).toEqual([width, 0])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('button[aria-keyshortcuts^="Control+Z"]').click()
    await expect.poll(said).toEqual(before)
    expect(faults).toEqual([])
    await context.close()
  },
)
