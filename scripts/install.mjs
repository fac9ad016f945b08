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

/** What of the lock file is missing or another version; what is optional may be missing, and what only work on the product needs, unless it is wanted. */
function missing(withTools) {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return ['node_modules']
  const there = packagesOf(installed)
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([place, { optional, link }]) => place !== '' && !optional && !link)
    .filter(([, { dev, devOptional }]) => withTools || !(dev || devOptional))
    .filter(([place, { version }]) => there[place]?.version !== version)
    .map(([place]) => place)
    .concat(existsSync(productNode) ? [] : ['node_modules/.bin/node'])
}

/**
 * Installs what the lock file names where it is missing or another version: what the product needs, and whatever npm
 * brings along unless it is told not to (`NODE_ENV=production`, `--omit=dev`); with tools, what tests and development
 * need in any case.
 */
export function install({ withTools = false } = {}) {
  if (missing(withTools).length === 0) return
  console.log('Installing…')
  // npm says where it lies when it runs a script; a script that was run by hand asks the shell.
  const npm = process.env.npm_execpath
  const [command, ...words] = npm ? [process.execPath, npm] : ['npm']
  words.push('ci', '--no-audit', '--no-fund', '--loglevel=error')
  if (withTools) words.push('--include=dev')
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: 'inherit' })
  const [absent] = status === 0 ? missing(withTools) : []
  if (status === 0 && absent === undefined) return
  // Said here, it is not found out anew at every start.
  const because = error
    ? `: ${error.message}`
    : absent === undefined
      ? ''
      : `: ${absent} is not there (does npm leave out install scripts, by ignore-scripts?)`
  console.error(`npm ci did not succeed${because}.`)
  process.exit(1)
}

/** Variables for whatever runs with the product's own Node and tools. */
export const productEnvironment = () => ({
  // What was compiled at the last start need not be compiled again.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})
