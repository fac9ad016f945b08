import { mkdir } from 'node:fs/promises'
import fixedFiles from '@fastify/static'
import { avatarSvg } from '#server/media/avatar.ts'
import { mediaFolders } from '#server/media/media-folders.ts'
import type { RouteGroup } from '#server/services.ts'
import { FOREVER, KEPT_FILES } from './kept-files.ts'

const AVATAR = /^([a-z0-9-]{1,64})\.svg$/

/** Pictures and music: real bytes under addresses whose content never changes, with byte ranges. */
export const mediaRoutes: RouteGroup = async ({ app, services }) => {
  const { served } = services.media
  const { music } = mediaFolders(services.config.dataDir)
  await mkdir(served, { recursive: true })
  await app.register(fixedFiles, { ...KEPT_FILES, root: served, prefix: '/media/' })
  await app.register(fixedFiles, { ...KEPT_FILES, root: music, prefix: '/media/music/' })
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
