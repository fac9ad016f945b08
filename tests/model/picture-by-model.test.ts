import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createModelPainter } from '#server/media/model-painter.ts'
import { createMediaMaker, type Studio } from '#server/media/studio.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { portraitOf } from '../media/briefs.ts'
import { flatPicture, type Painted, pictureServer, sent } from './picture-server.ts'

const open: Studio[] = []
afterEach(() => Promise.all(open.splice(0).map((studio) => studio.close())))
const patient = new AbortController().signal
const RED = { r: 192, g: 64, b: 32 }

/** A studio with a model that answers so, and who pays for it. */
async function opened(
  answer: (prompt: string, calls: number) => Painted,
  given: { deadlineMs?: number; usedUp?: 'dayBudget'; now?: () => number } = {},
) {
  const provider = await pictureServer(answer)
  const dataDir = mkdtempSync(join(tmpdir(), 'painter-'))
  const painter = createModelPainter(provider.choice(), given.deadlineMs ?? 20_000, given.now)
  const studio = createMediaMaker({ dataDir, mediaOrigin: 'http://lamp.example', painter })
  open.push(studio)
  const spent: SpentQuestion[] = []
  const payer = {
    spent: (question: SpentQuestion) => spent.push(question),
    usedUp: async () => given.usedUp ?? null,
  }
  const fileOf = (address: string) => address.split('/').at(-1) ?? ''
  const pathOf = (address: string) => join(dataDir, 'media', fileOf(address))
  const paint = (seed = 'somebody') => studio.picture(portraitOf({}, seed), patient, payer)
  /** Whether the picture at an address is the model's, by its one colour. */
  async function isModels(address: string): Promise<boolean> {
    const image = sharp(pathOf(address))
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 360, height: 480 })
    const { dominant } = await image.stats()
    return Math.hypot(dominant.r - RED.r, dominant.g - RED.g, dominant.b - RED.b) < 20
  }
  return { ...provider, ...{ studio, dataDir, spent, paint, isModels, pathOf, fileOf } }
}

describe('a picture by a model', { timeout: 60_000 }, () => {
  it('[ML80] is asked for once, is of our size and format, and is paid with its tokens under the model’s own name', async () => {
    const picture = await flatPicture('jpeg')
    const { paint, isModels, asked, spent, studio } = await opened(() => sent(picture))
    const [one, two] = await Promise.all([paint(), paint()])
    expect(await isModels(one)).toBe(true)
    expect([two, await paint()]).toEqual([one, one])
    expect(asked).toHaveLength(1)
    expect(spent).toEqual([
      {
        ...{ purpose: 'picture', model: 'brush-1', ended: 'answered', ms: expect.any(Number) },
        tokens: { input: 30, cached: 0, output: 1_000, reasoning: 0 },
      },
    ])
    // nobody pays: the built-in painter's is another file
    expect(await isModels(await studio.picture(portraitOf({}), patient))).toBe(false)
    expect(asked).toHaveLength(1)
  })

  const bad: [string, (origin: string) => Promise<Painted>, SpentQuestion['ended']][] = [
    ['no picture', async () => sent(Buffer.from('<svg xmlns="x"/>')), 'broken'],
    [
      'a drawing in words',
      async () =>
        sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')),
      'broken',
    ],
    ['another format', async () => sent(await flatPicture('gif')), 'broken'],
    ['a dot', async () => sent(await flatPicture('png', [8, 8])), 'broken'],
    ['a wall', async () => sent(await flatPicture('png', [4_200, 70])), 'broken'],
    ['half a file', async () => sent((await flatPicture()).subarray(0, 400)), 'broken'],
    ['an address', async (origin) => ({ body: { data: [{ url: `${origin}/a.png` }] } }), 'broken'],
    [
      'elsewhere',
      async (origin) => ({ status: 302, location: `${origin}/a.png`, body: {} }),
      'lost',
    ],
    ['without an end', async () => ({ body: { data: 'x'.repeat(34_000_000) } }), 'endless'],
    ['no shape', async () => ({ body: { data: 'x' } }), 'lost'],
    [
      'a refused key',
      async () => ({ status: 401, body: { error: { message: 'no' } } }),
      'wrongKey',
    ],
    ['too many questions', async () => ({ status: 429, body: {} }), 'busy'],
    ['nothing at all', async () => null, 'silence'],
  ]
  it.each(bad)(
    '[ML81] that is %s is not shown, and no address in it is gone to: the built-in painter paints',
    async (_, answer, ended) => {
      let origin = ''
      let painted: Painted = null
      const house = await opened(() => painted, {
        deadlineMs: ended === 'silence' ? 1_500 : 20_000,
      })
      origin = house.origin
      painted = await answer(origin)
      expect(await house.isModels(await house.paint())).toBe(false)
      expect(house.spent.map((one) => one.ended)).toEqual([ended])
      expect(house.gone).toEqual([])
      expect(JSON.stringify(house.spent)).not.toContain('canary')
    },
  )

  it('[ML81] is not asked for once a budget is used up', async () => {
    const picture = await flatPicture()
    const { paint, isModels, asked } = await opened(() => sent(picture), { usedUp: 'dayBudget' })
    expect(await isModels(await paint())).toBe(false)
    expect(asked).toEqual([])
  })

  it('[ML81] is not asked for while a model that did not answer rests, and is again afterwards', async () => {
    let now = 0
    const picture = await flatPicture()
    const answers = [null, sent(picture)]
    const house = await opened((_, calls) => answers[calls - 1] ?? null, {
      ...{ deadlineMs: 1_000, now: () => now },
    })
    for (const seed of ['one', 'two', 'three'])
      expect(await house.isModels(await house.paint(seed))).toBe(false)
    expect(house.asked).toHaveLength(1)
    now = 301_000
    expect(await house.isModels(await house.paint('four'))).toBe(true)
  })

  it('[ML82] says in its kept brief who painted it, and is not painted by another one when it is lost', async () => {
    const picture = await flatPicture()
    const { paint, studio, dataDir, pathOf, fileOf, asked } = await opened(() => sent(picture))
    const file = fileOf(await paint())
    const brief = readFileSync(join(dataDir, 'briefs', `${file}.json`), 'utf8')
    expect(JSON.parse(brief)).toMatchObject({ by: 'openai-compatible/brush-1' })
    expect(await studio.mend(file)).toBe(true)
    rmSync(pathOf(file))
    expect(await studio.mend(file)).toBe(false)
    expect(readdirSync(join(dataDir, 'media'))).toEqual([])
    expect(asked).toHaveLength(1)
    // asked for by somebody who pays it is there again
    expect(fileOf(await paint())).toBe(file)
    expect(await studio.mend(file)).toBe(true)
  })

  it('[ML80] is asked of each provider in its own protocol', async () => {
    const picture = await flatPicture()
    const base64 = picture.toString('base64')
    const parts = [{ inlineData: { mimeType: 'image/png', data: base64 } }]
    const usageMetadata = { promptTokenCount: 30, candidatesTokenCount: 1_000 }
    const candidates = [{ content: { role: 'model', parts }, finishReason: 'STOP' }]
    const openai = await pictureServer(() => sent(picture))
    const google = await pictureServer(() => ({ body: { candidates, usageMetadata } }))
    const brief = portraitOf({})
    for (const choice of [
      openai.choice('openai', 'gpt-image-1'),
      google.choice('google', 'gemini-brush'),
    ]) {
      const spent: SpentQuestion[] = []
      const painter = createModelPainter(choice)
      const payer = { spent: (question: SpentQuestion) => spent.push(question) }
      const taken = await painter.paint(brief, payer, async (text) => Buffer.from(text), patient)
      expect(taken.toString()).toBe(base64)
      expect(spent).toMatchObject([{ ended: 'answered', tokens: { input: 30, output: 1_000 } }])
    }
    expect([openai.asked.length, google.asked.length]).toEqual([1, 1])
  })
})
