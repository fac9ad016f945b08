import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'unused-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('[HS42] a file, an export and a package that nothing uses are named, and end the check', () => {
  const files = {
    'package.json': '{"name": "x", "type": "module", "dependencies": {"left-over": "1"}}',
    'index.ts': `import { used } from './one.ts'\nconsole.log(used)\n`,
    'one.ts': 'export const used = 1\nexport const idle = 2\n',
    'alone.ts': 'console.log(1)\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const words = ['node_modules/knip/bin/knip.js', '--no-progress', '--directory', folder]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toContain('alone.ts')
  expect(stdout).toMatch(/idle +one\.ts/)
  expect(stdout).toContain('left-over')
  expect(stdout).not.toMatch(/^used /m)
})

it('[HS42] both the quick check and the lint of the suites ask for it', () => {
  for (const file of ['scripts/check.mjs', 'scripts/check-changed.mjs', 'scripts/suites.mjs'])
    expect(readFileSync(file, 'utf8'), file).toMatch(/\bLINT\b[^;]*?,\s*(?:\[\.\.\.)?UNUSED\b/)
  expect(JSON.parse(readFileSync('knip.json', 'utf8')).project).toEqual([
    '**/*.{ts,tsx,mjs,js,css}',
  ])
})
