import process from 'node:process'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { FLAGS } from './flags.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Chromium of the whole run listens. */
    chromium: string
  }
}

/** One Chromium for every file of a run: each opens windows of its own, which share nothing. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })
  project.provide('chromium', server.wsEndpoint())
  return () => server.close()
}
