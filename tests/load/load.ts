import { fork } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createFleet } from '../postgres/chaos/fleet.ts'
import { summary } from '../postgres/chaos/measures.ts'
import { recordGames } from '../postgres/chaos/recorded-games.ts'
import { freePort } from '../postgres/cluster.ts'
import { signUp } from '../server/crowd.ts'
import { openTestStore, storeSettings } from '../server/test-store.ts'
import { figuresOf } from './figures.ts'
import type { DriverTold, DriverWord, LoadOrder } from './order.ts'
import { needsOf, watchServers } from './samples.ts'

/** How much is asked of how many servers; `paceMs`: the most that a text of a game takes; `parts`: so many has a game at most. */
type LoadSize = {
  servers: number
  creators: number
  sockets: number
  seconds: number
  paceMs: number
  parts: number
}

/** What every run of the tests tries, and what is tried now and then. */
export const SMALL = { creators: 20, sockets: 80, seconds: 2, paceMs: 1_500, parts: 12 }
export const WHOLE = { creators: 500, sockets: 2_000, seconds: 120 }

const SERVER = 'tests/postgres/chaos/server.ts'

/** No recorded game has more parts. */
const ALL = 1_000
/** So many creators write at once that all of them together tell some eighty facts a second. */
const PACE_MS_EACH = 25

/** The size that a run is asked for by its environment, else the one that is given. */
export function sizeAsked(
  given: Partial<LoadSize> & Pick<LoadSize, 'creators' | 'sockets' | 'seconds'>,
) {
  const { env } = process
  const read = (name: string, otherwise: number) => Number(env[`LOAD_${name}`] ?? otherwise)
  const creators = read('CREATORS', given.creators)
  return {
    creators,
    servers: read('SERVERS', given.servers ?? 1),
    sockets: read('SOCKETS', given.sockets),
    seconds: read('SECONDS', given.seconds),
    paceMs: read('PACE_MS', given.paceMs ?? PACE_MS_EACH * creators),
    parts: read('PARTS', given.parts ?? ALL),
  }
}

/** They come one after the other within this share of the time: nobody's idea is theirs at the same second. */
const RAMP_SHARE = 1 / 2

/** Has creators make games at servers that were started for them, and tells what came of it. */
export async function runLoad(size: LoadSize) {
  const folder = await mkdtemp(join(tmpdir(), 'load-'))
  try {
    return await runIn(folder, size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runIn(dataDir: string, size: LoadSize) {
  const kept = await storeSettings(dataDir)
  const [RECORDED_GAMES, file] = [join(dataDir, 'recorded.json'), join(dataDir, 'driven.jsonl')]
  const recorded = (await recordGames()).map(({ units, facts }) => ({
    units: units.slice(0, size.parts),
    facts: facts.slice(0, size.parts),
  }))
  await writeFile(RECORDED_GAMES, JSON.stringify(recorded))
  await writeFile(file, '')
  const tokens = await signUp(dataDir, size.creators)
  const ports = await Promise.all(Array.from({ length: size.servers }, freePort))
  const fleet = createFleet(ports, SERVER, {
    ...{ ...kept, DATA_DIR: dataDir, RECORDED_GAMES, PACE_MS: String(size.paceMs) },
    // nothing of a recorded game takes memory or a processor: none waits in line
    AT_ONCE: String(2 * size.creators),
  })
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
  try {
    await fleet.startAll()
    const order = { ...size, addresses, tokens, file, rampMs: RAMP_SHARE * 1_000 * size.seconds }
    const { told, samples } = await drive(order)
    await fleet.endAll('SIGTERM')
    const figures = await figuresIn(dataDir, file, recorded.length)
    const calls = Object.entries(told.calls).map(([kind, ms]) => [kind, summary(ms)])
    const came = {
      ...{ size, ...figures, calls: Object.fromEntries(calls) },
      servers: samples.map(needsOf),
      ...{ driver: told.cost, refused: told.refused, faults: told.faults },
    }
    process.stdout.write(`load ${JSON.stringify(came)}\n`)
    return came
  } finally {
    await fleet.endAll()
  }
}

/** Runs the driver to its end, and looks at the servers meanwhile. */
async function drive(order: LoadOrder) {
  const driver = fork(join(import.meta.dirname, 'driver.ts'))
  const everyMs = Math.min(5_000, Math.max(1_000, 20 * order.seconds))
  let end: ReturnType<typeof watchServers> | undefined
  driver.send(order)
  const told = await new Promise<DriverTold>((resolve, reject) => {
    driver.on('message', (word: DriverWord) => {
      if (word.kind === 'open') end = watchServers(order.addresses, everyMs)
      else resolve(word.told)
    })
    driver.once('exit', () => reject(new Error('the driver ended by itself')))
  })
  return { told, samples: (await end?.()) ?? [] }
}

async function figuresIn(dataDir: string, file: string, kinds: number) {
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  try {
    return await figuresOf(opened.store, file, kinds)
  } finally {
    await opened.close()
  }
}
export type LoadFigures = Awaited<ReturnType<typeof runLoad>>
