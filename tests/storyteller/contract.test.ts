import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { Plan } from '#server/storyteller/plan.ts'
import type { UnitContext } from '#server/storyteller/port.ts'
import { createShortStoryteller, noStudio } from '../server/short-storyteller.ts'
import { storytellerContract } from './contract.ts'
import { briefOf, never } from './ideas.ts'
import { contextOf } from './writing.ts'

const idea = 'A lighthouse keeper finds letters that are dated a week from now'
const asked = { request: { idea, language: 'en_US' }, brief: briefOf(idea, 'en_US') } as const
const common = { ...asked, media: noStudio }

storytellerContract({ name: 'the built-in one', open: createBuiltinStoryteller, ...common })
storytellerContract({
  name: 'a scripted one that is slow',
  open: () =>
    createShortStoryteller({
      async *think(signal) {
        yield 'slowly'
        await pause(5, undefined, { signal })
        yield ', surely'
      },
      make: (_, __, signal) => pause(2, undefined, { signal }),
    }),
  ...common,
})

describe('a plan', () => {
  const unit = { id: 'npcs', stage: 'npc_list' } as const
  const plan = { storyteller: 'short', units: [unit], material: null }

  it('[TL33] has no unit twice and none that the log calls something else by', () => {
    expect(Plan.safeParse(plan).success).toBe(true)
    for (const id of ['', 'completed', 'plan', 'npcs#1', 'x'.repeat(101)])
      expect(Plan.safeParse({ ...plan, units: [{ ...unit, id }] }).success, id).toBe(false)
    expect(Plan.safeParse({ ...plan, units: [unit, unit] }).success).toBe(false)
    expect(Plan.safeParse({ ...plan, units: [] }).success).toBe(false)
  })

  it('[TL33] of the built-in storyteller holds each text once, in less than 80 kB, and the longest game in twice as much', async () => {
    for (const [duration, most] of [
      ['beginner', 80_000],
      ['extreme', 160_000],
    ] as const) {
      const made = await createBuiltinStoryteller().plan({ ...asked.brief, duration }, never)
      expect(Buffer.byteLength(JSON.stringify(made))).toBeLessThan(most)
    }
  })

  it('[TL34] of the built-in storyteller is told with a part for each scene of a chapter but the last', async () => {
    const teller = createBuiltinStoryteller()
    const made = await teller.plan(asked.brief, never)
    const chapters = made.units.filter(({ stage }) => stage === 'key_nodes_and_tasks')
    expect(chapters).toHaveLength(3)
    for (const unit of chapters) {
      const lengths: number[] = []
      const report: UnitContext['report'] = ({ type, payload }) => {
        if (type === 'nodes/written' && 'chapter' in payload)
          lengths.push(payload.chapter.nodes.length)
      }
      const fact = await teller.write(unit, contextOf(made, noStudio, { report }))
      if (fact.type !== 'nodes/written') throw new Error(`${unit.id} is no chapter`)
      expect(lengths).toEqual(fact.payload.chapter.nodes.slice(1).map((_, at) => at + 1))
    }
  })

  it('[TL33] of another shape or without a unit is a fault, not half a game', async () => {
    const teller = createBuiltinStoryteller()
    const made = await teller.plan(asked.brief, never)
    const first = made.units[0]
    if (first === undefined) throw new Error('a plan without units')
    const torn = { ...made, material: { elements: {} } }
    await expect(teller.write(first, contextOf(torn, noStudio))).rejects.toThrow()
    const strange = { ...first, id: 'epilogue' }
    await expect(teller.write(strange, contextOf(made, noStudio))).rejects.toThrow('epilogue')
  })
})
