import type { BrowserContext } from 'playwright-core'
import { calls } from '#schemas/api.ts'
import { storePictures } from '../../server/stored-pictures.ts'

/**
 * From now on, whatever game is started in a window has its pictures stored first. The page itself asks for it: a
 * browser whose requests are stopped on their way keeps nothing it fetched, and each page costs three times as much.
 */
export async function startWithPictures(context: BrowserContext, dataDir: string): Promise<void> {
  await context.exposeFunction('storePictures', (body: string) =>
    storePictures(dataDir, JSON.parse(body)),
  )
  await context.addInitScript((path) => {
    const { storePictures } = window as unknown as {
      storePictures: (body: string) => Promise<void>
    }
    const send = window.fetch
    window.fetch = async (address, request) => {
      const { pathname } = new URL(String(address), location.href)
      if (pathname === path && request?.method === 'POST') await storePictures(String(request.body))
      return send(address, request)
    }
  }, calls.startGeneration.path)
}
