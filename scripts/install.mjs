// Runs before anything is installed, so on Node 20 with nothing but what Node brings.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** The Node the product runs on, whatever Node this machine has. */
export const productNode = join(root, 'node_modules', '.bin', 'node')

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {}

/** Is everything the lock file names there, in the very version? What is optional may be missing. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed) || !existsSync(productNode)) return false
  const there = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([place, { version, optional, link }]) =>
      place === '' || optional || link || there[place]?.version === version,
  )
}

/** Installs what the lock file names where it is missing or another version. */
export function install() {
  if (isInstalled()) return
  console.log('Installing…')
  // npm says where it lies when it runs a script; a script that was run by hand asks the shell.
  const npm = process.env.npm_execpath
  const [command, ...words] = npm ? [process.execPath, npm] : ['npm']
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(command, [...words, ...quiet], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error(`npm ci did not succeed${error ? `: ${error.message}` : ''}.`)
    process.exit(1)
  }
}

/** Variables for whatever runs with the product's own Node and tools. */
export const productEnvironment = () => ({
  // What was compiled at the last start need not be compiled again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})
