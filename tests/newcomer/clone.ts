import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { PROJECT } from '../front-door/server-process.ts'

const git = (...words: string[]) => execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8' })
const listed = (...words: string[]) =>
  git('ls-files', '-z', ...words)
    .split('\0')
    .filter((path) => path !== '')

/** Clones the project as it stands into a folder with a space and a letter beyond ASCII. What is not committed yet comes along, and is named. */
export function cloneProject(): { folder: string; remove(): void } {
  const above = mkdtempSync(join(tmpdir(), 'newcomer-'))
  const folder = join(above, 'Äpfel und Birnen')
  git('clone', '--quiet', PROJECT, folder)
  const gone = listed('--deleted')
  const changed = listed('--modified', '--others', '--exclude-standard').filter((path) =>
    existsSync(join(PROJECT, path)),
  )
  for (const path of gone) rmSync(join(folder, path), { force: true })
  for (const path of changed) cpSync(join(PROJECT, path), join(folder, path))
  if (gone.length + changed.length > 0)
    console.log(`The clone holds what is not committed: ${[...gone, ...changed].join(', ')}`)
  return { folder, remove: () => rmSync(above, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Nothing but PATH and HOME, the PATH as it was before this product put its own Node first. */
export const bareEnvironment = () => ({
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !/node_modules|node-gyp-bin/.test(place))
    .join(delimiter),
  HOME: homedir(),
})

/** The README's default port where nobody has it, else a setting for another one, which is said. */
export async function portSettings(): Promise<{ PORT?: string }> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(3000, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  if (isFree) return {}
  console.log('Port 3000 is taken on this machine: tried with PORT=0.')
  return { PORT: '0' }
}
