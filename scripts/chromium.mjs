// Finds a Chromium for the browser suite, or gets one by the means of the platform.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { productEnvironment, productNode, root } from './install.mjs'

// the one without a window does the same for less
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  ...['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/homebrew/bin'].flatMap((folder) =>
    NAMES.map((name) => join(folder, name)),
  ),
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const PLAYWRIGHT = [
  '.cache/ms-playwright/chromium-*/chrome-linux*/chrome',
  'Library/Caches/ms-playwright/chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
]

/** Where a Chromium lies on this machine, else undefined. */
function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return PLACES.find((path) => existsSync(path)) ?? playwrightChromium()
}

const playwrightChromium = () =>
  PLAYWRIGHT.flatMap((form) => globSync(form, { cwd: homedir() }))
    .map((path) => join(homedir(), path))
    .sort()
    .at(-1)

const runs = (command, words) =>
  spawnSync(command, words, { stdio: 'inherit', env: productEnvironment() }).status === 0

/** The ways to get one, the platform's own first. */
const WAYS = [
  () => {
    const before = process.getuid?.() === 0 ? [] : ['sudo', '-n']
    const apt = (...words) => {
      const [command, ...rest] = [...before, 'apt-get', ...words]
      return runs(command, rest)
    }
    const get = (name) => apt('install', '-y', '-q', name)
    return (
      existsSync('/usr/bin/apt-get') &&
      apt('update', '-q') &&
      (get('chromium-headless-shell') || get('chromium'))
    )
  },
  () => process.platform === 'darwin' && runs('brew', ['install', '--cask', 'chromium']),
  () =>
    runs(productNode, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']),
]

/** A Chromium, got where none was; undefined with one line of advice where none can be had. */
export function chromium() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) {
    if (!found) console.error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`)
    return found
  }
  console.log('Getting a Chromium for the browser suite…')
  for (const get of WAYS) {
    if (!get()) continue
    const got = findChromium()
    if (got) return got
  }
  console.error(
    'The browser suite needs a Chromium: install the package chromium, or set CHROMIUM_PATH to one.',
  )
  return undefined
}
