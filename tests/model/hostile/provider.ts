import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { KnownModel } from '#server/model/ask.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import { oneInTurn } from '../../sweep.ts'
import { passageIn } from '../assistant-model.ts'
import { cardsIn } from '../proposing-model.ts'
import type { Asked } from '../provider-server.ts'
import { draftIn } from '../scripted-model.ts'
import { wholeModel } from '../whole-model.ts'
import { type Hostile, streamedWords } from './corpus.ts'
import { saidByAnthropic } from './said-by-anthropic.ts'

/** What a model is asked, from the start of a server to the assistant. */
const STAGES = ['meeting', 'idea', 'cards', 'scene', 'leftOut', 'request', 'passage'] as const
type Stage = (typeof STAGES)[number]

function stageOf(asked: Asked): Stage {
  const { prompt } = asked
  if (passageIn(asked) !== undefined) return 'passage'
  if (prompt.includes('<places>\n')) return 'request'
  if (cardsIn(asked) !== undefined) return 'cards'
  if (prompt.includes('<idea>\n')) return 'idea'
  if (draftIn(asked) !== undefined) return 'scene'
  return prompt.includes('<text>') ? 'leftOut' : 'meeting'
}

const whole = wholeModel('en_US')
/** What a good model says, the same whenever it is asked; which place the assistant is to choose is written. */
const SAID_WELL: Partial<Record<Stage, unknown>> = {
  leftOut: { missing: [] },
  request: { operation: 'write', places: [1], value: '' },
  idea: {
    ...{ who: 'retired postman', what: 'parcel', where: 'pass', event: null },
    ...{ kind: 'survival', rule: 'weather' },
  },
}
function goodAnswer(asked: Asked): string {
  const stage = stageOf(asked)
  if (stage in SAID_WELL) return JSON.stringify(SAID_WELL[stage])
  const said = whole(asked, 1)
  return 'content' in said ? said.content : ''
}

/** What never comes to an end is not waited for; all else has its time on a busy machine. */
const SHORT = { firstMs: 4_000, betweenMs: 4_000, wholeMs: 5_000 }
const LONG = { firstMs: 30_000, betweenMs: 30_000, wholeMs: 60_000 }
const isEndless = (hostile: Hostile | undefined): boolean =>
  hostile !== undefined && /^(?:silence|a drip)/.test(hostile.name)
export const KEY = 'canary-key'

/** Who speaks its protocol; which one a run tries is said by `HOSTILE_PROVIDER`, else by the seed. */
const PROVIDERS = ['openai-compatible', 'anthropic'] as const
const PROVIDER = oneInTurn('HOSTILE_PROVIDER', PROVIDERS)

/** A text, or parts of one. */
const Text = z
  .union([z.string(), z.array(z.object({ text: z.string() }))])
  .transform((text) => (typeof text === 'string' ? text : text.map((one) => one.text).join('')))
const Body = z.object({
  model: z.string(),
  system: Text.default(''),
  messages: z.array(z.object({ role: z.string(), content: Text })),
})
async function bodyOf(request: IncomingMessage): Promise<z.infer<typeof Body>> {
  let text = ''
  for await (const piece of request) text += piece
  return Body.parse(JSON.parse(text))
}

/** A provider of many models, each hostile at one stage in its own way, and good at all others. */
export async function openHostileProvider() {
  const models: { stage: Stage; hostile: Hostile | undefined; given: number }[] = []
  const server = createServer((request, reply) => {
    const answer = async (): Promise<void> => {
      const { model, system, messages } = await bodyOf(request)
      const of = (role: string) =>
        messages.flatMap((one) => (one.role === role ? [one.content] : [])).join('\n')
      const asked = { instructions: `${system}${of('system')}`, prompt: of('user') }
      const known = models[Number(model)]
      const good = goodAnswer(asked)
      const isHere = known?.stage === stageOf(asked)
      if (isHere) known.given++
      const answersIt = (isHere && known.hostile?.onWire) || streamedWords(() => good)
      answersIt(PROVIDER === 'anthropic' ? saidByAnthropic(reply) : reply, good)
    }
    reply.on('error', () => undefined)
    // a connection that is kept may be closed just when it is used again
    reply.setHeader('connection', 'close')
    // who asked may be gone by then
    answer().catch(() => reply.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    /** A model that says this at a stage; a good one where it is not hostile. */
    async model(stage: Stage, hostile?: Hostile) {
      const own: ModelChoice = {
        ...{ provider: PROVIDER, model: String(models.length), apiKey: KEY },
        ...{ baseUrl: `http://127.0.0.1:${port}/v1`, asksWhatIsLeftOut: stage === 'leftOut' },
      }
      const record = { stage, hostile, given: 0 }
      models.push(record)
      const isWaitedFor = !isEndless(hostile)
      const known: KnownModel = {
        ...{ model: await connectModel(own), keepsSchema: PROVIDER === 'openai-compatible' },
        deadlines: isWaitedFor ? LONG : SHORT,
      }
      // the same game is told by all of them
      const choice = { ...own, model: 'stand-in' }
      return { own, choice, known, isWaitedFor, given: () => record.given }
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
export type HostileProvider = Awaited<ReturnType<typeof openHostileProvider>>
export type HostileModel = Awaited<ReturnType<HostileProvider['model']>>

const AT_ONCE = 12
/** Has each hostile answer said at a stage, many at once; how often each was really said stands beside what came of it. */
export async function eachHostile<Came>(
  provider: Pick<HostileProvider, 'model'>,
  stage: Stage,
  hostile: readonly Hostile[],
  ask: (model: HostileModel) => Promise<Came>,
) {
  const came: { name: string; given: number; came: Came }[] = []
  const left = [...hostile]
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const model = await provider.model(stage, next)
      const result = await ask(model)
      came.push({ name: next.name, given: model.given(), came: result })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return came
}

/** How many were tried, and how many of them were really said at the stage they were tried at. */
export const saidAll = (came: readonly { given: number }[]) => ({
  tried: came.length,
  said: came.filter(({ given }) => given > 0).length,
})
