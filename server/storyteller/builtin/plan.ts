import type { Location } from '#schemas/location.ts'
import type { Brief } from '#schemas/settings.ts'
import type { BasicsFact, PlannedUnit } from '#server/storyteller/planned.ts'
import type { UnitFact } from '#server/storyteller/port.ts'
import { LOCATION_KEYS } from './kit.ts'
import { coverBrief, locationBrief, musicBrief, portraitBrief } from './pictures.ts'
import type { Game } from './telling/game.ts'

const written = (id: string, stage: PlannedUnit['stage'], text: UnitFact): PlannedUnit => ({
  id,
  stage,
  recipe: { text },
})

function basics(game: Game): PlannedUnit[] {
  const { title, templateKey, intro, worldOverview } = game.elements
  const first = { title, templateKey, intro, worldOverview }
  const known = Object.fromEntries(Object.entries(first).filter(([, text]) => text !== undefined))
  const stage = 'initial_element'
  const fact = (elements: Game['elements'], locations: readonly Location[]): BasicsFact => ({
    type: 'basics/written',
    payload: { elements, locations: [...locations] },
  })
  const whole = (id: string, locations: readonly Location[]): PlannedUnit => ({
    id,
    stage,
    recipe: { text: fact(game.elements, locations), shipped: musicBrief(game) },
  })
  return [
    written('basics-title', stage, fact(known, [])),
    whole('basics-elements', []),
    ...game.locations.map((location, at) =>
      whole(`basics-${location.id}`, game.locations.slice(0, at + 1)),
    ),
  ]
}

function people(game: Game): PlannedUnit[] {
  return [
    written('player', 'character_profile', {
      type: 'player/written',
      payload: { player: game.player },
    }),
    ...game.npcs.map((npc) =>
      written(`npc-${npc.id}`, 'npc_list', { type: 'npcs/written', payload: { npcs: [npc] } }),
    ),
    written('npc-tasks', 'npc_tasks', {
      type: 'npcs/tasksWritten',
      payload: { tasks: [...game.npcTasks] },
    }),
  ]
}

function story(game: Game): PlannedUnit[] {
  return [
    ...game.chapters.map((chapter, at) =>
      written(`chapter-${chapter.id}`, 'outline', {
        type: 'story/written',
        payload: { prologue: [...game.prologue], chapters: game.chapters.slice(0, at + 1) },
      }),
    ),
    ...game.contents.map((chapter) =>
      written(`nodes-${chapter.key}`, 'key_nodes_and_tasks', {
        type: 'nodes/written',
        payload: { chapter },
      }),
    ),
  ]
}

function pictures(game: Game, style: Brief['artStyle']): PlannedUnit[] {
  const { suspects, ally, victim } = game.premise.truth
  const cover: PlannedUnit = {
    id: 'cover',
    stage: 'cover',
    recipe: { paint: coverBrief(game, style), shown: { cover: true } },
  }
  const places = LOCATION_KEYS.map((key, at): PlannedUnit => {
    const id = game.locations[at]?.id ?? key
    const paint = locationBrief(game, key, style)
    return {
      id: `picture-${id}`,
      stage: 'location_image',
      recipe: { paint, shown: { location: id } },
    }
  })
  const faces = [...suspects, ally, victim].map((member): PlannedUnit => {
    const paint = portraitBrief(game, member, style)
    const id = `picture-npc-${member.id}`
    return { id, stage: 'npc_photo', recipe: { paint, shown: { npc: member.id } } }
  })
  const alternating = places.flatMap((place, at) => [place, ...faces.slice(at, at + 1)])
  return [cover, ...alternating, ...faces.slice(places.length)]
}

const music = (game: Game): PlannedUnit => ({
  id: 'music',
  stage: 'initial_element',
  recipe: { play: musicBrief(game), elements: game.elements },
})

/** The units of a game: readable from the first on; pictures and music are made beside them. */
export const unitsOf = (game: Game, brief: Brief): PlannedUnit[] => [
  ...basics(game),
  ...people(game),
  ...story(game),
  ...pictures(game, brief.artStyle),
  music(game),
]
