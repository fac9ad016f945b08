import type { PicturePart } from '#core/game/pictures.ts'
import type { Location } from '#schemas/location.ts'
import type { UnitFact } from '#server/storyteller/port.ts'
import type { Material } from './material.ts'
import type { BasicsFact, UnitRecipe } from './recipe.ts'

const written = (id: string, stage: UnitRecipe['stage'], text: UnitFact): UnitRecipe => ({
  id,
  stage,
  recipe: { text },
})

function basics({ elements, locations, music, npcs }: Material): UnitRecipe[] {
  const { title, templateKey, intro, worldOverview } = elements
  const first = { title, templateKey, intro, worldOverview }
  const known = Object.fromEntries(Object.entries(first).filter(([, text]) => text !== undefined))
  const stage = 'initial_element'
  const fact = (
    told: Material['elements'],
    places: readonly Location[],
    size: { castSize?: number } = {},
  ): BasicsFact => ({
    type: 'basics/written',
    payload: { elements: told, locations: [...places], ...size },
  })
  const whole = (id: string, places: readonly Location[]): UnitRecipe => ({
    id,
    stage,
    recipe: { text: fact(elements, places), shipped: music },
  })
  return [
    // how many people will come is known before any of them
    written('basics-title', stage, fact(known, [], { castSize: npcs.length })),
    whole('basics-elements', []),
    ...locations.map((location, at) => whole(`basics-${location.id}`, locations.slice(0, at + 1))),
  ]
}

function people({ player, npcs, npcTasks }: Material): UnitRecipe[] {
  return [
    written('player', 'character_profile', { type: 'player/written', payload: { player } }),
    // as they stand on the page: nobody takes the place of somebody who is being read
    ...npcs
      .toSorted((one, other) => one.id - other.id)
      .map((npc) =>
        written(`npc-${npc.id}`, 'npc_list', { type: 'npcs/written', payload: { npcs: [npc] } }),
      ),
    written('npc-tasks', 'npc_tasks', {
      type: 'npcs/tasksWritten',
      payload: { tasks: npcTasks },
    }),
  ]
}

function story({ prologue, chapters, contents }: Material): UnitRecipe[] {
  return [
    ...chapters.map((chapter, at) =>
      written(`chapter-${chapter.id}`, 'outline', {
        type: 'story/written',
        payload: { prologue, chapters: chapters.slice(0, at + 1) },
      }),
    ),
    ...contents.map(
      (chapter): UnitRecipe => ({
        id: `nodes-${chapter.key}`,
        stage: 'key_nodes_and_tasks',
        recipe: { scenes: { type: 'nodes/written', payload: { chapter } } },
      }),
    ),
  ]
}

/** What a picture's unit is called, and the stage it belongs to. */
function placeOf(shown: PicturePart): Pick<UnitRecipe, 'id' | 'stage'> {
  if ('cover' in shown) return { id: 'cover', stage: 'cover' }
  if ('location' in shown) return { id: `picture-${shown.location}`, stage: 'location_image' }
  return { id: `picture-npc-${shown.npc}`, stage: 'npc_photo' }
}

const pictures = (material: Material): UnitRecipe[] =>
  material.pictures.map(({ brief, shown }) => ({
    ...placeOf(shown),
    recipe: { paint: brief, shown },
  }))

const music = (material: Material): UnitRecipe => ({
  id: 'music',
  stage: 'initial_element',
  recipe: { play: material.music, elements: material.elements },
})

/** The units of a told game: readable from the first on; pictures and music are made beside them. */
export const recipesOf = (material: Material): UnitRecipe[] => [
  ...basics(material),
  ...people(material),
  ...story(material),
  ...pictures(material),
  music(material),
]
