import { z } from 'zod'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { KeptNote } from '#server/storyteller/port.ts'
import { MODEL, readModelPlan } from './model-plan.ts'
import { isTest } from './scene-brief.ts'

const NoteOfScene = z.object({
  scene: z.object({ by: z.enum(['model', 'builtin']), why: z.string().optional() }),
})

/** A scene of a game that a model tells which stands in the built-in storyteller's words, and why, as far as its note says. */
export type BuiltInScene = { unit: string; proved: KeyNode; why: string | undefined }

/** Who tells a game, where a model does; undefined of any other. */
export const writerOfPlan = (plan: Plan): { provider: string; model: string } | undefined =>
  plan.storyteller === MODEL ? readModelPlan(plan).writer : undefined

/** Which of the scenes that are told are not in the model's words. */
export function builtInScenes(
  plan: Plan,
  told: ReadonlySet<string>,
  notes: readonly KeptNote[],
): BuiltInScene[] {
  const noteOf = new Map(
    notes.flatMap(({ unit, note }) => {
      const read = NoteOfScene.safeParse(note)
      return read.success ? [[unit, read.data.scene] as const] : []
    }),
  )
  return [...readModelPlan(plan).scenes].flatMap(([unit, { node }]) => {
    const note = noteOf.get(unit)
    if (!told.has(unit) || note?.by === 'model') return []
    return [{ unit, proved: node, why: note?.why ?? (isTest(node) ? 'test' : undefined) }]
  })
}
