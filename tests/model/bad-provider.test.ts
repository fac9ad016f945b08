import { describe, expect, it } from 'vitest'
import type { KnownModel } from '#server/model/ask.ts'
import { connectModel } from '#server/model/connect.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { readModelPlan } from '#server/storyteller/model/model-plan.ts'
import { isTest } from '#server/storyteller/model/scene-brief.ts'
import type { Note, Plan } from '#server/storyteller/plan.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { contextOf } from '../storyteller/writing.ts'
import { briefOfWish, gameWishes } from './game-wishes.ts'
import { type Asked, type Manner, providerServer, type Said } from './provider-server.ts'
import { draftIn, goodModel } from './scripted-model.ts'

const [wish] = gameWishes(1)
if (wish === undefined) throw new Error('no wish')
const brief = briefOfWish(wish)
const DEADLINES = { firstMs: 8_000, betweenMs: 8_000, wholeMs: 16_000 }
let planned: Promise<Plan> | undefined

/** One scene, asked of a provider that has this failure, and told by the fallback where it is not answered. */
async function told(
  says: (asked: Asked) => Said,
  manner: Manner = {},
  deadlines: KnownModel['deadlines'] = DEADLINES,
) {
  const { choice, asked } = await providerServer(says, manner)
  const chosen = choice('openai-compatible')
  const known = { model: await connectModel(chosen), keepsSchema: true, deadlines }
  const teller = createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  planned ??= teller.plan(brief, new AbortController().signal)
  const plan = await planned
  const [name, scene] = [...readModelPlan(plan).scenes].find(([, { node }]) => !isTest(node)) ?? []
  const unit = plan.units.find(({ id }) => id === name)
  if (unit === undefined || scene === undefined) throw new Error('no scene for a model')
  const notes: Note[] = []
  const context = contextOf(plan, noStudio, { keep: (note) => void notes.push(note) })
  const refusal = { code: '', message: '' }
  const fact = await teller.write(unit, context).catch((cause: typeof refusal) => {
    Object.assign(refusal, { code: cause.code, message: cause.message })
    return teller.fallback?.(unit, context)
  })
  const [node] = fact?.type === 'nodes/written' ? fact.payload.chapter.nodes : []
  return { node, proved: scene.node, note: notes[0], refusal, calls: asked.length }
}

const good = goodModel('en_US')
const content = (change: (json: string) => string) => (asked: Asked) => {
  const said = good(asked)
  return 'content' in said ? { content: change(said.content) } : said
}
const says = (said: Said) => () => said

describe('a provider that fails', () => {
  it.each<[string, (asked: Asked) => Said, Manner?, KnownModel['deadlines']?]>([
    ['busy', says({ status: 429, message: 'slow down' })],
    ['failed', says({ status: 500, message: 'oops' })],
    ['silence', good, { latency: 2_000 }, { ...DEADLINES, firstMs: 300 }],
    ['endless', good, { latency: 100 }, { ...DEADLINES, wholeMs: 250 }],
  ])(
    '[ML44] is asked again later where that may help, and told without where not: %s',
    async (code, answer, manner, deadlines) => {
      const { refusal, node, proved, note } = await told(answer, manner, deadlines)
      // what takes no end is asked for once more at once
      if (code === 'endless') expect(note).toMatchObject({ scene: { by: 'builtin', why: code } })
      else
        expect(refusal).toMatchObject({
          code: 'unavailable',
          message: expect.stringContaining(code),
        })
      expect(note).toMatchObject({ scene: { by: 'builtin' } })
      expect(node).toEqual(proved)
    },
  )

  it.each<[string, Said]>([
    ['wrongKey', { status: 401, message: 'bad key' }],
    ['unknownModel', { status: 404, message: 'no such model' }],
    ['quota', { status: 402, message: 'no credit' }],
    ['tooLong', { status: 400, message: 'maximum context length is 8192 tokens' }],
    ['refusal', { content: '{"text":"I', finishReason: 'content_filter' }],
  ])('[ML44] is asked once alone where the same answer would come: %s', async (code, said) => {
    const { refusal, node, proved, note, calls } = await told(says(said))
    expect(refusal).toMatchObject({ code: 'refused', message: expect.stringContaining(code) })
    expect(note).toMatchObject({ scene: { by: 'builtin' } })
    expect([calls, node]).toEqual([1, proved])
  })

  it.each<[string, (json: string) => string]>([
    ['empty', () => ''],
    ['broken', (json) => json.slice(0, json.length / 2)],
    ['broken', () => '{"scene": 1}'],
    ['broken', () => 'As a language model I had rather not.'],
  ])(
    '[ML44] is asked once more, with what was wrong, where its answer cannot be read: %s',
    async (why, change) => {
      const { node, proved, note, calls } = await told(content(change))
      expect(note).toMatchObject({ scene: { by: 'builtin', why } })
      expect([calls, node]).toEqual([2, proved])
    },
  )

  it('[ML44] and then answers is believed: in a fence, with a comma too many, or well the second time', async () => {
    for (const change of [
      (json: string) => `\`\`\`json\n${json}\n\`\`\``,
      (json: string) => json.replace(/\}$/, ',}'),
    ])
      expect((await told(content(change))).note).toMatchObject({ scene: { by: 'model', calls: 1 } })
    let turn = 0
    const second = await told((asked) => (turn++ === 0 ? { content: '' } : good(asked)))
    expect(second.note).toMatchObject({ scene: { by: 'model', calls: 2 } })
  })

  it('[ML44] by a connection that is lost after any piece leaves nothing half told', async () => {
    let pieces = 0
    const length = (asked: Asked) => {
      const said = good(asked)
      if (draftIn(asked) !== undefined && 'content' in said) pieces = said.content.length / 24
      return said
    }
    await told(length)
    expect(pieces).toBeGreaterThan(10)
    for (let cut = 1; cut < pieces; cut += Math.ceil(pieces / 12)) {
      const { refusal, node, proved } = await told(good, { truncateAfterChunks: cut })
      expect(refusal).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/lost/) })
      expect(node).toEqual(proved)
    }
  })
})
