import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFleet } from '../../postgres/chaos/fleet.ts'
import { recordGames } from '../../postgres/chaos/recorded-games.ts'
import { freePort } from '../../postgres/cluster.ts'
import { signUp } from '../crowd.ts'
import { openTestStore } from '../test-store.ts'

/** One server on a folder of its own, at the same address after each start; each part of a game takes so long. */
export async function openAlone(people: number, paceMs: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kills-'))
  const recorded = await recordGames()
  const RECORDED_GAMES = join(dataDir, 'recorded.json')
  await writeFile(RECORDED_GAMES, JSON.stringify(recorded))
  const tokens = await signUp(dataDir, people)
  const port = await freePort()
  const fleet = createFleet([port], 'tests/postgres/chaos/server.ts', {
    ...{ DATA_DIR: dataDir, RECORDED_GAMES, PACE_MS: String(paceMs), INVITE_MODE: 'open' },
  })
  await fleet.startAll()
  return {
    ...{ recorded, tokens, fleet, address: `http://127.0.0.1:${port}` },
    /** Ends the server, so that somebody else can look into its folder. */
    async openStore() {
      await fleet.endAll()
      const stored = await openTestStore(dataDir)
      if ('refused' in stored) throw new Error(stored.refused)
      return stored
    },
    async close(): Promise<void> {
      await fleet.endAll()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type Alone = Awaited<ReturnType<typeof openAlone>>
