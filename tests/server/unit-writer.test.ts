import { afterEach, describe, expect, it, vi } from 'vitest'
import { aPlayer } from '#fixtures/builders.ts'
import type { UnitProgress } from '#server/scripts/unit-writer.ts'
import { StorytellerRefusal, type UnitContext } from '#server/storyteller/port.ts'
import { handClock } from './hand-clock.ts'
import { createShortStoryteller, forever, type Mishaps } from './short-storyteller.ts'
import { type Games, openGenerator } from './written-games.ts'

const UNITS = ['basics', 'player', 'npcs', 'tasks', 'story', 'nodes', 'cover', 'completed']
const fault = new Error('the line is cut')
let games: Games
afterEach(() => games.close())

/** Opens a generator on a clock in hand, with a storyteller of these mishaps. */
async function open(mishaps: Mishaps = {}) {
  const { clock, pass } = handClock()
  const storyteller = createShortStoryteller(mishaps)
  games = await openGenerator(storyteller, clock)
  const made = (unit: string) => storyteller.made.filter((one) => one === unit).length
  /** Waits until a unit was asked for so often. */
  const asked = (unit: string, times: number) =>
    vi.waitUntil(() => made(unit) === times, { timeout: 20_000, interval: 5 })
  return { storyteller, made, asked, pass }
}
const unitsTold = async () => (await games.facts()).map(({ unit }) => unit)
const failures = async () =>
  (await games.facts()).flatMap(({ fact }) =>
    fact.type === 'script/stageFailed' ? [fact.payload] : [],
  )

describe('a unit', () => {
  it('[GE41] that hangs is broken off at the deadline of its stage, and made at the next try', async () => {
    const signals: AbortSignal[] = []
    const { asked, pass, made } = await open({
      deadlinesMs: { npc_list: 4_000 },
      make: async (unit, attempt, signal) => {
        if (unit !== 'npcs') return
        signals.push(signal)
        if (attempt === 1) await forever(signal)
      },
    })
    await games.begin()
    await asked('npcs', 1)
    await pass(3_999)
    expect(signals[0]?.aborted).toBe(false)
    await pass(1)
    expect(String(signals[0]?.reason)).toContain('4000 ms')
    await pass(1_000)
    expect(await games.ended()).toBe(2)
    expect(made('npcs')).toBe(2)
  })

  it('[GE41] that hangs for ever ends in a failure of its stage after five minutes each', async () => {
    const { asked, pass } = await open({
      make: async (unit, _, signal) => {
        if (unit === 'story') await forever(signal)
      },
    })
    await games.begin()
    for (const [times, ms] of [300_000 + 1_000, 300_000 + 2_000, 300_000].entries()) {
      await asked('story', times + 1)
      await pass(ms)
    }
    expect(await games.ended()).toBe(3)
    expect(await failures()).toMatchObject([{ stage: 'outline', reason: 'fault', retryable: true }])
  })

  it('[GE42] of a storyteller that is busy waits as long as it asks for', async () => {
    const { asked, pass, made } = await open({
      make: (unit, attempt) => {
        if (unit === 'player' && attempt === 1)
          throw new StorytellerRefusal('unavailable', 'busy', 30_000)
      },
    })
    await games.begin()
    await asked('player', 1)
    await pass(29_999)
    expect(made('player')).toBe(1)
    await pass(1_001)
    expect(await games.ended()).toBe(2)
  })

  it('[GE43] that cannot be made is told by the fallback, in one fact, and the game is whole', async () => {
    const player = aPlayer({ name: 'Somebody' })
    const { made } = await open({
      make: (unit) => {
        if (unit === 'player') throw new StorytellerRefusal('refused', 'not this')
      },
      fallback: async (unit, { plan, told }) => {
        expect(plan.units).toContainEqual(unit)
        expect(told.map((one) => one.unit)).toContain('basics')
        return { type: 'player/written', payload: { player } }
      },
    })
    await games.begin()
    expect(await games.ended()).toBe(2)
    expect(made('player')).toBe(1)
    expect((await unitsTold()).sort()).toEqual([...UNITS].sort())
    const told = (await games.facts()).find(({ unit }) => unit === 'player')
    expect(told?.fact).toEqual({ type: 'player/written', payload: { player } })
    expect(games.log.join()).toContain('a unit could not be made')
  })

  it('[GE43] whose fallback fails too is a failure, for the reason it was not made', async () => {
    let fallbacks = 0
    await open({
      make: (unit) => {
        if (unit === 'player') throw new StorytellerRefusal('refused', 'not this')
      },
      fallback: async () => {
        fallbacks += 1
        throw fault
      },
    })
    await games.begin()
    expect(await games.ended()).toBe(3)
    expect(fallbacks).toBe(1)
    expect(await failures()).toMatchObject([{ stage: 'character_profile', reason: 'refused' }])
    expect(games.log.join()).toContain('a fallback could not be told')
  })
})

describe('what a unit keeps', () => {
  const notesIn = ({ notes }: UnitContext) => notes.map(({ unit, note }) => [unit, note])

  it('[GE44] is told to later units, with what was told so far, and none of an attempt that failed', async () => {
    const seen: Record<string, unknown[]> = {}
    const lost: UnitContext[] = []
    const { asked, pass } = await open({
      make: (unit, attempt, _, context) => {
        seen[unit] = [context.told.map((one) => one.unit), notesIn(context)]
        if (unit === 'player') context.keep({ clock: 'eleven minutes fast' })
        if (unit !== 'npcs') return
        context.keep(`try ${attempt}`)
        if (attempt > 1) return
        lost.push(context)
        throw fault
      },
    })
    await games.begin()
    await asked('npcs', 1)
    for (const { keep } of lost) keep('too late')
    await pass(1_000)
    expect(await games.ended()).toBe(2)
    const kept = [['player', { clock: 'eleven minutes fast' }]]
    const [toldBefore, notesBefore] = seen.npcs ?? []
    expect([toldBefore, notesBefore]).toEqual([expect.arrayContaining(['basics', 'player']), kept])
    expect(seen.tasks?.[1]).toEqual([...kept, ['npcs', 'try 2']])
    const rows = await games.store.notes('script')
    const seqOf = new Map((await games.facts()).map(({ unit, seq }) => [unit, seq]))
    expect(rows).toEqual([
      { seq: seqOf.get('player'), note: { clock: 'eleven minutes fast' } },
      { seq: seqOf.get('npcs'), note: 'try 2' },
    ])
  })

  it('[GE44] goes with its game', async () => {
    await open({ make: (_, __, ___, { keep }) => keep('something') })
    await games.begin()
    await games.ended()
    expect(await games.store.notes('script')).toHaveLength(UNITS.length - 1)
    await games.db.deleteFrom('script_event').execute()
    await games.db.deleteFrom('script').execute()
    expect(await games.store.notes('script')).toEqual([])
    expect(await games.store.plan('script')).toBeUndefined()
  })
})

describe('what a unit reports', () => {
  it('[GE45] is seen while it is written, scene by scene, and is no fact: neither stored nor numbered', async () => {
    const { asked, pass } = await open({
      make: (unit, attempt) => {
        if (unit === 'story' && attempt === 1) throw fault
      },
    })
    const parts: (UnitProgress & { told: boolean })[] = []
    let told = false
    games.generator.parts$.subscribe((part) => parts.push({ ...part, told }))
    await games.begin()
    await asked('story', 1)
    expect(parts).toEqual([])
    await pass(1_000)
    expect(await games.ended()).toBe(2)
    told = true
    expect(parts.map(({ script, unit }) => [script, unit])).toEqual([
      ['script', 'nodes'],
      ['script', 'nodes'],
      ['script', 'nodes'],
    ])
    const scenes = parts.map(({ fact }) =>
      fact.type === 'nodes/written' ? fact.payload.chapter.nodes.map(({ id }) => id) : [],
    )
    expect(scenes).toEqual([[1], [1, 2], [1, 2, 3]])
    expect((await unitsTold()).sort()).toEqual([...UNITS].sort())
    expect((await games.facts()).map(({ seq }) => seq)).toEqual(UNITS.map((_, at) => at + 1))
  })

  it('[GE45] in no shape of the vocabulary, or after its end, is seen by nobody', async () => {
    const ended: UnitContext[] = []
    await open({
      make: (unit, _, __, context) => {
        if (unit !== 'player') return
        ended.push(context)
        context.report({ type: 'player/written', payload: {} } as never)
      },
    })
    const parts: UnitProgress[] = []
    games.generator.parts$.subscribe((part) => parts.push(part))
    await games.begin()
    expect(await games.ended()).toBe(2)
    for (const { report } of ended)
      report({ type: 'player/written', payload: { player: aPlayer() } })
    expect(parts.filter(({ unit }) => unit === 'player')).toEqual([])
    expect(games.log.join()).toContain('a part told no fact of the vocabulary')
  })
})
