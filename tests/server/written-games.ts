import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Clock } from '#core/engine/ports.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { createHub } from '#server/live/hub.ts'
import { createGenerator } from '#server/scripts/generator.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestStore } from './test-store.ts'

/** The generator of a server on a folder of its own, without its routes; opened again it goes on with what it left. */
export async function openGenerator(
  storyteller: Storyteller,
  clock: Clock,
  folder?: string,
  pauses = { firstMs: 1_000 },
  isAsked = () => false,
) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'games-')))
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  const db = opened.store
  const store = createScriptStore(db)
  const ledger = createLedger(store, createHub(), () => clock.now())
  const log: string[] = []
  const generator = createGenerator({
    storyteller,
    media: noStudio,
    ledger,
    store,
    clock,
    log: { error: (details, words) => log.push(`${words} ${JSON.stringify(details)}`) },
    random: () => 1,
    backOff: { tries: 3, mostMs: 60_000, ...pauses },
    isAsked,
    toldAtOnce: 4,
    paintedAtOnce: 2,
    patience: { tries: 2, firstMs: 5 },
    restFirstMs: 20,
    watchEveryMs: 30_000,
  })
  const statusOf = async (id: string) => (await store.find(id))?.status
  const games = {
    dataDir,
    db,
    store,
    generator,
    log,
    /** Begins a game; answers its id at once. */
    async begin(id = 'script', change: Parameters<typeof startBody>[0] = {}): Promise<string> {
      const known = { language: 'en_US', outlineText: '', ...decodeBrief(startBody(change)) }
      const row = {
        id,
        ownerUid: 'aya',
        brief: JSON.stringify(known),
        at: new Date(0).toISOString(),
      }
      await store.create(row, async () => {})
      generator.start(id)
      return id
    },
    /** Waits until a game is written, to whatever end; answers its status. */
    async ended(id = 'script') {
      await vi.waitUntil(async () => (await statusOf(id)) !== 1, { timeout: 20_000, interval: 5 })
      return statusOf(id)
    },
    facts: async (id = 'script') => (await store.page(id, 0)).facts,
    /** Lets go of the folder as it is. */
    async stop() {
      await generator.stop()
      await opened.close()
    },
    async close() {
      await games.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return games
}
export type Games = Awaited<ReturnType<typeof openGenerator>>
