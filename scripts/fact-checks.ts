import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { checkSource } from './check-source.ts'

const project = join(import.meta.dirname, '..')

/** Writes the checks of all facts into what is built, in the place of `ui/app/fact-check.ts`. */
export const factChecks = (): Plugin => ({
  name: 'fact-checks',
  apply: 'build',
  load: {
    filter: { id: /[\\/]ui[\\/]app[\\/]fact-check\.ts$/ },
    async handler() {
      // read when they are needed: what is configured may be read without the schemas
      const { catalog }: typeof import('../schemas/events/index.ts') = await import(
        pathToFileURL(join(project, 'schemas', 'events', 'index.ts')).href
      )
      return { code: checkSource(catalog).source, moduleType: 'js' }
    },
  },
})
