import { afterEach, describe, expect, it } from 'vitest'
import { Brief } from '#schemas/settings.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import { type Planner, planBeside } from '#server/storyteller/planner.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { factsBy } from './writing.ts'

const patient = new AbortController().signal
const builtin = createBuiltinStoryteller()
const fragile = new URL('./fragile-planner.ts', import.meta.url)
const open: Planner[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((planner) => planner.close()))
})

function beside(workerScript?: URL): Planner {
  const planner = planBeside(builtin, workerScript === undefined ? {} : { workerScript })
  open.push(planner)
  return planner
}
const briefOf = (idea: string, language = 'en_US') =>
  Brief.parse({
    idea,
    language,
    outlineText: '',
    artStyle: 'DESIGN',
    audience: 'ALL',
    duration: 'beginner',
    ageGroup: 'ALL',
    outlineKey: 'classic',
  })
const told = async (plan: Plan) => ({ plan, facts: await factsBy(builtin, plan, noStudio) })

describe('a plan made beside the server', () => {
  it.each([
    ['A lighthouse keeper finds letters that are dated a week from now', 'en_US'],
    ['雨夜的末班列车上，一名乘客在上锁的包厢里消失了', 'zh_CN'],
    ['灯台守が一週間先の日付の手紙を見つける', 'ja_JP'],
  ])(
    '[GE36] is the same as one made in it: %s',
    async (idea, language) => {
      const brief = briefOf(idea, language)
      const [here, there] = [
        await builtin.plan(brief, patient),
        await beside().plan(brief, patient),
      ]
      expect(await told(there)).toEqual(await told(here))
    },
    120_000,
  )

  it('[GE38] costs the server itself next to nothing', async () => {
    const briefs = Array.from({ length: 10 }, (_, at) => briefOf(`A baker finds ${at + 2} coins`))
    const costOf = async ({ plan }: Pick<Planner, 'plan'>) => {
      const from = process.cpuUsage()
      for (const brief of briefs) await plan(brief, patient)
      return process.cpuUsage(from).user
    }
    await costOf(builtin)
    const planner = beside()
    await costOf(planner)
    const [here, there] = [await costOf(builtin), await costOf(planner)]
    expect(there).toBeLessThan(here / 2)
  }, 120_000)

  it('[GE38] has its process started when outlines were told, and not before', async () => {
    const planner = beside()
    const asked = { idea: 'A baker finds a coin in every loaf', language: 'en_US' as const }
    const alive: number[] = []
    for await (const _ of planner.propose(asked, patient)) alive.push(planner.alive())
    expect(new Set(alive)).toEqual(new Set([0]))
    expect(planner.alive()).toBe(1)
    await planner.plan(briefOf(asked.idea), patient)
    expect(planner.alive()).toBe(1)
  }, 60_000)

  it('[GE36] is made again where the process dies over it', async () => {
    const { units } = await beside(fragile).plan(briefOf('die once'), patient)
    expect(units.map(({ id }) => id)).toEqual(['player'])
  }, 60_000)

  it('[GE36] is refused where it is refused there, and a fault elsewise', async () => {
    const planner = beside(fragile)
    const refusal = planner.plan(briefOf('refuse'), patient)
    await expect(refusal).rejects.toMatchObject({ code: 'refused', message: 'not this' })
    const later = planner.plan(briefOf('wait'), patient)
    await expect(later).rejects.toMatchObject({ code: 'unavailable', message: 'not now' })
    const fault = await planner.plan(briefOf('break'), patient).catch((cause: unknown) => cause)
    expect(fault).not.toHaveProperty('code', 'refused')
    expect(String(fault)).toContain('no ink')
  })

  it('[GE36] is not waited for by who leaves', async () => {
    const leaving = new AbortController()
    const planned = beside(fragile).plan(briefOf('think for ever'), leaving.signal)
    leaving.abort(new Error('gone home'))
    await expect(planned).rejects.toThrow('gone home')
  })
})
