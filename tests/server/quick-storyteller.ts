import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GenerationStage } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'

const STAGES: Partial<Record<GameFact['type'], GenerationStage>> = {
  'basics/written': 'initial_element',
  'media/coverPainted': 'cover',
  'media/locationPainted': 'location_image',
  'player/written': 'character_profile',
  'npcs/written': 'npc_list',
  'media/npcPainted': 'npc_photo',
  'npcs/tasksWritten': 'npc_tasks',
  'story/written': 'outline',
}

/** Tells the sample game, whatever the idea. A unit waits for `pass`, where it is given, before it is told. */
export function quickStoryteller(pass: (unit: string) => Promise<void> = async () => {}): {
  storyteller: Storyteller
  media: MediaMaker
} {
  const told = factsOfGame(sampleGame('en_US', STORED_ORIGIN)).filter(
    (fact) => fact.type !== 'script/generationCompleted',
  )
  return {
    storyteller: {
      name: 'quick',
      async *propose() {},
      plan: async () => ({
        storyteller: 'quick',
        units: told.map(({ type }, at) => ({
          id: `unit-${at}`,
          stage: STAGES[type] ?? 'key_nodes_and_tasks',
        })),
        material: told,
      }),
      async write({ id }, { plan }) {
        await pass(id)
        const fact = told[plan.units.findIndex((unit) => unit.id === id)]
        if (fact === undefined) throw new Error(`no unit ${id} in the sample game`)
        return fact
      },
    },
    media: {
      picture: async () => `${STORED_ORIGIN}/media/a.webp`,
      music: async () => `${STORED_ORIGIN}/media/a.wav`,
      shippedMusic: () => `${STORED_ORIGIN}/media/a.wav`,
    },
  }
}
