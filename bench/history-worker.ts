import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sampleGame } from '#fixtures/worlds.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { noReceipt } from '#server/http/idempotency.ts'
import { createHub } from '#server/live/hub.ts'
import { editScript, type ScriptServices } from '#server/scripts/calls.ts'
import { gameAsFacts } from '#server/scripts/game-as-facts.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createStates } from '#server/scripts/states.ts'
import { listVersions, restoreVersion, stepThrough } from '#server/scripts/version-calls.ts'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { answer, middleMs } from './measure.ts'

/** What a creator waits for whose game was changed 10,000 times. */
const REVISIONS = 10_000
const SAMPLES = 15
const UID = 'somebody'
const ID = 'script-1'

const BRIEF = {
  ...{ idea: 'An idea', outlineText: '', outlineKey: 'classic', language: 'en_US' },
  ...{ artStyle: 'ANIME', audience: 'ALL', duration: 'beginner', ageGroup: 'ALL' },
}

const [candidate = ''] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'history-'))
const opened = await openStore(folder)
if ('refused' in opened) throw new Error(opened.refused)
const store = createScriptStore(opened.store)
const states = createStates(store, createYieldingMutex())
const ledger = createLedger(store, createHub(), () => Date.now(), states)
// what these calls ask for is here; the rest of the services belongs to others
const services = {
  store,
  states,
  ledger,
  mediaSaid: async () => () => false,
} as unknown as ScriptServices

let version = 0
/** What a call makes is the version the next one goes by. */
async function taken(call: ReturnType<typeof editScript>): Promise<void> {
  const made = await call
  if (!made.ok) throw new Error(made.word)
  version = made.data.script_version
}
const edit = (value: string) =>
  editScript(
    services,
    UID,
    { id: ID, base_version: version, changes: [{ path: 'character_profile.pname', value }] },
    { origin: STORED_ORIGIN, receipt: noReceipt },
  )
const step = (way: 'undo' | 'redo') =>
  taken(
    stepThrough(services, UID, { id: ID, base_version: version }, { way, origin: STORED_ORIGIN }),
  )

const WAYS: Record<string, () => Promise<unknown>> = {
  'newest page': () => listVersions(services, UID, { id: ID }, 'en'),
  'a page in the middle': () => listVersions(services, UID, { id: ID, before: 5_000 }, 'en'),
  undo: () => step('undo'),
  redo: () => step('redo'),
  restore: () =>
    taken(restoreVersion(services, UID, { id: ID, base_version: version, version: 5_000 })),
}
const way = WAYS[candidate]
if (way === undefined) throw new Error(`nobody asks for "${candidate}"`)

const game = sampleGame('en_US', STORED_ORIGIN)
const facts = gameAsFacts(game).map((fact) => ({ unit: null, fact }))
await store.create(
  {
    id: ID,
    ownerUid: UID,
    brief: JSON.stringify(BRIEF),
    at: new Date().toISOString(),
    written: { status: SCRIPT_STATUS.complete, facts },
  },
  async () => {},
)
for (let at = 0; at < REVISIONS; at++) await taken(edit(`Name ${at}`))
if (candidate === 'redo') for (let at = 0; at < SAMPLES; at++) await step('undo')

const figure = await middleMs(SAMPLES, way)
await opened.close()
await rm(folder, { recursive: true, force: true })
answer({ figure })
