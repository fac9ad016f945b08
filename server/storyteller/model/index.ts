import { isDeepStrictEqual } from 'node:util'
import type { KeyNode } from '#schemas/key-node.ts'
import { type KnownModel, MODEL_DEADLINES } from '#server/model/ask.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import { ModelFault } from '#server/model/faults.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import type { Note, PlannedUnit } from '#server/storyteller/plan.ts'
import {
  type RetellingContext,
  type Storyteller,
  StorytellerRefusal,
  type UnitContext,
  type UnitFact,
  type UsedBudget,
} from '#server/storyteller/port.ts'
import { type DressedScene, type Dressing, dressScene } from './dress-scene.ts'
import { gameSheet } from './game-sheet.ts'
import {
  MODEL,
  modelPlan,
  type ReadPlan,
  readModelPlan,
  sceneFact,
  writerOf,
} from './model-plan.ts'
import { promptsOf } from './prompts.ts'
import { proposeByModel } from './propose-by-model.ts'
import { isTest, type SceneText, sceneBrief } from './scene-brief.ts'

/** A model, and what it was chosen by. */
export type ChosenModel = { readonly choice: ModelChoice; readonly known: KnownModel }

/** What is kept of a scene: in whose words it is told, why not in the model's, and what was paid for it. */
type SceneNote = Omit<DressedScene, 'scene' | 'why'> & {
  why?: DressedScene['why'] | 'otherModel' | UsedBudget
}

/** A storyteller whose games are planned and proved by another one, and whose scenes a model tells in its own words. */
export function createModelStoryteller(inner: Storyteller, chosen: ChosenModel): Storyteller {
  const isOurs = ({ writer, brief }: ReadPlan): boolean =>
    isDeepStrictEqual(writer, writerOf(chosen.choice, brief))
  const innerContext = (context: UnitContext): UnitContext => ({
    ...context,
    plan: readModelPlan(context.plan).plan,
  })
  const asProved = (unit: PlannedUnit, context: UnitContext): Promise<UnitFact> | UnitFact => {
    const scene = readModelPlan(context.plan).scenes.get(unit.id)
    return scene === undefined
      ? inner.write(unit, innerContext(context))
      : sceneFact(scene, scene.node)
  }
  return {
    name: MODEL,
    // a scene may be asked for twice
    deadlinesMs: { ...inner.deadlinesMs, key_nodes_and_tasks: 2 * MODEL_DEADLINES.wholeMs },
    propose: (request, signal, spent, usedUp) =>
      proposeByModel(inner, chosen.known, request, signal, spent, usedUp),
    async plan(brief, signal) {
      return modelPlan(await inner.plan(brief, signal), brief, chosen.choice)
    },
    async write(unit, context) {
      context.signal.throwIfAborted()
      const plan = readModelPlan(context.plan)
      const scene = plan.scenes.get(unit.id)
      if (scene === undefined || isTest(scene.node)) return asProved(unit, context)
      if (!isOurs(plan)) {
        // a game keeps the voice it was begun in
        context.keep(noteOf({ by: 'builtin', why: 'otherModel' }))
        return asProved(unit, context)
      }
      const budget = await context.usedUp?.()
      if (budget) {
        context.keep(noteOf({ by: 'builtin', why: budget }))
        return asProved(unit, context)
      }
      const show = (text: string): void =>
        context.report(sceneFact({ ...scene, isLast: false }, { ...scene.node, content: text }))
      const dressed = await written(plan, scene.node, context, show, chosen)
      const { by, why, tokens, calls } = dressed
      context.keep(noteOf({ by, ...(why === undefined ? {} : { why }), tokens, calls }))
      return sceneFact(scene, dressedNode(scene.node, dressed.scene))
    },
    async tellAgain(node, context) {
      if (context.plan.storyteller !== MODEL) return undefined
      const plan = readModelPlan(context.plan)
      if (isTest(node) || !isOurs(plan)) return undefined
      const { by, scene, why = 'other' } = await written(plan, node, context, () => {}, chosen)
      return by === 'model' ? { node: dressedNode(node, scene) } : { why }
    },
    async fallback(unit, context) {
      if (readModelPlan(context.plan).scenes.has(unit.id)) context.keep(noteOf({ by: 'builtin' }))
      return asProved(unit, context)
    },
    otherPicture: (plan, asked) => inner.otherPicture?.(readModelPlan(plan).plan, asked),
  }
}

async function written(
  { material, brief, before }: ReadPlan,
  node: KeyNode,
  { told, signal, spent }: RetellingContext,
  onText: (text: string) => void,
  { choice, known: model }: ChosenModel,
): Promise<DressedScene> {
  const { language, ageGroup } = brief
  const prompts = promptsOf(language)
  const scenes = told.flatMap(({ fact }) =>
    fact.type === 'nodes/written' ? fact.payload.chapter.nodes : [],
  )
  const read = {
    before: before(node),
    told: new Map(scenes.map((scene) => [scene.globalId, scene])),
  }
  const unfit = ageGroup === 'ADULT' ? undefined : packOf(language).gentle.never
  const dressing: Dressing = {
    ...{ model, prompts, signal, onText, unfit, onSpent: spent },
    asksWhatIsLeftOut: choice.asksWhatIsLeftOut === true,
    instructions: gameSheet(material, prompts),
  }
  try {
    return await dressScene(sceneBrief(material, node, read, language), dressing)
  } catch (cause) {
    if (!(cause instanceof ModelFault)) throw cause
    throw new StorytellerRefusal(
      cause.isPassing ? 'unavailable' : 'refused',
      `${cause.code}: ${cause.message}`,
      cause.retryAfterMs,
    )
  }
}

/** The words are the model's; where they lead, and what is right, stays as it was proved. */
const dressedNode = (node: KeyNode, { text, options }: SceneText): KeyNode => ({
  ...node,
  content: text,
  options: node.options.map((option, at) => ({
    ...option,
    content: options[at]?.text ?? option.content,
    reply: options[at]?.reply ?? option.reply,
  })),
})

const noteOf = (note: Partial<SceneNote>): Note => ({ scene: note as Note })
