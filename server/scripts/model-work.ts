import { textAddressOf } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { addSpent, type ModelWork, type SpentPart } from '#schemas/model-work.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { costOf } from '#server/model/prices.ts'
import type { SpentTogether } from '#server/store/model-questions.ts'
import { partsOfNode } from '#server/storyteller/builtin/told-facts.ts'
import {
  type BuiltInScene,
  builtInScenes,
  writerOfPlan,
} from '#server/storyteller/model/built-in-scenes.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import { builtInReasonOf } from './built-in-reason.ts'
import { owned, type ScriptServices } from './calls.ts'
import { unitIn } from './runs.ts'

const NO_MODEL: ModelWork = { model: null, scenes: [], parts: [], cost: null, budget: null }

/** What a model did of a creator's game: which scenes are not in its words and why, and what all of it has cost. */
export async function readModelWork(
  services: ScriptServices,
  uid: string,
  { id }: { id: string },
): Promise<CallAnswer<ModelWork>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const plan = await services.store.plan(id)
  const writer = plan && writerOfPlan(plan)
  if (plan === undefined || writer === undefined) return answer.ok(NO_MODEL)
  const game = gameSnapshot(script.draft)
  const spent = await services.questions.ofScript(id)
  const ends = await services.questions.lastEnds(id)
  const scenes = (await toldBuiltIn(services, id, plan)).flatMap(({ unit, proved, why }) => {
    const address = addressOfProved(game, proved)
    const reason = builtInReasonOf(why ?? ends.get(unit))
    return address === undefined ? [] : [{ address, reason }]
  })
  return answer.ok({
    model: writer.model,
    scenes,
    parts: spentParts(spent),
    cost: costOf(spent),
    budget: await services.budgets.used({ uid, script: id }),
  })
}

async function toldBuiltIn(
  { store }: ScriptServices,
  id: string,
  plan: Plan,
): Promise<BuiltInScene[]> {
  const unitAt = new Map(
    (await store.units(id)).flatMap(({ seq, unit, fact }) =>
      unit === null || fact.type === 'script/stageFailed'
        ? []
        : [[seq, unitIn(unit).unit] as const],
    ),
  )
  const notes = (await store.notes(id)).flatMap(({ seq, note }) => {
    const unit = unitAt.get(seq)
    return unit === undefined ? [] : [{ unit, note }]
  })
  return builtInScenes(plan, new Set(unitAt.values()), notes)
}

const wordsOf = (node: KeyNode): string => JSON.stringify(partsOfNode(node))

/** Where a scene stands that still says what was proved; whatever was changed since is somebody else's. */
function addressOfProved({ contents }: GameSnapshot, proved: KeyNode): string | undefined {
  for (const { key, nodes } of contents) {
    const node = nodes.find(({ globalId }) => globalId === proved.globalId)
    if (node !== undefined && wordsOf(node) === wordsOf(proved))
      return textAddressOf('nodes', key, node.id)
  }
  return undefined
}

/** What was spent by what it was for. */
function spentParts(spent: readonly SpentTogether[]): SpentPart[] {
  const parts = new Map<string, SpentPart>()
  for (const { purpose, calls, input, cached, output, reasoning, ms } of spent) {
    const part = { calls, input, cached, output, reasoning, ms }
    const sum = parts.get(purpose)
    parts.set(purpose, { purpose, ...(sum === undefined ? part : addSpent(sum, part)) })
  }
  return [...parts.values()]
}
