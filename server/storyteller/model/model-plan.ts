import { z } from 'zod'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { Brief } from '#schemas/settings.ts'
import type { ModelChoice } from '#server/model/choice.ts'
import { Material } from '#server/storyteller/builtin/material.ts'
import { Plan, type PlannedUnit } from '#server/storyteller/plan.ts'
import type { UnitFact } from '#server/storyteller/port.ts'
import { promptsOf } from './prompts.ts'
import { proposingPrompts } from './proposing-prompts.ts'
import { type ReadBefore, readBefore } from './read-before.ts'

/** The name in every plan of a game that a model dresses. */
export const MODEL = 'model'

/** Who dresses a game: it stays the same from its first scene to its last. */
const Writer = z.strictObject({ provider: z.string(), model: z.string(), prompts: z.number() })
type Writer = z.infer<typeof Writer>

/** The proven game as the built-in storyteller planned it, whom it was told for, and who dresses it. */
const Kept = z.strictObject({
  plan: Plan,
  brief: Brief.pick({ language: true, ageGroup: true }),
  writer: Writer,
  /** The version of the words that proposals were asked for with when it was planned. */
  proposing: z.number().int().optional(),
})

export const writerOf = (
  { provider, model }: Pick<ModelChoice, 'provider' | 'model'>,
  { language }: Pick<Brief, 'language'>,
): Writer => ({ provider, model, prompts: promptsOf(language).version })

const SCENE = 'scene-'
const unitOf = ({ globalId }: KeyNode): string => `${SCENE}${globalId}`

/** The plan of a proven game whose scenes are written one by one: each is a unit, and is lost alone in a crash. */
export function modelPlan(plan: Plan, brief: Brief, choice: ModelChoice): Plan {
  const { contents } = Material.parse(plan.material)
  const scenesByUnit = new Map(
    contents.map((chapter) => [`nodes-${chapter.key}`, chapter.nodes.map(unitOf)]),
  )
  const units = plan.units.flatMap((unit): PlannedUnit[] =>
    (scenesByUnit.get(unit.id) ?? [unit.id]).map((id) => ({ ...unit, id })),
  )
  const { language, ageGroup } = brief
  const material = {
    ...{ plan, brief: { language, ageGroup }, writer: writerOf(choice, brief) },
    proposing: proposingPrompts(language).version,
  }
  return { storyteller: MODEL, units, material }
}

/** A plan as it is read again, once however many scenes it has. */
export type ReadPlan = z.infer<typeof Kept> & {
  material: Material
  scenes: ReadonlyMap<string, Scene>
  /** What everybody has read who comes to a scene. */
  before: (node: KeyNode) => ReadBefore
}
/** A scene, the chapter it stands in, and whether it is that chapter's last. */
type Scene = { node: KeyNode; chapter: ChapterContent; isLast: boolean }
const read = new WeakMap<Plan, ReadPlan>()

export function readModelPlan(plan: Plan): ReadPlan {
  const known = read.get(plan)
  if (known !== undefined) return known
  const kept = Kept.parse(plan.material)
  const material = Material.parse(kept.plan.material)
  const scenes = material.contents.flatMap((chapter) =>
    chapter.nodes.map((node, at) => {
      const isLast = at === chapter.nodes.length - 1
      return [unitOf(node), { node, chapter, isLast }] as const
    }),
  )
  const before = readBefore(material.contents)
  const made = { ...kept, material, scenes: new Map(scenes), before }
  read.set(plan, made)
  return made
}

/** The fact a scene ends in; the tasks of a chapter stand on its last nodes and come with the last of them. */
export const sceneFact = ({ chapter, isLast }: Scene, node: KeyNode): UnitFact => ({
  type: 'nodes/written',
  payload: { chapter: { ...chapter, nodes: [node], tasks: isLast ? chapter.tasks : [] } },
})
