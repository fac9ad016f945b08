import { z } from 'zod'
import { GenerationStage } from '#schemas/game.ts'

/** The unit that a written script ends with. */
export const COMPLETED = 'completed'
/** Stands for the plan itself where it cannot be made. */
export const PLAN = 'plan'
/** Stands in the log between a unit and the run it was made in. */
export const RUN_MARK = '#'

/** What the log says otherwise is no name of a unit. */
const isFree = (id: string): boolean => ![COMPLETED, PLAN].includes(id) && !id.includes(RUN_MARK)

/**
 * A piece of a game small enough to be lost in a crash. Texts are told one after another in the plan's order;
 * `parallel` units (pictures, music) are made beside them, in the plan's order, some at a time.
 */
export const PlannedUnit = z.strictObject({
  id: z.string().min(1).max(100).refine(isFree),
  stage: GenerationStage,
  parallel: z.literal(true).optional(),
})
export type PlannedUnit = z.infer<typeof PlannedUnit>

/**
 * All that a storyteller decides about a game before its first word, as JSON: made once, stored with the script,
 * and all it needs to write every unit later, in another process or after a kill. `material` is the storyteller's own.
 */
export const Plan = z.strictObject({
  storyteller: z.string().min(1),
  units: z
    .array(PlannedUnit)
    .min(1)
    .refine((units) => new Set(units.map(({ id }) => id)).size === units.length),
  material: z.unknown(),
})
export type Plan = z.infer<typeof Plan>

/** What a storyteller remembers of a unit for later ones: JSON. */
export const Note = z.json()
export type Note = z.infer<typeof Note>
