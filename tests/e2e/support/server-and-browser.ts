import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { calls } from '#schemas/api.ts'
import type { GameLanguage } from '#schemas/language.ts'
import {
  callServer,
  kill,
  type RunningOnFolder,
  type registerAt,
  startServer,
} from '../../server/process.ts'
import { storePictures } from '../../server/stored-pictures.ts'
import { type Language, openBrowser, openPage, type Windows } from './browser.ts'

export type Somebody = Awaited<ReturnType<typeof registerAt>>
export type TestServer = Awaited<ReturnType<typeof openServerAndBrowser>>

/** A real server on a folder of its own and a real Chromium, with people and games by their calls. */
export async function openServerAndBrowser(settings: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shell-'))
  const running = await startServer(dataDir, settings)
  const browser = await openBrowser()
  return {
    dataDir,
    running,
    browser,
    at: (path: string) => `${running.address}${path}`,
    async close() {
      await browser.close()
      await kill(running)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A page of somebody who signed in here before; `avatar` as the server might name it. */
export async function pageOf(
  { browser, at }: { browser: Pick<Windows, 'newContext'>; at: (path: string) => string },
  language: Language,
  who: Somebody,
  { width = 1440, avatar = '' } = {},
) {
  const opened = await openPage(browser, language, width)
  const user = {
    uid: who.uid,
    access_token: who.token,
    oauth_enum: 'EMAIL',
    user_info_resp: { id: who.uid, nick_name: 'Aya', avatar },
    new_user: false,
    need_complete_nick_name: false,
  }
  await opened.page.goto(at('/avatar.svg'))
  await opened.page.evaluate(
    ([user, token]) => {
      localStorage.setItem('userInfo', user)
      localStorage.setItem('access_token', token)
    },
    [JSON.stringify(user), who.token] as const,
  )
  return opened
}

/** Starts the writing of a game, whose pictures are stored ones unless they are to be painted, and answers the id of its script. */
export async function startGame(
  running: RunningOnFolder,
  who: Somebody,
  setting: string,
  language: GameLanguage,
  pictures: 'stored' | 'painted' = 'stored',
  outlineKey = 'classic',
): Promise<string> {
  const brief = {
    outline: '',
    template_type: outlineKey,
    uid: who.uid,
    game_duration: 'beginner',
    image_style: 'DESIGN',
    sex: 'ALL',
    age: 'ALL',
    language,
    setting,
  }
  if (pictures === 'stored') await storePictures(running.dataDir, brief)
  const { data } = await callServer(running, 'POST', calls.startGeneration.path, brief, who.token)
  return String(data)
}

/** Waits for the address of a page without asking for another load of it. */
export const arrives = (page: Page, path: string): Promise<void> =>
  page.waitForURL((url) => `${url.pathname}${url.search}` === path)
