import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { openServerAndBrowser, pageOf, startGame } from './server-and-browser.ts'

const IDEA = 'A retired lighthouse keeper hears her late husband on the radio every Thursday'
export const GENERATION_MS = 200_000

type Told = {
  script_version: number
  status: number
  npc_list: { npcs: { name: string; bio: string }[] }
  script_outline: {
    chapters: { title: string; summary: string; tasks: { name: string; target: string }[] }[]
  }
}
export type QuotingGame = Awaited<ReturnType<typeof openQuotingGame>>

/** A whole game in its editor, with what the server says it holds, and a phone for the same creator. */
export async function openQuotingGame() {
  const server = await openServerAndBrowser()
  const aya = await registerAt(server.running, 'aya@example.com')
  const id = await startGame(server.running, aya, IDEA, 'en_US')
  const path = `${calls.listScripts.path}/${id}`
  const read = async (): Promise<Told> =>
    (await callServer(server.running, 'GET', path, undefined, aya.token)).data
  const isWritten = async () => (await read()).status !== 1
  await vi.waitUntil(isWritten, { timeout: GENERATION_MS, interval: 300 })
  const { page, faults } = await pageOf(server, 'en-US', aya)
  const address = server.at(`/game-generation?id=${id}`)
  await page.goto(address)
  await page.locator('#step-4 button').first().waitFor()
  const { npc_list, script_outline } = await read()
  return {
    page,
    faults,
    npcs: npc_list.npcs,
    chapters: script_outline.chapters,
    close: server.close,
    /** Somebody changes a text of the game elsewhere. */
    async edit(path: string, value: string) {
      const { script_version: base_version } = await read()
      const body = { id, base_version, changes: [{ path, value }] }
      await callServer(server.running, 'POST', calls.editScript.path, body, aya.token)
    },
    async phone() {
      const context = await server.browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'en-US',
        hasTouch: true,
        isMobile: true,
        storageState: await page.context().storageState(),
      })
      const touched = await context.newPage()
      await touched.goto(address)
      await touched.locator('#step-4 button').first().waitFor()
      return touched
    },
  }
}
