import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp } from '../../server/crowd.ts'
import { openTestStore, storeSettings } from '../../server/test-store.ts'
import { freePort } from '../cluster.ts'
import { createFleet } from './fleet.ts'
import { openFront } from './front.ts'
import { recordGames } from './recorded-games.ts'

/** Three servers of one database behind a front, with so many people signed in; each part of a game takes so long. */
export async function openServed(people: number, paceMs: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'served-'))
  const kept = await storeSettings(dataDir)
  const ports = [await freePort(), await freePort(), await freePort()]
  const recorded = await recordGames()
  const RECORDED_GAMES = join(dataDir, 'recorded.json')
  await writeFile(RECORDED_GAMES, JSON.stringify(recorded))
  const tokens = await signUp(dataDir, people)
  const settings = { ...kept, DATA_DIR: dataDir, RECORDED_GAMES, PACE_MS: String(paceMs) }
  const fleet = createFleet(ports, 'tests/postgres/chaos/server.ts', settings)
  await fleet.startAll()
  const front = await openFront(ports)
  const stored = await openTestStore(dataDir)
  if ('refused' in stored) throw new Error(stored.refused)
  return {
    ...{ recorded, tokens, fleet, front, stored },
    async close(): Promise<void> {
      await front.stop()
      await fleet.endAll()
      await stored.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type Served = Awaited<ReturnType<typeof openServed>>
