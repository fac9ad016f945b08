import type { Page } from 'playwright-core'
import { calls } from '#schemas/api.ts'

/** What a game answers of its parts, once they are written. */
const WRITTEN = [
  'cover',
  'initial_element',
  'extract_information',
  'location_images',
  'character_profile',
  'npc_list',
  'npc_photos',
  'npc_tasks',
  'script_outline',
  'script_key_nodes_and_task_map',
] as const

/**
 * Lets a page see a game from its first frame on, as if it had been there: each frame of the server comes to it so long
 * after the one before, and until the last one has come its questions are answered as before the first.
 */
export async function paceTelling(page: Page, scriptId: string, everyMs: number): Promise<void> {
  let isTold = false
  await page.route(`**${calls.listScripts.path}/${scriptId}`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    if (isTold) return route.fulfill({ response })
    const data = { ...answer.data, status: 1, seq: 0, script_version: 0 }
    for (const name of WRITTEN) delete data[name]
    return route.fulfill({ response, json: { ...answer, data } })
  })
  await page.routeWebSocket(/\/wsServer\//, (near) => {
    const far = near.connectToServer()
    let last = Promise.resolve()
    far.onMessage((frame) => {
      last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        if (isEnd(frame)) isTold = true
        near.send(frame)
      })
    })
  })
}

/** The frame of a complete game has neither key nor message. */
function isEnd(frame: string | Buffer): boolean {
  if (typeof frame !== 'string' || !frame.startsWith('{')) return false
  const { key, message, seq } = JSON.parse(frame)
  return seq !== undefined && key === undefined && message === undefined
}
