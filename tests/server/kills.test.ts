import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Creator, create, newCreator, type Work } from '../postgres/chaos/creator.ts'
import { judge } from '../postgres/chaos/judge.ts'
import { summary } from '../postgres/chaos/measures.ts'
import { isLong } from '../sweep.ts'
import { type Alone, openAlone } from './kills/alone.ts'
import { chatOn, publishOn, signInOn } from './kills/guests.ts'
import { registerAt } from './process.ts'

const KILLS = isLong ? 600 : 30
/** Each so-many-th comes again while the server starts. */
const AGAIN_EACH = 6
/** So often, at least, each of them was under way. */
const HITS = KILLS / 5
const GROUPS: Readonly<Record<string, readonly Work[]>> = {
  writing: ['outline', 'start', 'write'],
  chat: ['say', 'plan', 'confirm'],
  publishing: ['edit', 'publish'],
  entering: ['login', 'logout'],
}
const MAKERS = 3
/** Of a game's parts; its pictures take up to eight times that. */
const PACE_MS = 60
const BETWEEN_MS = 700
const USER = { email: 'dan@example.com', pwd: 'secret-1' }

let server: Alone
beforeAll(async () => {
  server = await openAlone(MAKERS + 2, PACE_MS)
}, 120_000)
afterAll(() => server.close())

/** Kills the server again and again; answers what was under way when. */
async function killAll(creators: readonly Creator[]) {
  const { fleet } = server
  const hits = new Map<string, number>()
  let kills = 0
  async function kill(mostMs: number): Promise<void> {
    await pause(Math.random() * mostMs)
    for (const [group, works] of Object.entries(GROUPS))
      if (creators.some(({ underWay }) => works.some((work) => underWay.has(work))))
        hits.set(group, (hits.get(group) ?? 0) + 1)
    kills += 1
  }
  const [slot] = fleet.slots
  if (slot === undefined) throw new Error('there is no server')
  while (kills < KILLS) {
    // where starting takes its time as much is done between two as elsewhere
    await kill(Math.max(BETWEEN_MS, slot.startMs / 2))
    const { ended, started } = fleet.renewed(slot, 'SIGKILL')
    await ended
    if (kills % AGAIN_EACH === 0) {
      await kill(slot.startMs)
      await fleet.renewed(slot, 'SIGKILL').started
    }
    await started
  }
  return { kills, hits: Object.fromEntries(hits) }
}

it(
  '[KL3] [GE3] [EV34] [CH33] [SV18] a server that is killed while games are written, changed by chat, published and people sign in loses, doubles and tells otherwise nothing that it answered',
  async () => {
    const { address, tokens, recorded } = server
    const people = tokens.map((token, at) => newCreator({ address, token, uid: `person-${at}` }))
    const [chatter, publisher, ...makers] = people
    if (chatter === undefined || publisher === undefined) throw new Error('nobody is signed in')
    const [slot] = server.fleet.slots
    if (slot?.child === undefined) throw new Error('there is no server')
    const known = await registerAt({ child: slot.child, address, output: () => '' }, USER.email)
    const visitor = newCreator({ address, ...known })
    let isOver = false
    const work = Promise.all([
      chatOn(chatter, () => isOver),
      publishOn(publisher, () => isOver),
      signInOn(visitor, USER, () => isOver),
      ...makers.map((one) => create(one, PACE_MS, () => isOver)),
    ])
    // both have written a game, and are at what they are here for
    const guests = [chatter, publisher]
    const areAtIt = () => guests.every(({ games }) => (games[0]?.titles.length ?? 0) > 0)
    await Promise.race([vi.waitUntil(areAtIt, { timeout: 300_000 }), work])
    const { kills, hits } = await Promise.race([
      killAll([...people, visitor]),
      work.then(() => never()),
    ])
    isOver = true
    const [rounds, publications, sessions] = await work
    const games = people.flatMap((one) => one.games)
    const figures = {
      ...{ kills, hits, rounds, publications, games: games.length },
      sessions: { open: sessions.open.length, ended: sessions.ended.length },
      frames: games.reduce((sum, { frames }) => sum + frames.length, 0),
      answers: summary(people.flatMap(({ waits }) => waits)),
      startMs: Math.round(slot.startMs),
    }
    process.stdout.write(`kills ${JSON.stringify(figures)}\n`)
    const stored = await server.openStore()
    const faults = await judge({ store: stored.store, recorded, address }, people)
    await stored.close()
    expect([...faults, ...visitor.faults]).toEqual([])
    expect(kills).toBeGreaterThanOrEqual(KILLS)
    for (const group of Object.keys(GROUPS))
      expect([group, (hits[group] ?? 0) >= HITS]).toEqual([group, true])
  },
  isLong ? 7_200_000 : 1_800_000,
)

function never(): never {
  throw new Error('nobody works any more, and the server was not killed as often as it should')
}
