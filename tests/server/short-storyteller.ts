import { setTimeout as pause } from 'node:timers/promises'
import { aChapter, aLocation, aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import type { Stage } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { MediaMaker, Storyteller, Unit, UnitFact } from '#server/storyteller/port.ts'

/** What goes otherwise in this telling: by the unit's id, counted by how often it was asked for. */
export type Mishaps = {
  make?: (unit: string, attempt: number, signal: AbortSignal) => Promise<void> | void
  think?: (signal: AbortSignal) => AsyncIterable<string>
  outlines?: () => void
  plan?: () => void
}

const texts: readonly (readonly [id: string, stage: Stage, fact: GameFact])[] = [
  [
    'basics',
    'initial_element',
    {
      type: 'basics/written',
      payload: { elements: { title: 'The Stopped Hour' }, locations: [aLocation()] },
    },
  ],
  ['player', 'character_profile', { type: 'player/written', payload: { player: aPlayer() } }],
  ['npcs', 'npc_list', { type: 'npcs/written', payload: { npcs: [anNpc()] } }],
  ['tasks', 'npc_tasks', { type: 'npcs/tasksWritten', payload: { tasks: [aTask({ roleId: 1 })] } }],
  [
    'story',
    'outline',
    { type: 'story/written', payload: { prologue: ['It is late.'], chapters: [aChapter()] } },
  ],
  [
    'nodes',
    'key_nodes_and_tasks',
    {
      type: 'nodes/written',
      payload: { chapter: { key: 'chapter_1', index: 1, nodes: [aNode()], tasks: [aTask()] } },
    },
  ],
]

const cover: (media: MediaMaker, signal: AbortSignal) => Promise<UnitFact> = async (
  media,
  signal,
) => ({
  type: 'media/coverPainted',
  payload: {
    url: await media.picture(
      {
        subject: { kind: 'cover', place: 'village', mood: 'dusk' },
        style: 'DESIGN',
        seed: 'short',
      },
      signal,
    ),
  },
})

/** A storyteller of one small game, for tests that are about what surrounds a telling. */
export function createShortStoryteller(mishaps: Mishaps = {}): Storyteller & { made: string[] } {
  const made: string[] = []
  const unit = (id: string, stage: Stage, make: Unit['make'], apart?: true): Unit => ({
    id,
    stage,
    ...(apart ? { apart } : {}),
    async make(media, signal) {
      made.push(id)
      await mishaps.make?.(id, made.filter((one) => one === id).length, signal)
      return make(media, signal)
    },
  })
  return {
    name: 'short',
    made,
    async *think(request, signal) {
      signal.throwIfAborted()
      if (mishaps.think) yield* mishaps.think(signal)
      else yield* [`Reading: ${request.idea}\n\n`, 'A clock ', 'has stopped.\n']
    },
    async outlines(request) {
      mishaps.outlines?.()
      return ['classic', 'uncanny', 'pact'].map((key) => ({
        key: `${key}${request.salt ?? ''}`,
        name: key,
        text: `A ${key} telling of ${request.idea}`,
      }))
    },
    async plan() {
      mishaps.plan?.()
      return [
        ...texts.map(([id, stage, fact]) => unit(id, stage, async () => fact)),
        unit('cover', 'cover', cover, true),
      ]
    },
  }
}

/** A studio that paints nothing. */
export const noStudio: MediaMaker = {
  picture: async (brief) => `http://pictures.test/${brief.subject.kind}-${brief.seed}.webp`,
  music: async (brief) => `http://pictures.test/${brief.seed}.ogg`,
  shippedMusic: (brief) => `http://pictures.test/${brief.mood}.ogg`,
}

/** Waits until somebody breaks off. */
export async function forever(signal: AbortSignal): Promise<void> {
  await pause(3_600_000, undefined, { signal, ref: false })
}
