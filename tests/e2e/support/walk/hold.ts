import type { Page } from 'playwright-core'

/** Letters of reasoning that come through before the stream is held. */
const SHOWN = 700

/**
 * From now on each outline stream of a page stops in the middle of its thought until it is let go:
 * the server's own answer, only held in the hand.
 */
export const holdThoughts = (page: Page): Promise<void> =>
  page.evaluate((shown) => {
    const fetchIt = window.fetch
    const gate = Promise.withResolvers<void>()
    Object.assign(window, {
      letThoughtsGo: () => {
        window.fetch = fetchIt
        gate.resolve()
      },
    })
    window.fetch = async (...asked) => {
      const answer = await fetchIt(...asked)
      if (!String(asked[0]).includes('/scripts/outline?') || answer.body === null) return answer
      let seen = 0
      const held = new TransformStream<Uint8Array, Uint8Array>({
        async transform(piece, out) {
          seen += piece.length
          out.enqueue(piece)
          if (seen > shown) await gate.promise
        },
      })
      return new Response(answer.body.pipeThrough(held), answer)
    }
  }, SHOWN)

export const letThoughtsGo = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { letThoughtsGo: () => void }).letThoughtsGo())

/** A page that is answered this about its script, and hears nothing over the live socket. */
export async function holdGame(page: Page, scriptId: string, answer: unknown): Promise<void> {
  await page.routeWebSocket(/\/wsServer\//, () => undefined)
  await page.route(`**/h5/scripts/${scriptId}`, (route) => route.fulfill({ json: answer }))
}
