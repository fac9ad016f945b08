import { afterEach, describe, expect, it } from 'vitest'
import type { NewFact } from '#server/store/scripts.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { handClock } from './hand-clock.ts'
import { createShortStoryteller, forever, type Mishaps } from './short-storyteller.ts'
import { breakTable } from './test-store.ts'
import { type Games, openGenerator } from './written-games.ts'

const UNITS = ['basics', 'player', 'npcs', 'tasks', 'story', 'nodes', 'cover', 'completed']
const POLL = { timeout: 20_000, interval: 5 }
const { clock } = handClock()
let games: Games
afterEach(() => games.close())

/**
 * A storyteller that plans otherwise each time, and writes what the plan it is handed says: unit ids and the title
 * bear the number of the plan.
 */
function fickle(plans: { count: number }, mishaps: Mishaps = {}, name = 'fickle') {
  const short = createShortStoryteller(mishaps)
  const idIn = (unit: string) => unit.split('-')[0] ?? unit
  return {
    ...short,
    name,
    async plan(...words: Parameters<typeof short.plan>) {
      const plan = await short.plan(...words)
      plans.count += 1
      const units = plan.units.map((unit) => ({ ...unit, id: `${unit.id}-${plans.count}` }))
      return { storyteller: name, units, material: { title: `Telling ${plans.count}` } }
    },
    async write(...[unit, context]: Parameters<typeof short.write>) {
      const fact = await short.write({ ...unit, id: idIn(unit.id) }, context)
      if (fact.type !== 'basics/written') return fact
      const { title } = context.plan.material as { title: string }
      return { ...fact, payload: { ...fact.payload, elements: { title } } }
    },
  }
}
/** Opens a generator that never gets beyond a unit. */
async function openStuckAt(unit: string, plans: { count: number }) {
  const reached = Promise.withResolvers<void>()
  const make = async (name: string, _: number, signal: AbortSignal) => {
    if (name !== unit) return
    reached.resolve()
    await forever(signal)
  }
  games = await openGenerator(fickle(plans, { make }), clock)
  await games.begin()
  await reached.promise
}
/** The same folder under another generator, which goes on with what it finds. */
async function openAgain(...teller: Parameters<typeof fickle>) {
  await games.stop()
  games = await openGenerator(fickle(...teller), clock, games.dataDir)
  await games.generator.resume()
}
const names = async () => (await games.facts()).map(({ unit }) => unit)
const titles = async () =>
  (await games.facts()).flatMap(({ fact }) =>
    fact.type === 'basics/written' ? [fact.payload.elements.title] : [],
  )
const named = (plan: number) =>
  UNITS.map((unit) => (unit === 'completed' ? unit : `${unit}-${plan}`)).sort()

describe('the plan of a game', () => {
  it.each(['basics', 'npcs', 'nodes', 'cover'])(
    '[GE40] left at %s is gone on with and never made again, however else it would be made',
    async (unit) => {
      const plans = { count: 0 }
      await openStuckAt(unit, plans)
      await openAgain(plans)
      expect(await games.ended()).toBe(2)
      expect(plans.count).toBe(1)
      expect((await names()).sort()).toEqual(named(1))
      expect(await titles()).toEqual(['Telling 1'])
    },
  )

  it('[GE40] stands in the store before the first word, and says what is told', async () => {
    const plans = { count: 0 }
    await openStuckAt('basics', plans)
    expect(await games.facts()).toEqual([])
    expect(await games.store.plan('script')).toMatchObject({
      storyteller: 'fickle',
      material: { title: 'Telling 1' },
    })
  })

  it('[GE40] tells a game that goes on what was told and kept before', async () => {
    const plans = { count: 0 }
    const seen: unknown[] = []
    const keep: Mishaps['make'] = (unit, _, __, context) => {
      if (unit === 'player') context.keep('she limps')
      if (unit === 'story') throw new Error('the line is cut')
    }
    const { clock: hand, pass } = handClock()
    games = await openGenerator(fickle(plans, { make: keep }), hand)
    await games.begin()
    const ended = games.ended()
    const isOver = async () => (await games.store.find('script'))?.status !== 1
    while (!(await isOver())) await pass(1_000)
    expect(await ended).toBe(3)
    const failed = await names()
    expect(failed).toContain('story-1')
    const look: Mishaps['make'] = (unit, _, __, { told, notes }) => {
      if (unit === 'story') seen.push(told.map((one) => one.unit).sort(), notes)
    }
    const again: NewFact['fact'] = {
      type: 'script/generationResumed',
      payload: { run: 1, left: [] },
    }
    const seq = failed.length
    await games.store.append('script', seq, [{ unit: null, fact: again }], { status: 1 }, '')
    await openAgain(plans, { make: look })
    expect(await games.ended()).toBe(2)
    const before = ['basics', 'cover', 'nodes', 'npcs', 'player', 'tasks']
    expect(seen).toEqual([
      before.map((unit) => `${unit}-1`),
      [{ unit: 'player-1', note: 'she limps' }],
    ])
    expect((await names()).slice(seq + 1)).toEqual(['story-1#1', 'completed#1'])
    expect(plans.count).toBe(1)
  })

  it('[GE40] that cannot be stored for a moment is stored later, and nothing is told before', async () => {
    const plans = { count: 0 }
    games = await openGenerator(fickle(plans), clock)
    const mend = await breakTable(games.db, 'script_plan')
    await games.begin()
    await expect.poll(() => games.log.join(), POLL).toContain('is tried again')
    expect(await games.facts()).toEqual([])
    await mend()
    expect(await games.ended()).toBe(2)
    expect((await names()).sort()).toEqual(named(plans.count))
  })

  it('[GE40] that is damaged in the store leaves its game as it is', async () => {
    const plans = { count: 0 }
    await openStuckAt('npcs', plans)
    await games.db.updateTable('script_plan').set({ plan: '{"units":7}' }).execute()
    await openAgain(plans)
    expect(await games.ended()).toBe(3)
    expect(games.log.join()).toContain('a damaged script is left as it is')
    expect(plans.count).toBe(1)
  })

  it('[GE46] begun before plans were stored, or by another storyteller, is made once when it is gone on with', async () => {
    const plans = { count: 0 }
    await openStuckAt('npcs', plans)
    await games.db.deleteFrom('script_plan').execute()
    plans.count = 0
    await openAgain(plans)
    expect(await games.ended()).toBe(2)
    expect(plans.count).toBe(1)
    expect((await names()).sort()).toEqual(named(1))
    await games.close()

    await openStuckAt('npcs', { count: 0 })
    await openAgain(plans, {}, 'other')
    expect(await games.ended()).toBe(2)
    expect(await games.store.plan('script')).toMatchObject({ storyteller: 'other' })
    expect(plans.count).toBe(2)
  })

  it('[GE42] is asked for again of a storyteller that is busy, and not of one that is broken', async () => {
    const { clock: hand, pass } = handClock()
    const asked: number[] = []
    const busy = new StorytellerRefusal('unavailable', 'busy', 20_000)
    const plan = (fault: Error) => (times: number) => {
      asked.push(hand.now())
      if (times === 1) throw fault
    }
    games = await openGenerator(createShortStoryteller({ plan: plan(busy) }), hand)
    await games.begin()
    await expect.poll(() => asked, POLL).toEqual([0])
    await pass(21_000)
    expect(await games.ended()).toBe(2)
    expect(asked).toEqual([0, 21_000])
    await games.close()
    const broken = createShortStoryteller({ plan: plan(new Error('no ink')) })
    games = await openGenerator(broken, hand)
    await games.begin()
    expect(await games.ended()).toBe(3)
    expect(asked).toHaveLength(3)
  })
})
