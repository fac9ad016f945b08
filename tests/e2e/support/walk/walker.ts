import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { callServer, registerAt } from '../../../server/process.ts'
import { type Language, openPage } from '../browser.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../server-and-browser.ts'
import { startWithPictures } from '../stored-pictures.ts'
import { type Say, wordsOf } from '../words.ts'
import { openEyes, see } from './eyes.ts'
import { lookerAt } from './look.ts'

const GAME_LANGUAGE: Record<Language, GameLanguage> = {
  'en-US': 'en_US',
  'zh-CN': 'zh_CN',
  'ja-JP': 'ja_JP',
}
export const IDEAS: Record<Language, string> = {
  'en-US': 'A beekeeper inherits a glass piano that plays one wrong note every midnight',
  'zh-CN': '雨夜的末班列车上，一名乘客在上锁的包厢里消失了',
  'ja-JP': '海の底の郵便局に、宛名のない手紙が毎晩一通だけ届く',
}

/** A creator of one language with a game that is written meanwhile. */
export type Creator = {
  language: Language
  say: Say
  who: Somebody
  scriptId: string
  /** The whole game, as the server answers it, once it is written and published. */
  whole: Promise<{ answer: Answer; gameId: string }>
}
type Answer = { status: number; desc: string; data: Record<string, unknown> }

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Registers a creator and has their game written; the calls go on while others look at screens. */
export async function openCreator(testServer: TestServer, language: Language): Promise<Creator> {
  const { running } = testServer
  const who = await registerAt(running, `${language.slice(0, 2)}@example.com`)
  const gameLanguage = GAME_LANGUAGE[language]
  const scriptId = await startGame(running, who, IDEAS[language], gameLanguage)
  const read = (): Promise<Answer> =>
    callServer(running, 'GET', calls.readGame.path.replace(':id', scriptId), undefined, who.token)
  const write = async () => {
    let answer = await read()
    while (answer.data.status === 1) {
      await later(500)
      answer = await read()
    }
    const body = { id: scriptId }
    const published = await callServer(running, 'POST', calls.publishGame.path, body, who.token)
    return { answer, gameId: String(published.data.game_id) }
  }
  const whole = write()
  // a walk that ends before the game does is no fault of the game
  whole.catch(() => undefined)
  return { language, say: wordsOf(language), who, scriptId, whole }
}

/** Somebody who walks: a page, its words, and eyes that keep what they found. */
export type Walker = Awaited<ReturnType<typeof openWalker>>

export async function openWalker(testServer: TestServer, language: Language, who?: Somebody) {
  const { page, faults, context } =
    who === undefined
      ? await openPage(testServer.browser, language)
      : await pageOf(testServer, language, who)
  // which address it was is said by its answer
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`)
  })
  // a busy machine takes its time
  context.setDefaultTimeout(45_000)
  await openEyes(context)
  await startWithPictures(context, testServer.dataDir)
  const { look, picture, found } = lookerAt(page, language)
  const say = wordsOf(language)
  const go = async (path: string): Promise<void> => {
    await page.goto(testServer.at(path))
    await heading(page)
  }
  const button = (area: string, path: string, values: Record<string, string> = {}) =>
    page.getByRole('button', { name: filled(say(area, path), values), exact: true })
  const dialog = () => page.getByRole('dialog')
  const faultsOf = (expected: RegExp) =>
    faults.filter((one) => !one.startsWith('Failed to load resource') && !expected.test(one))
  return {
    language,
    page,
    say,
    look,
    picture,
    found,
    faultsOf,
    go,
    button,
    dialog,
    close: () => context.close(),
  }
}

/** What is asked for although it is not there. */
const EXPECTED = /^404 .*\/(?:(?:api\/)?play\/none|nowhere)$/

export type Walk = (walker: Walker, creator: Creator, testServer: TestServer) => Promise<void>

/** Somebody walks, and answers what was wrong on the way. */
export async function faultsOnWalk(
  walk: Walk,
  testServer: TestServer,
  creator: Creator,
  who?: Somebody,
): Promise<string[]> {
  const walker = await openWalker(testServer, creator.language, who)
  try {
    await walk(walker, creator, testServer)
  } finally {
    await walker.close()
  }
  return [...walker.found, ...walker.faultsOf(EXPECTED).map((fault) => `console: ${fault}`)]
}

/** The same page where the system chooses the colours: what is chosen must still be seen. */
export async function lookInSystemColours(
  { page, picture, found }: Walker,
  screen: string,
  at: string,
): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await picture(screen, 1440, at)
  const lines = [...(await see(page, 'unmarked')), ...(await see(page, 'pictured'))]
  found.push(...lines.map((line) => `${screen}: ${line}`))
  await page.emulateMedia({ forcedColors: 'none' })
}

/** What comes true by itself; a busy machine takes its time. */
export const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 30_000 })

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

const heading = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).first().waitFor()

export { openServerAndBrowser, type TestServer }
