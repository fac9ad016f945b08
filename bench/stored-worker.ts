import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sampleGame } from '#fixtures/worlds.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import type { ScriptServices } from '#server/scripts/calls.ts'
import { createCards } from '#server/scripts/cards.ts'
import { gameAsFacts } from '#server/scripts/game-as-facts.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { listScripts } from '#server/scripts/list-calls.ts'
import { createStates } from '#server/scripts/states.ts'
import { createGameStore } from '#server/store/games.ts'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { answer, middleMs } from './measure.ts'

/** What calls cost as more is stored: processor time would leave the disk out, so it is time on the clock. */
const [what = '', many = '1'] = process.argv.slice(2)
const COUNT = Number(many)
const SAMPLES = 60
const AT = new Date().toISOString()
const UID = 'somebody'
const BRIEF = JSON.stringify({
  ...{ idea: 'An idea', outlineText: '', outlineKey: 'classic', language: 'en_US' },
  ...{ artStyle: 'ANIME', audience: 'ALL', duration: 'beginner', ageGroup: 'ALL' },
})
const FACT = { type: 'story/written', payload: { prologue: ['x'.repeat(800)], chapters: [] } }

const folder = await mkdtemp(join(tmpdir(), 'stored-'))
const opened = await openStore(folder)
if ('refused' in opened) throw new Error(opened.refused)
const store = createScriptStore(opened.store)
const game = gameAsFacts(sampleGame('en_US', STORED_ORIGIN)).map((fact) => ({ unit: null, fact }))

async function addGames(count: number, ownerOf: (at: number) => string): Promise<void> {
  for (let at = 0; at < count; at++)
    await store.create(
      {
        ...{ id: `s${at}`, ownerUid: ownerOf(at), brief: BRIEF },
        at: new Date(Date.now() + at).toISOString(),
        written: { status: 2, facts: game },
      },
      async () => undefined,
    )
}
const appendTo = (id: string) => async () => {
  const after = await store.lastSeq(id)
  await store.append(id, after, [{ unit: null, fact: FACT as never }], {}, AT)
}

/** What is there before, and what is done then. */
const WAYS: Record<string, () => Promise<() => Promise<unknown>>> = {
  /** A page of ten of an account of so many scripts. */
  async scripts() {
    await addGames(COUNT, () => UID)
    const services = {
      store,
      games: createGameStore(opened.store),
      cards: createCards(store, createStates(store, createYieldingMutex())),
    } as unknown as ScriptServices // a list asks for these alone
    return () => listScripts(services, UID, { size: 10 }, 'http://here.test')
  },
  /** A fact more, and the last of the log read, of a log of so many facts. */
  async log() {
    await addGames(1, () => UID)
    const facts = Array.from({ length: 100 }, () => ({ unit: null, fact: FACT as never }))
    for (let at = 0; at < COUNT; at += facts.length)
      await store.append('s0', await store.lastSeq('s0'), facts, {}, AT)
    const append = appendTo('s0')
    return async () => {
      await append()
      await store.page('s0', (await store.lastSeq('s0')) - 1)
    }
  },
  /** A fact more, where so many games of others are stored. */
  async games() {
    await addGames(COUNT, (at) => `creator ${at}`)
    return appendTo('s0')
  },
}
const way = await WAYS[what]?.()
if (way === undefined) throw new Error(`nothing grows by "${what}"`)

for (let at = 0; at < 10; at++) await way()
const figure = await middleMs(SAMPLES, way)
await opened.close()
await rm(folder, { recursive: true, force: true })
answer({ figure })
