import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { hashPassword } from '#server/store/passwords.ts'
import { openTestServer, type TestServer } from './test-server.ts'

/** Two thousand tries, or as many as there is time for; but never so few that they say too little. */
const [TRIES, LEAST, MOST_MS] = [2_000, 600, 30_000]
/** Each address may be guessed at five times in a quarter of an hour. */
const EACH = 5
const ADDRESSES = 60
const QUARTER_MS = 15 * 60_000
const DAY_MS = 24 * 60 * 60_000
/** What a guess may tell by its time. */
const TELLING_MS = 2
/** 99 of a hundred means lie within so many standard errors, and all but one of ten thousand within these. */
const [SURE, SURER] = [2.58, 4]
/** Those far off the middle tell of the machine: as many of each end are left out. */
const LEFT_OUT = 0.1

/** `other`: somebody who came by a third party and has no password. */
const KINDS = ['wrong', 'nobody', 'other'] as const
const OTHERS = ['nobody', 'other'] as const
type Kind = (typeof KINDS)[number]
type Try = { seenMs: number; workMs: number }

let testServer: TestServer
beforeAll(async () => {
  testServer = await openTestServer({ LOG_LEVEL: 'error' })
  const hash = await hashPassword('the right one')
  const known = { nick_name: 'Aya', created_at: '2026-11-21', invited: 1 }
  for (const [kind, password_hash] of [
    ['wrong', hash],
    ['other', ''],
  ] as const)
    for (let at = 0; at < ADDRESSES; at++) {
      const uid = `${kind}-${at}`
      const user = { uid, email: `${uid}@example.com`, password_hash, avatar_seed: uid, ...known }
      await testServer.store.insertInto('user').values(user).execute()
    }
})
afterAll(() => testServer.close())

const answers = new Set<string>()
/** Guesses once; what is answered is kept, but for the moment of it. */
async function guess(kind: Kind, at: number): Promise<Try> {
  const body = { email: `${kind}-${at}@example.com`, pwd: 'a wrong one', oauth_enum: 'EMAIL' }
  const [from, before] = [performance.now(), process.cpuUsage()]
  const response = await testServer.app.inject({
    method: 'POST',
    url: calls.login.path,
    payload: body,
  })
  const [seenMs, { user, system }] = [performance.now() - from, process.cpuUsage(before)]
  const { date, 'x-request-id': named, ...headers } = response.headers
  answers.add(JSON.stringify([response.statusCode, headers, response.body]))
  return { seenMs, workMs: (user + system) / 1_000 }
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
type Difference = { mean: number; error: number }
/** The mean of some differences, and its standard error. */
function differenceOf(of: readonly number[]): Difference {
  const middle = mean(of)
  const spread = of.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (of.length - 1)
  return { mean: middle, error: Math.sqrt(spread / of.length) }
}
function withoutEnds(of: readonly number[]): number[] {
  const off = Math.floor(of.length * LEFT_OUT)
  return of.toSorted((one, other) => one - other).slice(off, of.length - off)
}

it('[KL6] [LG35] the time of an answer does not tell whether there is a user: within two milliseconds for no user, no password and a wrong one, and the answers are the same byte for byte', async () => {
  const tries: Record<Kind, Try[]> = { wrong: [], nobody: [], other: [] }
  // what is made once for all is made
  for (const kind of KINDS) await guess(kind, 0)
  testServer.pass(DAY_MS)
  const from = performance.now()
  const count = () => KINDS.length * tries.other.length
  const against = (kind: Kind, of: keyof Try) =>
    differenceOf(withoutEnds(tries[kind].map((one, at) => one[of] - (tries.wrong[at]?.[of] ?? 0))))
  const tellsNothing = ({ mean: middle, error }: Difference) =>
    Math.abs(middle) + SURE * error < TELLING_MS
  const isEnough = () =>
    count() >= LEAST &&
    performance.now() - from > MOST_MS &&
    OTHERS.every((kind) => tellsNothing(against(kind, 'workMs')))
  while (count() < TRIES && !isEnough()) {
    const turn = tries.other.length
    if (turn > 0 && turn % (ADDRESSES * EACH) === 0) testServer.pass(DAY_MS)
    else if (turn > 0 && turn % ADDRESSES === 0) testServer.pass(QUARTER_MS)
    // side by side, so that what else the machine does tells on all of them alike
    for (let step = 0; step < KINDS.length; step++) {
      const kind = KINDS[(turn + step) % KINDS.length] ?? 'wrong'
      tries[kind].push(await guess(kind, turn % ADDRESSES))
    }
  }
  const told = OTHERS.map((kind) => ({
    kind,
    work: against(kind, 'workMs'),
    seen: against(kind, 'seenMs'),
  }))
  const workMs = mean(tries.wrong.map((one) => one.workMs))
  process.stdout.write(`passwords ${JSON.stringify({ tries: count(), workMs, told })}\n`)
  expect(count()).toBeGreaterThanOrEqual(LEAST)
  expect([...answers]).toHaveLength(1)
  expect([...answers][0]).toContain('"status\\":400')
  // a password was looked at each time
  expect(workMs).toBeGreaterThan(2 * TELLING_MS)
  for (const { kind, work, seen } of told) {
    expect([kind, tellsNothing(work)]).toEqual([kind, true])
    // a clock tells of the machine, too: where it is sure of more than that, it is seen from outside
    expect([kind, Math.abs(seen.mean) - SURER * seen.error < TELLING_MS]).toEqual([kind, true])
  }
}, 600_000)
