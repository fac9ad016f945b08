import type { Plan, PlannedUnit } from '#server/storyteller/plan.ts'
import type { UnitContext, UnitFact } from '#server/storyteller/port.ts'
import { Material } from './material.ts'
import { made, type Recipe } from './recipe.ts'
import { recipesOf } from './recipes.ts'

/** The name in every plan of the built-in storyteller. */
export const BUILTIN = 'builtin'

/** The plan of a told game. */
export const planOf = (material: Material): Plan => ({
  storyteller: BUILTIN,
  units: recipesOf(material).map(({ id, stage, recipe }) => ({
    id,
    stage,
    ...('paint' in recipe || 'play' in recipe ? { parallel: true } : {}),
  })),
  material,
})

/** A plan is read once, however many units it has. */
const read = new WeakMap<Plan, ReadonlyMap<string, Recipe>>()

function recipesIn(plan: Plan): ReadonlyMap<string, Recipe> {
  const known = read.get(plan)
  if (known !== undefined) return known
  Material.parse(plan.material)
  // it was checked; the copy a check answers has its keys in another order, and a fact would not be told as it was
  const material = plan.material as Material
  const recipes = new Map(recipesOf(material).map(({ id, recipe }) => [id, recipe]))
  read.set(plan, recipes)
  return recipes
}

/** Writes a unit out of the texts its plan holds; a chapter is reported scene by scene. */
export async function writeUnit({ id }: PlannedUnit, context: UnitContext): Promise<UnitFact> {
  const recipe = recipesIn(context.plan).get(id)
  if (recipe === undefined) throw new Error(`the plan holds nothing for the unit ${id}`)
  return made(recipe, context)
}
