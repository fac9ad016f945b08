import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { StorytellerRefusal } from '#server/storyteller/port.ts'
import { createShortStoryteller, type Mishaps, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const open: TestServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((testServer) => testServer.close()))
})

/** A game told with these mishaps, to its end. */
async function told(mishaps: Mishaps) {
  const storyteller = createShortStoryteller(mishaps)
  const testServer = await openTestServer(
    {},
    { groups: () => [scriptRoutes({ storyteller, media: noStudio })] },
  )
  open.push(testServer)
  const { token } = await testServer.register('aya@example.com')
  const { data: id } = await testServer.post(calls.startGeneration.path, startBody(), { token })
  const read = async () =>
    (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data as Record<
      string,
      unknown
    >
  await vi.waitUntil(async () => (await read()).status !== 1, { timeout: 20_000, interval: 20 })
  const rows = await testServer.store
    .selectFrom('script_event')
    .selectAll()
    .orderBy('seq')
    .execute()
  const facts = rows.map(({ type, unit, payload }) => ({ type, unit, ...JSON.parse(payload) }))
  const failed = facts.filter(({ type }) => type === 'script/stageFailed')
  return { testServer, token, game: await read(), facts, failed, made: storyteller.made }
}
const breaks = (wanted: string, times: number, fault = new Error('the lamp went out')) => ({
  make: (unit: string, attempt: number) => {
    if (unit === wanted && attempt <= times) throw fault
  },
})

describe('a stage that fails', () => {
  it('[GE10] is told with stage, reason and retryable, and the others are told all the same', async () => {
    const { game, failed, made } = await told(breaks('npcs', Infinity))
    expect(failed).toMatchObject([{ stage: 'npc_list', reason: 'fault', retryable: true }])
    expect(made.filter((unit) => unit === 'npcs')).toHaveLength(3)
    expect(game).toMatchObject({ status: 3, failed_stages: ['npc_list'] })
    expect(game.script_key_nodes_and_task_map).toHaveProperty('chapter_1')
    expect(game.cover).toMatch(/^http/)
  })

  it('[GE10] is tried again first: twice broken and then made is no failure', async () => {
    const { game, failed } = await told(breaks('nodes', 2))
    expect(failed).toEqual([])
    expect(game.status).toBe(2)
  })

  it('[GE10] is not tried again where it was refused', async () => {
    const refusal = new StorytellerRefusal('refused', 'not this')
    const { failed, made } = await told(breaks('story', Infinity, refusal))
    expect(failed).toMatchObject([{ stage: 'outline', reason: 'refused', retryable: false }])
    expect(made.filter((unit) => unit === 'story')).toHaveLength(1)
  })

  it('[GE10] ends a game that cannot even be planned, and its creator may start another', async () => {
    const mishaps: Mishaps = {
      plan: () => {
        throw new Error('no plan')
      },
    }
    const { testServer, token, game, failed } = await told(mishaps)
    expect(failed).toHaveLength(1)
    expect(game).toMatchObject({ status: 3, failed_stages: ['outline'] })
    const next = await testServer.post(calls.startGeneration.path, startBody(), { token })
    expect(next.status).toBe(200)
    expect(testServer.log.join()).toContain('a game could not be planned')
  })

  it('[TL18] a fact in no known shape is a failure and is never appended', async () => {
    const storyteller = createShortStoryteller()
    const write = storyteller.write
    storyteller.write = async (unit, context) =>
      unit.id === 'player'
        ? ({ type: 'player/written', payload: {} } as never)
        : write(unit, context)
    const testServer = await openTestServer(
      {},
      { groups: () => [scriptRoutes({ storyteller, media: noStudio })] },
    )
    open.push(testServer)
    const { token } = await testServer.register('aya@example.com')
    const { data: id } = await testServer.post(calls.startGeneration.path, startBody(), { token })
    const read = async () =>
      (await testServer.get(`${calls.listScripts.path}/${id}`, { token })).data
    await vi.waitUntil(async () => (await read()).status !== 1, { timeout: 20_000, interval: 20 })
    expect(await read()).toMatchObject({ status: 3, failed_stages: ['character_profile'] })
  })

  it('[SC6] keeps the cause in the log and out of what is told', async () => {
    const { testServer, facts, game } = await told(breaks('npcs', Infinity))
    expect(JSON.stringify([facts, game])).not.toContain('the lamp went out')
    expect(testServer.log.join('\n')).toContain('a unit could not be made')
  })
})

/** Lets a unit wait until it may go on. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

it('[GE12] of fifty starts at once one is a game', async () => {
  const { open: release, opened } = gate()
  const storyteller = createShortStoryteller({ make: () => opened })
  const testServer = await openTestServer(
    {},
    { groups: () => [scriptRoutes({ storyteller, media: noStudio })] },
  )
  open.push(testServer)
  const { token } = await testServer.register('aya@example.com')
  const start = () => testServer.post(calls.startGeneration.path, startBody(), { token })
  const answers = await Promise.all(Array.from({ length: 50 }, start))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  expect((await testServer.get(calls.listScripts.path, { token })).data).toHaveLength(1)
  release()
})

describe('parts that failed', () => {
  const resume = calls.resumeGeneration.path
  type Told = Awaited<ReturnType<typeof told>>
  async function resumed({ testServer, token, game }: Told) {
    const { id } = game
    const answer = await testServer.post(resume, { id }, { token })
    const path = `${calls.listScripts.path}/${id}`
    const read = async () => (await testServer.get(path, { token })).data as Record<string, unknown>
    await vi.waitUntil(async () => (await read()).status !== 1, { timeout: 20_000, interval: 20 })
    const rows = await testServer.store
      .selectFrom('script_event')
      .selectAll()
      .orderBy('seq')
      .execute()
    return { answer, game: await read(), rows }
  }

  it('[GE13] are made again, and nothing else is', async () => {
    const first = await told(breaks('npcs', 3))
    expect(first.game).toMatchObject({ status: 3, failed_stages: ['npc_list'] })
    const { answer, game, rows } = await resumed(first)
    expect(answer).toMatchObject({ status: 200, data: { run: 1 } })
    expect(game.status).toBe(2)
    expect(game.failed_stages ?? []).toEqual([])
    expect(game.npc_list).toMatchObject({ npcs: [{ id: 1 }] })
    expect(first.made.filter((unit) => unit !== 'npcs')).toHaveLength(6)
    expect(rows.slice(-3).map(({ type }) => type)).toEqual([
      'script/generationResumed',
      'npcs/written',
      'script/generationCompleted',
    ])
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1))
  })

  it('[GE13] may fail again and be made again, and say which piece it was each time', async () => {
    const first = await told(breaks('npcs', 6))
    expect((await resumed(first)).game).toMatchObject({ status: 3, failed_stages: ['npc_list'] })
    const { game, rows } = await resumed(first)
    expect(game.status).toBe(2)
    const failures = rows.filter(({ type }) => type === 'script/stageFailed')
    expect(failures.map(({ payload }) => JSON.parse(payload).unit)).toEqual(['npcs', 'npcs'])
  })

  it('[GE13] are not made again when they were refused, nor when there are none', async () => {
    const refusal = new StorytellerRefusal('refused', 'not this')
    const first = await told(breaks('story', Infinity, refusal))
    const { testServer, token, game } = first
    expect((await testServer.post(resume, { id: game.id }, { token })).status).toBe(409)
    const other = await testServer.register('ben@example.com')
    expect((await testServer.post(resume, { id: game.id }, { token: other.token })).status).toBe(
      404,
    )
  })

  it('[GE12] [GE13] are made again beside no other game, however fast the two are asked for', async () => {
    const { open: release, opened } = gate()
    const { testServer, token, game } = await told({
      make: (unit, attempt) => {
        if (unit !== 'npcs') return undefined
        if (attempt <= 3) throw new Error('the lamp went out')
        return opened
      },
    })
    const answers = await Promise.all([
      testServer.post(resume, { id: game.id }, { token }),
      testServer.post(calls.startGeneration.path, startBody(), { token }),
      testServer.post(resume, { id: game.id }, { token }),
      testServer.post(calls.startGeneration.path, startBody(), { token }),
    ])
    release()
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('[GE13] include a plan that could not be made', async () => {
    let plans = 0
    const mishaps: Mishaps = {
      plan: () => {
        plans += 1
        if (plans === 1) throw new Error('no plan')
      },
    }
    const first = await told(mishaps)
    const { game } = await resumed(first)
    expect(game).toMatchObject({ status: 2 })
    const again = await first.testServer.post(resume, { id: game.id }, { token: first.token })
    expect(again.status).toBe(409)
  })
})
