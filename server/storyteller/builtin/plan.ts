import type { Location } from '#schemas/location.ts'
import type { Brief } from '#schemas/settings.ts'
import type { MediaMaker, Unit, UnitFact } from '#server/storyteller/port.ts'
import { LOCATION_KEYS } from './kit.ts'
import { coverBrief, locationBrief, musicBrief, portraitBrief } from './pictures.ts'
import type { Game } from './telling/game.ts'

const written = (
  id: string,
  stage: Unit['stage'],
  fact: (media: MediaMaker) => UnitFact,
): Unit => ({
  id,
  stage,
  make: (media, signal) => {
    signal.throwIfAborted()
    return Promise.resolve(fact(media))
  },
})

function basics(game: Game): Unit[] {
  const { title, templateKey, intro, worldOverview } = game.elements
  const first = { title, templateKey, intro, worldOverview }
  const known = Object.fromEntries(Object.entries(first).filter(([, text]) => text !== undefined))
  const fact = (elements: Game['elements'], locations: readonly Location[]): UnitFact => ({
    type: 'basics/written',
    payload: { elements, locations: [...locations] },
  })
  const all = (media: MediaMaker): Game['elements'] => ({
    ...game.elements,
    musicUrl: media.shippedMusic(musicBrief(game)),
  })
  return [
    written('basics-title', 'initial_element', () => fact(known, [])),
    written('basics-elements', 'initial_element', (media) => fact(all(media), [])),
    ...game.locations.map((location, at) =>
      written(`basics-${location.id}`, 'initial_element', (media) =>
        fact(all(media), game.locations.slice(0, at + 1)),
      ),
    ),
  ]
}

function people(game: Game): Unit[] {
  return [
    written('player', 'character_profile', () => ({
      type: 'player/written',
      payload: { player: game.player },
    })),
    ...game.npcs.map((npc) =>
      written(`npc-${npc.id}`, 'npc_list', () => ({
        type: 'npcs/written',
        payload: { npcs: [npc] },
      })),
    ),
    written('npc-tasks', 'npc_tasks', () => ({
      type: 'npcs/tasksWritten',
      payload: { tasks: [...game.npcTasks] },
    })),
  ]
}

function story(game: Game): Unit[] {
  return [
    ...game.chapters.map((chapter, at) =>
      written(`chapter-${chapter.id}`, 'outline', () => ({
        type: 'story/written',
        payload: { prologue: [...game.prologue], chapters: game.chapters.slice(0, at + 1) },
      })),
    ),
    ...game.contents.map((chapter) =>
      written(`nodes-${chapter.key}`, 'key_nodes_and_tasks', () => ({
        type: 'nodes/written',
        payload: { chapter },
      })),
    ),
  ]
}

function pictures(game: Game, style: Brief['artStyle']): Unit[] {
  const { suspects, ally, victim } = game.premise.truth
  const cover: Unit = {
    id: 'cover',
    stage: 'cover',
    apart: true,
    make: async (media, signal) => ({
      type: 'media/coverPainted',
      payload: { url: await media.picture(coverBrief(game, style), signal) },
    }),
  }
  const places = LOCATION_KEYS.map((key, at): Unit => {
    const id = game.locations[at]?.id ?? key
    return {
      id: `picture-${id}`,
      stage: 'location_image',
      apart: true,
      make: async (media, signal) => ({
        type: 'media/locationPainted',
        payload: { images: { [id]: await media.picture(locationBrief(game, key, style), signal) } },
      }),
    }
  })
  const faces = [...suspects, ally, victim].map(
    (member): Unit => ({
      id: `picture-npc-${member.id}`,
      stage: 'npc_photo',
      apart: true,
      make: async (media, signal) => {
        const photo = await media.picture(portraitBrief(game, member, style), signal)
        return { type: 'media/npcPainted', payload: { npcId: member.id, photo, avatar: photo } }
      },
    }),
  )
  const alternating = places.flatMap((place, at) => [place, ...faces.slice(at, at + 1)])
  return [cover, ...alternating, ...faces.slice(places.length)]
}

function music(game: Game): Unit {
  return {
    id: 'music',
    stage: 'initial_element',
    apart: true,
    // No locations: restated, they would take away the pictures painted in the meantime.
    make: async (media, signal) => ({
      type: 'basics/written',
      payload: {
        elements: { ...game.elements, musicUrl: await media.music(musicBrief(game), signal) },
        locations: [],
      },
    }),
  }
}

/** The units of a game: readable from the first on; pictures and music are made beside them. */
export const unitsOf = (game: Game, brief: Brief): Unit[] => [
  ...basics(game),
  ...people(game),
  ...story(game),
  ...pictures(game, brief.artStyle),
  music(game),
]
