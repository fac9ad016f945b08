import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import fixedFiles from '@fastify/static'
import { avatarSvg } from '#server/media/avatar.ts'
import { mediaFolders } from '#server/media/media-folders.ts'
import type { RouteGroup } from '#server/services.ts'
import { SHELF, shelfPlaces } from '#server/shelf/shelf-folder.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const AVATAR = /^([a-z0-9-]{1,64})\.svg$/

/** Pictures and music: real bytes under addresses whose content never changes, with byte ranges. */
export const mediaRoutes: RouteGroup = async ({ app, services }) => {
  const { served } = services.media
  const { music } = mediaFolders(services.config.dataDir)
  const shared = {
    decorateReply: false,
    index: false,
    redirect: false,
    cacheControl: false,
    dotfiles: 'deny',
    // A file that is still being written is not there yet.
    allowedPath: (path: string) => !path.endsWith('.tmp'),
    setHeaders: (reply: { header(name: string, value: string): unknown }) => {
      reply.header('cache-control', FOREVER)
    },
  } as const

  await mkdir(served, { recursive: true })
  await app.register(fixedFiles, { ...shared, root: served, prefix: '/media/' })
  await app.register(fixedFiles, { ...shared, root: music, prefix: '/media/music/' })
  const { covers } = shelfPlaces(SHELF)
  if (existsSync(covers))
    await app.register(fixedFiles, { ...shared, root: covers, prefix: '/media/shelf/' })
  app.get<{ Params: { file: string } }>(
    '/media/avatars/:file',
    { schema: { hide: true } },
    (request, reply) => {
      const seed = AVATAR.exec(request.params.file)?.[1]
      if (seed === undefined) return reply.callNotFound()
      return reply.header('cache-control', FOREVER).type('image/svg+xml').send(avatarSvg(seed))
    },
  )
}
