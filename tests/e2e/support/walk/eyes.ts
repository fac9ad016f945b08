import type { BrowserContext, Page } from 'playwright-core'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import type * as eyes from './eyes/index.ts'

let code: Promise<string> | undefined

/** The eyes as one script for a browser; their name there is `eyes`. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/e2e/support/walk/eyes/index.ts', formats: ['iife'], name: 'eyes' },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return `${output[0].code};window.eyes = eyes`
}

/** Gives every page of a context eyes. */
export async function openEyes(context: BrowserContext): Promise<void> {
  code ??= script()
  await context.addInitScript({ content: await code })
}

type Eyes = typeof eyes

/** What the eyes of a page see now. */
export const see = <Name extends keyof Eyes>(
  page: Page,
  name: Name,
  ...asked: Parameters<Eyes[Name]>
): Promise<string[]> =>
  page.evaluate(
    ([name, asked]) => {
      const { eyes } = window as unknown as {
        eyes: Record<string, (...asked: unknown[]) => string[]>
      }
      return eyes[name]?.(...asked) ?? []
    },
    [name, asked] as const,
  )
