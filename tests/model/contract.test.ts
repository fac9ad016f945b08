import { beforeEach, expect, it } from 'vitest'
import { connectModel } from '#server/model/connect.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import type { Storyteller } from '#server/storyteller/port.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { storytellerContract } from '../storyteller/contract.ts'
import { briefOf } from '../storyteller/ideas.ts'
import { contextOf } from '../storyteller/writing.ts'
import { type Asked, providerServer, type Said } from './provider-server.ts'
import { BAD_WAYS, draftIn, goodModel } from './scripted-model.ts'

const idea = 'A postman carries a parcel over the mountains'
const language = 'en_US'
const brief = { ...briefOf(idea, language, 'journey-parcel.1'), duration: 'beginner' as const }
const common = { request: { idea, language }, brief, media: noStudio } as const

/** A model whose answer to a scene is always the same, and cannot be used for every other one. */
function halfBadModel(asked: Asked): Said {
  const draft = draftIn(asked)
  const way = BAD_WAYS[(draft?.text.length ?? 0) % (2 * BAD_WAYS.length)]
  return draft === undefined || way === undefined
    ? goodModel(language)(asked)
    : { content: way(draft) }
}

for (const [name, says, most] of [
  ['a model that answers well', goodModel(language), 0],
  ['a model that answers badly half of the time', halfBadModel, 30],
] as const) {
  let open: () => Storyteller
  beforeEach(async () => {
    const { choice } = await providerServer(says)
    const chosen = choice('openai-compatible')
    const known = { model: await connectModel(chosen), keepsSchema: true }
    open = () => createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  })
  storytellerContract({ name, open: () => open(), ...common })

  it(`[TL20] ${name} is held to the suite as what it is called`, async () => {
    const plan = await open().plan(brief, new AbortController().signal)
    const by: unknown[] = []
    const keep = (note: unknown) => void by.push((note as { scene: { by: string } }).scene.by)
    for (const unit of plan.units) await open().write(unit, contextOf(plan, noStudio, { keep }))
    const builtin = by.filter((one) => one === 'builtin').length
    expect(by.length).toBeGreaterThan(30)
    expect(builtin).toBeLessThanOrEqual(most)
    expect(builtin > 10).toBe(most > 0)
  })
}
