import { existsSync } from 'node:fs'
import fixedFiles from '@fastify/static'
import type { RouteGroup } from '#server/services.ts'
import { SHELF, shelfPlaces } from '#server/shelf/shelf-folder.ts'
import { KEPT_FILES } from './kept-files.ts'

/** The covers of the games on home's shelf, where one was built. */
export const shelfCovers =
  (shelf = SHELF): RouteGroup =>
  async ({ app }) => {
    const { covers } = shelfPlaces(shelf)
    if (existsSync(covers))
      await app.register(fixedFiles, { ...KEPT_FILES, root: covers, prefix: '/media/shelf/' })
  }
