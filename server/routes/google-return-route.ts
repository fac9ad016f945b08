import { callerLanguage } from '#server/http/language.ts'
import { say } from '#server/http/words/words.ts'
import type { RouteGroup } from '#server/services.ts'

/** Where Google's window leads back to: a page that tells its answer to the page that asked, and closes. */
export const googleReturnRoute: RouteGroup = ({ app }) => {
  app.get('/googleloginback', { schema: { hide: true } }, async (request, reply) => {
    const language = callerLanguage(request)
    const words = say('signedIn', language)
    return (
      reply
        .header('cache-control', 'no-store')
        // The provider's pages are of another kind: with ours apart from them the window could not be closed.
        .header('cross-origin-opener-policy', 'unsafe-none')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark"><title>Lamplight</title><script src="/google-login-back.js" defer></script><p>${words}</p></html>`,
        )
    )
  })
}
