import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../front-door/server-process.ts'

/** The commands of the README and what it says that they do: its first block, then its table. */
export function readmeCommands(readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')) {
  const [, block = ''] = /```sh\n(.*?)```/s.exec(readme) ?? []
  const first = [...block.matchAll(/^(.+?) +# (.+)$/gm)]
  const [, table = ''] = /^\| command .*\n\|[-| ]+\n((?:\|.*\n)+)/m.exec(readme) ?? []
  const rows = [...table.matchAll(/^\| `([^`]+)` *\| (.+?) *\|$/gm)]
  return new Map([...first, ...rows].map(([, command = '', does = '']) => [command, does]))
}
