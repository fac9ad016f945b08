import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { SETTING_NAMES } from '#server/settings.ts'
import { distancesFrom, importGraph } from '../../scripts/mutation/import-graph.ts'
import { copiedIn, environmentOf, readDockerfile, saidBy, wordsIn } from './dockerfile.ts'
import { begin, PROJECT, stop } from './server-process.ts'

const stages = readDockerfile()
const [build, dependencies, image] = stages as [
  (typeof stages)[0],
  (typeof stages)[0],
  (typeof stages)[0],
]
const folder = mkdtempSync(join(tmpdir(), 'image-'))
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => {
  vi.resetConfig()
  rmSync(folder, { recursive: true })
})

it('[OP1] the image is made in stages from what is there, with the Node of the lock file', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', 'dependencies', null])
  const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8'))
  const { version } = lock.packages['node_modules/node']
  const ignored = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').split('\n')
  for (const stage of stages) {
    expect(stage.base).toBe(`node:${version}-bookworm-slim`)
    for (const { from, sources } of copiedIn(stage)) {
      if (from !== null) expect(stages.map(({ name }) => name)).toContain(from)
      else
        for (const source of sources) {
          expect(existsSync(join(PROJECT, source)), source).toBe(true)
          expect(ignored).not.toContain(source)
        }
    }
  }
  expect(saidBy(build, 'RUN')[0]).toMatch(/^npm ci /)
  expect(saidBy(dependencies, 'RUN')).toEqual([expect.stringMatching(/^npm ci --omit=dev /)])
  for (const kept of ['node_modules', 'data', '.git', 'dist']) expect(ignored).toContain(kept)
})

it('[OP1] what is built in it needs no file that is not copied', () => {
  const copied = (stage: typeof build) =>
    copiedIn(stage).flatMap(({ from, sources }) => (from === null ? sources : []))
  const isIn = (places: string[]) => (file: string) =>
    places.some((place) => file === place || file.startsWith(`${place}/`))
  const graph = importGraph(PROJECT)
  const reached = (roots: string[]) => {
    expect(roots.filter((root) => !graph.has(root))).toEqual([])
    return [...new Set(roots.flatMap((root) => [...distancesFrom(graph, root).keys()]))]
  }
  const workers = [...graph.keys()].filter((file) => /^server\/.*worker\.ts$/.test(file))
  expect(workers.length).toBeGreaterThan(0)
  const scripts = ['backup', 'restore', 'media', 'doctor', 'migrate-data'].map(
    (name) => `scripts/${name}.ts`,
  )
  const run = reached(['server/main.ts', ...workers, ...scripts])
  expect(run.length).toBeGreaterThan(300)
  expect(run.filter((file) => !isIn(copied(image))(file))).toEqual([])
  const built = reached([
    ...['scripts/content.ts', 'scripts/shelf.ts', 'ui/app/prerender.tsx', 'ui/app/main.tsx'],
    ...['scripts/check-source.ts', 'scripts/fact-checks.ts', 'scripts/paint-home.ts'],
  ])
  expect(built.filter((file) => !isIn(copied(build))(file))).toEqual([])
})

it('[OP2] it runs as nobody who may write but in an absolute data folder, and with settings that a start takes', () => {
  const environment = environmentOf(image)
  expect(saidBy(image, 'USER')).toEqual(['node'])
  const after = image.instructions.slice(
    image.instructions.findIndex(({ name }) => name === 'USER'),
  )
  expect(after.map(({ name }) => name)).not.toContain('RUN')
  const { NODE_ENV, ...settings } = environment
  expect(NODE_ENV).toBe('production')
  expect(Object.keys(settings).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  const read = readConfig(settings)
  expect(read).toMatchObject({ config: { dataDir: '/data', host: '0.0.0.0', loopback: false } })
  expect(saidBy(image, 'VOLUME')).toEqual(['/data'])
  expect(saidBy(image, 'RUN')).toEqual(['mkdir /data && chown node:node /data'])
  expect(saidBy(image, 'EXPOSE')).toEqual([settings.PORT])
  const flags = readFileSync(join(PROJECT, 'scripts', 'server-flags.mjs'), 'utf8').match(
    /--[\w=-]+/g,
  )
  expect(wordsIn(saidBy(image, 'CMD')[0] ?? '')).toEqual([
    'node',
    ...(flags ?? []),
    'server/main.ts',
  ])
})

it('[OP2] its command serves from the files it holds, its health check tells whether it does, and it ends in time', async () => {
  for (const { from, sources, target } of copiedIn(image))
    for (const source of sources) {
      const place = join(folder, target === './' ? source : target)
      if (from === 'dependencies') symlinkSync(join(PROJECT, 'node_modules'), place)
      else if (from === null) cpSync(join(PROJECT, source), place, { recursive: true })
    }
  const [, ...words] = wordsIn(saidBy(image, 'CMD')[0] ?? '')
  const dataDir = join(folder, 'kept')
  const env = { ...environmentOf(image), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir }
  const server = begin(process.execPath, words, { env, cwd: folder })
  // the interface is built in another stage
  const [, port = ''] = await server.says(/http:\/\/127\.0\.0\.1:(\d+)/)
  const [, ...probe] = wordsIn(saidBy(image, 'HEALTHCHECK')[0] ?? '')
  const isHealthy = (at: string) =>
    spawnSync(process.execPath, probe, { env: { PORT: at } }).status === 0
  expect(isHealthy(port)).toBe(true)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  const from = performance.now()
  expect(await stop(server, 'SIGTERM')).toBe(0)
  expect(performance.now() - from).toBeLessThan(10_000)
  expect(isHealthy(port)).toBe(false)
})
