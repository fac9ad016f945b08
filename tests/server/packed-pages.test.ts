import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createPage } from '#server/http/page.ts'

it('[PF25] keeps the pages packed that everybody asks for, and lets go of the oldest of many', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const block = '<script type="application/json" id="config">{}</script>'
  await writeFile(join(folder, 'index.html'), block)
  const page = createPage(folder)
  const ask = (at: number) => page({ facts: { at }, home: null, encoding: 'identity' })
  const first = await ask(0)
  expect(String(first)).toContain('{"at":0}')
  expect(await ask(0)).toBe(first)
  for (let at = 1; at < 16; at++) await ask(at)
  expect(await ask(0)).toBe(first)
  await ask(16)
  expect(await ask(0)).not.toBe(first)
  expect(await ask(0)).toEqual(first)
  await rm(folder, { recursive: true })
})
