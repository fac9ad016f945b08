import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { meetModel } from '#server/model/meet.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { readModelPlan } from '#server/storyteller/model/model-plan.ts'
import { isTest } from '#server/storyteller/model/scene-brief.ts'
import type { Note, Plan } from '#server/storyteller/plan.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { never } from '../storyteller/assistant/asking.ts'
import { contextOf } from '../storyteller/writing.ts'
import { briefOfWish, gameWishes } from './game-wishes.ts'
import { HOSTILE } from './hostile/corpus.ts'
import { eachHostile, type HostileModel, KEY, saidAll } from './hostile/provider.ts'
import { ANSWERS, hostileProvider, PATIENT_MS } from './hostile/provider-of-file.ts'
import { chunk } from './hostile/wire.ts'

const provider = hostileProvider()

const inner = createBuiltinStoryteller()
const [wish] = gameWishes(1)
if (wish === undefined) throw new Error('no wish')
const brief = briefOfWish(wish)

const planned = new Map<boolean, Promise<Plan>>()

/** A scene as this model tells it, or as it is told where the model is of no use: that of this place among those it may tell. */
async function toldAt(place: number, { choice, known }: HostileModel) {
  const teller = createModelStoryteller(inner, { choice, known })
  const asksMore = choice.asksWhatIsLeftOut === true
  const planning = planned.get(asksMore) ?? teller.plan(brief, never)
  planned.set(asksMore, planning)
  const plan = await planning
  const scenes = [...readModelPlan(plan).scenes].filter(([, { node }]) => !isTest(node))
  const [name, scene] = scenes[place] ?? []
  const unit = plan.units.find(({ id }) => id === name)
  if (unit === undefined || scene === undefined) throw new Error('no scene for a model')
  const notes: Note[] = []
  const context = contextOf(plan, noStudio, { keep: (note) => void notes.push(note) })
  let refusal = ''
  const fact = await teller.write(unit, context).catch((cause: { code: string }) => {
    refusal = cause.code
    return teller.fallback?.(unit, context)
  })
  const [node] = fact?.type === 'nodes/written' ? fact.payload.chapter.nodes : []
  return { node, proved: scene.node, refusal, note: notes.at(-1) }
}

/** The first scene for which a model is asked this, and what a good one makes of it. */
async function sceneFor(stage: 'scene' | 'leftOut') {
  for (let place = 0; ; place++) {
    const model = await provider.model(stage)
    const good = await toldAt(place, model)
    if (model.given() > 0) return { place, good }
  }
}
const same = (one: KeyNode | undefined, other: KeyNode | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

it.each(['scene', 'leftOut'] as const)(
  '[HO3] a scene is in the good words or as it was proved, whatever hostile is answered to the question for its %s',
  async (stage) => {
    const { place, good } = await sceneFor(stage)
    expect(good.note).toMatchObject({ scene: { by: 'model' } })
    const came = await eachHostile(provider, stage, HOSTILE, (model) => toldAt(place, model))
    const strange = came.filter(
      ({ came: { node, proved, refusal } }) =>
        !(same(node, good.node) || same(node, proved)) ||
        !['', 'unavailable', 'refused'].includes(refusal),
    )
    expect(
      strange.map(({ name, came: { node, refusal } }) => [name, refusal, node?.content]),
    ).toEqual([])
    expect(saidAll(came)).toEqual({ tried: ANSWERS, said: ANSWERS })
  },
  PATIENT_MS,
)

it(
  '[HO3] a server that meets a hostile model starts, or says why not in one line without its key',
  async () => {
    const came = await eachHostile(provider, 'meeting', HOSTILE, async ({ own, isWaitedFor }) => {
      const met = await meetModel(own, isWaitedFor ? 60_000 : 3_000)
      return 'refused' in met ? met.refused : met.line
    })
    const strange = came.filter(
      ({ came: line }) => line.includes(KEY) || line.length > 400 || line.includes('\n'),
    )
    expect(strange).toEqual([])
    expect(saidAll(came)).toEqual({ tried: ANSWERS, said: ANSWERS })
  },
  PATIENT_MS,
)

it(
  '[HO5] an answer that does not end is broken off after 100,000 letters, and the connection with it',
  async () => {
    const stream = { sent: 0, open: 0 }
    const endless = {
      name: 'without an end',
      onWire: (reply: ServerResponse) => {
        // asked twice: the first connection may be closed after the second is open
        stream.open++
        reply.on('close', () => void stream.open--)
        reply.writeHead(200, { 'content-type': 'text/event-stream' })
        reply.write(chunk({ content: '{"text":"' }))
        const more = (): void => {
          if (reply.closed || stream.sent > 20_000_000) return
          stream.sent += 4_000
          if (reply.write(chunk({ content: 'a'.repeat(4_000) }))) setImmediate(more)
          else reply.once('drain', more)
        }
        more()
      },
    }
    const { node, proved, note } = await toldAt(0, await provider.model('scene', endless))
    expect(node).toEqual(proved)
    expect(note).toMatchObject({ scene: { by: 'builtin', why: 'endless' } })
    await expect.poll(() => stream.open).toBe(0)
    expect(stream.sent).toBeGreaterThan(100_000)
    expect(stream.sent).toBeLessThan(20_000_000)
  },
  PATIENT_MS,
)
