import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEASE_MS } from '#server/store/leases.ts'
import { isLong } from '../sweep.ts'
import { type Creator, create, newCreator } from './chaos/creator.ts'
import { judge } from './chaos/judge.ts'
import { summary, watchLeases } from './chaos/measures.ts'
import { openServed, type Served } from './chaos/served.ts'

const sizeOf = (name: string, each: number, long: number): number =>
  Number(process.env[name] ?? (isLong ? long : each))
const KILLS = sizeOf('CHAOS_KILLS', 20, 1_000)
/** So many of them, at least, come while somebody waits for what a server does. */
const HIT_SHARE = 0.9
const CREATORS = sizeOf('CHAOS_CREATORS', 8, 200)
/** A run on a machine that has other work can be ended sooner. */
const KILLING_MS = 1_000 * Number(process.env.CHAOS_SECONDS ?? Number.POSITIVE_INFINITY)
/** So many creators write at once that all of them together tell some eighty facts a second. */
const PACE_MS = CREATORS * 25
/** Between two kills, in the middle. */
const BETWEEN_MS = 1_000
/** A machine that is busy looks a little later whether a lease is over. */
const LOOK_MS = 1_000
const SLACK_MS = 6_000

let served: Served
let creators: Creator[]
beforeAll(async () => {
  served = await openServed(CREATORS, PACE_MS)
  const { address } = served.front
  creators = served.tokens.map((token, at) => newCreator({ address, token, uid: `person-${at}` }))
}, 120_000)
afterAll(() => served.close())

/** Kills servers that serve, one after the other by chance, and now and then two at once. */
async function killAll(): Promise<{ kills: number; hits: number }> {
  const { fleet } = served
  const starting = new Set<Promise<void>>()
  const from = performance.now()
  let [kills, hits] = [0, 0]
  while (kills < KILLS && performance.now() - from < KILLING_MS) {
    // where starting takes its time as many servers serve as elsewhere
    const startMs = fleet.slots.reduce((sum, slot) => sum + slot.startMs, 0) / fleet.slots.length
    await pause(Math.random() * Math.max(2 * BETWEEN_MS, startMs))
    const ready = fleet.slots.filter(({ isReady }) => isReady)
    const slot = ready[Math.floor(Math.random() * ready.length)]
    if (slot === undefined) continue
    if (creators.some(({ underWay }) => underWay.size > 0)) hits += 1
    const started = fleet.renewed(slot, 'SIGKILL').started.finally(() => starting.delete(started))
    starting.add(started)
    kills += 1
    if (kills % 100 === 0) console.info(`${kills} kills, ${hits} of them amid work`)
  }
  await Promise.all(starting)
  return { kills, hits }
}

it(
  '[PQ14] [KL2] three servers that are killed by chance lose nothing, double nothing, and keep nobody waiting beyond a lease',
  async () => {
    const from = performance.now()
    let isOver = false
    const { fleet, front, recorded, stored } = served
    const endWatch = watchLeases(stored.store)
    const creating = Promise.all(creators.map((one) => create(one, 8 * PACE_MS, () => isOver)))
    const { kills, hits } = await Promise.race([
      killAll(),
      creating.then(() => ({ kills: 0, hits: 0 })),
    ])
    isOver = true
    const overdue = await creating.then(endWatch, endWatch)
    await creating
    const games = creators.flatMap((one) => one.games)
    const figures = {
      ...{ kills, hits, creators: CREATORS, games: games.length },
      startMs: summary(fleet.slots.map(({ startMs }) => startMs)).p50,
      frames: games.reduce((sum, { frames }) => sum + frames.length, 0),
      answers: summary(creators.flatMap(({ waits }) => waits)),
      streams: summary(creators.flatMap(({ streams }) => streams)),
      silences: summary(creators.flatMap(({ silences }) => silences)),
      overdue: summary(overdue),
      seconds: Math.round((performance.now() - from) / 1_000),
    }
    console.log(`chaos ${JSON.stringify(figures)}`)
    const evidence = { store: stored.store, recorded, address: front.address }
    expect(await judge(evidence, creators)).toEqual([])
    expect(kills).toBeGreaterThan(0)
    expect(hits).toBeGreaterThanOrEqual(HIT_SHARE * kills)
    if (KILLING_MS === Number.POSITIVE_INFINITY) expect(kills).toBe(KILLS)
    expect(games.length).toBeGreaterThanOrEqual(CREATORS)
    // beyond the lease itself: until somebody looks, or is there again where all were killed
    const slackMs = SLACK_MS + 2 * figures.startMs
    expect(figures.overdue.most).toBeLessThan(LOOK_MS + slackMs)
    // what is no work of a server waits for none: the next one answers
    expect(figures.answers.p99).toBeLessThan(LEASE_MS + slackMs)
  },
  600_000 + KILLS * 60_000,
)
