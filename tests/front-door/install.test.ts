import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PROJECT } from './server-process.ts'

type Locked = { dev?: boolean; devOptional?: boolean; optional?: boolean; version?: string }
type Packages = Record<string, Locked>

const jsonOf = (...path: string[]) => JSON.parse(readFileSync(join(PROJECT, ...path), 'utf8'))
const packages: Packages = jsonOf('package-lock.json').packages
const scripts: Record<string, string> = jsonOf('package.json').scripts
/** Git keeps no empty folder: whatever was installed or built is not in a clone. */
const CLONED = ['package.json', 'package-lock.json', 'scripts']
/** Writes down what it was asked for, and cannot do it. */
const NPM = '#!/bin/sh\necho "$@" >> "$(dirname "$0")/asked"\nexit 1\n'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'a clone ü '))
  for (const path of CLONED) cpSync(join(PROJECT, path), join(folder, path), { recursive: true })
  mkdirSync(join(folder, 'npm'))
  writeFileSync(join(folder, 'npm', 'npm'), NPM, { mode: 0o755 })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const asked = () => {
  const path = join(folder, 'npm', 'asked')
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : null
  rmSync(path, { force: true })
  return text
}
function runNode(words: string[]) {
  const env = { PATH: `${join(folder, 'npm')}:/usr/bin:/bin` }
  const { stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return stdout + stderr
}
const installs = (options: string) => {
  runNode(['-e', `import('./scripts/install.mjs').then(({ install }) => install(${options}))`])
  return asked()
}
/** Leaves a folder as npm does that installed some of the lock file. */
function layInstalled(isThere: (one: Locked) => boolean) {
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', '.bin', 'node'), '')
  const there = Object.entries(packages).filter(([place, one]) => place !== '' && isThere(one))
  writeFileSync(
    join(folder, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(there) }),
  )
}

/** What is printed is all of a file: it reads the lock file and runs nothing that is installed. */
const READS_ALONE = 'sbom'

describe('on a bare clone', () => {
  it.each(Object.entries(scripts).filter(([name]) => name !== READS_ALONE))(
    '[FD5] npm run %s installs first',
    (_, script) => {
      const [node, ...words] = script.split(' ')
      expect(node).toBe('node')
      const told = runNode(words)
      expect(asked()).toMatch(/^ci( |$)/)
      expect(told.trim()).toBe('Installing…\nnpm ci did not succeed.')
    },
  )
})

describe('what is installed', () => {
  it('[FD5] is not installed again where it is whole', () => {
    layInstalled(() => true)
    expect(installs('')).toBeNull()
    expect(installs('{ withTools: true }')).toBeNull()
  })

  it('[FD5] is whole for the product without the tools of development, which are got when they are needed', () => {
    layInstalled(({ dev, devOptional }) => !dev && !devOptional)
    expect(installs('')).toBeNull()
    expect(installs('{ withTools: true }')).toContain('--include=dev')
  })

  it('[FD5] is not whole with another version, without a package, or without its own Node', () => {
    const at = (place: string) => packages[place]
    layInstalled((one) => one !== at('node_modules/fastify'))
    expect(installs('')).toMatch(/^ci /)
    layInstalled(() => true)
    rmSync(join(folder, 'node_modules', '.bin', 'node'))
    expect(installs('')).toMatch(/^ci /)
  })

  it('[FD5] says so, and does not start, where npm went through and something is missing all the same', () => {
    writeFileSync(join(folder, 'npm', 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    layInstalled(() => true)
    rmSync(join(folder, 'node_modules', '.bin', 'node'))
    expect(runNode(['scripts/start.mjs'])).toMatch(
      /^Installing…\nnpm ci did not succeed: node_modules\/\.bin\/node is not there .*ignore-scripts.*\n$/,
    )
  })
})

describe('a product without the tools of development', () => {
  const IMPORT = /(?:\bfrom|\bimport|@import|@plugin)\s*\(?\s*['"]([@\w][^'"\s]*)['"]/g
  const packageOf = (name: string) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')

  it('[FD6] has everything that building and serving it imports', () => {
    const sources = globSync(
      [
        'vite.config.ts',
        'scripts/paint-home.ts',
        '{ui,plugins,core,schemas,server}/**/*.{ts,tsx,css}',
      ],
      { cwd: PROJECT },
    )
    const imported = new Set(
      sources.flatMap((file) =>
        [...readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)].map(
          ([, name = '']) => name,
        ),
      ),
    )
    const wanted = [...imported].filter((name) => !isBuiltin(name))
    expect(wanted.map(packageOf)).toEqual(
      expect.arrayContaining(['vite', 'tailwindcss', 'fastify']),
    )
    const tools = wanted.filter((name) => {
      const locked = packages[`node_modules/${packageOf(name)}`]
      return locked === undefined || locked.dev || locked.devOptional
    })
    expect(tools).toEqual([])
  })
})
