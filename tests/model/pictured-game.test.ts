import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { connectModel } from '#server/model/connect.ts'
import { routeGroups } from '#server/route-groups.ts'
import { startBody } from '../server/start-body.ts'
import { openTestServer, type Person } from '../server/test-server.ts'
import { flatPicture, pictureServer, sent } from './picture-server.ts'
import { providerServer } from './provider-server.ts'
import { goodModel } from './scripted-model.ts'

const FILE = /[0-9a-f]{64}\.webp/g

/** Who painted each picture of a game, by the kept briefs; ours says nobody. */
const paintersOf = (game: unknown, dataDir: string): unknown[] =>
  [...new Set(JSON.stringify(game).match(FILE) ?? [])].map(
    (file) => JSON.parse(readFileSync(join(dataDir, 'briefs', `${file}.json`), 'utf8')).by,
  )

it('[ML85] a game whose pictures a model paints has them, counts each among what it cost, and has ours once its budget is used up', async () => {
  const picture = await flatPicture()
  const pictures = await pictureServer(() => sent(picture))
  const { choice } = await providerServer(goodModel('en_US'))
  const chosen = choice('openai-compatible')
  const model = { choice: chosen, known: { model: await connectModel(chosen), keepsSchema: true } }
  const settings = {
    ...{ AI_BASE_URL: `${pictures.origin}/v1`, AI_MODEL: chosen.model, AI_IMAGE_MODEL: 'brush-1' },
    AI_DAY_TOKENS: '9000',
  }
  const server = await openTestServer(settings, { model, groups: routeGroups })
  const read = async (path: string, { token }: Person) => (await server.get(path, { token })).data
  try {
    const who = await server.register('aya@example.com')
    const started = await server.post(
      calls.startGeneration.path,
      startBody({ setting: 'A postman carries a parcel over the mountains' }),
      { token: who.token },
    )
    const id = String(started.data)
    const game = () => read(`${calls.listScripts.path}/${id}`, who)
    await vi.waitUntil(async () => (await game()).status !== 1, {
      ...{ timeout: 100_000, interval: 200 },
    })
    expect((await game()).status).toBe(2)
    const painters = paintersOf(await game(), server.dataDir)
    const byModel = painters.filter((one) => one === 'openai-compatible/brush-1').length
    expect(byModel).toBe(pictures.asked.length)
    expect(byModel).toBeGreaterThan(0)
    expect(painters.length).toBeGreaterThan(byModel)
    const rows = await server.outside.store
      .selectFrom('model_question')
      .selectAll()
      .where('purpose', '=', 'picture')
      .execute()
    expect(rows).toHaveLength(byModel)
    expect(rows[0]).toMatchObject({
      ...{ script_id: id, uid: who.uid, model: 'brush-1', input: 30, output: 1_000 },
      ended: 'answered',
    })
    const { parts } = await read(`${calls.readModelWork.path}?id=${id}`, who)
    expect(parts).toContainEqual(expect.objectContaining({ purpose: 'picture', calls: byModel }))
  } finally {
    await server.close()
  }
}, 120_000)
