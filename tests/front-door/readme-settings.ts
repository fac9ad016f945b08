import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './server-process.ts'

/** The names in the README's table of settings, in its order. */
export function readmeSettings(readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')) {
  const [, table = ''] = /^\| setting .*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(readme) ?? []
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
    .map(([, name = '']) => name)
}
