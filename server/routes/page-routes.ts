import { mkdir } from 'node:fs/promises'
import fixedFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import { answer, sendAnswer } from '#server/http/answer.ts'
import { isCall } from '#server/http/faults.ts'
import { callerLanguage, chosenLanguageOf } from '#server/http/language.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { createPage, encodingOf } from '#server/http/page.ts'
import { pageFacts } from '#server/http/page-facts.ts'
import type { PlayHead } from '#server/http/play-head.ts'
import { say } from '#server/http/words/words.ts'
import { createPlayHeads } from '#server/scripts/play-heads.ts'
import type { RouteGroup } from '#server/services.ts'
import { withShelf } from '#server/shelf/shelved-games.ts'
import { createGameStore } from '#server/store/games.ts'

/** The addresses that the interface answers itself. */
const SCREENS = [
  '/',
  '/create-game',
  '/game-generation',
  '/game-creation-flow',
  '/game-list',
  '/games',
  '/profile',
  '/discordloginback',
] as const

const FOREVER = 'public, max-age=31536000, immutable'

/** The interface: its page on every screen's address, its files, and an honest 404 for the rest. */
export const pageRoutes =
  (folder: string): RouteGroup =>
  async ({ app, services }) => {
    const page = createPage(folder)

    const headOf = createPlayHeads(withShelf(createGameStore(services.store)))

    async function show(
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
      play: PlayHead | null = null,
    ) {
      const encoding = encodingOf(request.headers['accept-encoding'])
      const found = await page({
        facts: await pageFacts(request, services),
        home: request.url.split('?', 1)[0] === '/' ? chosenLanguageOf(request) : null,
        encoding,
        play,
      })
      reply.header('cache-control', 'no-cache')
      if (found === null) {
        reply.code(status === 200 ? 503 : status)
        return reply.send(absent(request, reply))
      }
      reply.header('vary', 'accept-encoding, accept-language, cookie')
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.code(status).type('text/html; charset=utf-8').send(found)
    }

    await mkdir(folder, { recursive: true })
    await app.register(fixedFiles, {
      root: folder,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache')
      },
    })
    for (const screen of SCREENS) {
      app.get(screen, { schema: { hide: true } }, (request, reply) => show(request, reply, 200))
    }
    app.get<{ Params: { id: string } }>(
      '/play/:id',
      { schema: { hide: true } },
      async (request, reply) => {
        const head = await headOf(request.params.id, publicOrigin(request, services.config))
        return show(request, reply, head === null ? STATUS.missing : 200, head)
      },
    )
    // For an interface that is served by somebody else, as in development.
    app.get('/config.json', { schema: { hide: true } }, async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await pageFacts(request, services)),
    )
    app.setNotFoundHandler((request, reply) => {
      if (isCall(request.url)) {
        return sendAnswer(request, reply, answer.refuse(STATUS.missing, 'missing'))
      }
      return show(request, reply, 404)
    })
  }

/** What is said where no interface has been built. */
function absent(request: FastifyRequest, reply: FastifyReply): string {
  reply.type('text/plain; charset=utf-8')
  return say(reply.statusCode === 503 ? 'notBuilt' : 'missing', callerLanguage(request))
}
