import { setTimeout as pause } from 'node:timers/promises'
import { aChapter, aLocation, aNode, anNpc, aPlayer, aTask } from '#fixtures/builders.ts'
import type { GenerationStage } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { MediaMaker, Storyteller, UnitContext, UnitFact } from '#server/storyteller/port.ts'

/** What goes otherwise in this telling: by the unit's id, counted by how often it was asked for. */
export type Mishaps = {
  make?: (
    unit: string,
    attempt: number,
    signal: AbortSignal,
    context: UnitContext,
  ) => Promise<void> | void
  think?: (signal: AbortSignal) => AsyncIterable<string>
  outlines?: () => void
  plan?: (attempt: number) => void
  deadlinesMs?: NonNullable<Storyteller['deadlinesMs']>
  fallback?: NonNullable<Storyteller['fallback']>
}

const texts: readonly (readonly [id: string, stage: GenerationStage, fact: GameFact])[] = [
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
      payload: {
        chapter: {
          key: 'chapter_1',
          index: 1,
          nodes: [1, 2, 3].map((id) => aNode({ id, nextNodeId: id < 3 ? id + 1 : 0 })),
          tasks: [aTask()],
        },
      },
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
  const { deadlinesMs, fallback } = mishaps
  let plans = 0
  return {
    name: 'short',
    made,
    ...(deadlinesMs === undefined ? {} : { deadlinesMs }),
    ...(fallback === undefined ? {} : { fallback }),
    async *propose(request, signal) {
      signal.throwIfAborted()
      const thoughts = [`Reading: ${request.idea}\n\n`, 'A clock ', 'has stopped.\n']
      for await (const thought of mishaps.think?.(signal) ?? thoughts) yield { thought }
      mishaps.outlines?.()
      for (const key of ['classic', 'uncanny', 'pact']) {
        const text = `A ${key} telling of ${request.idea}`
        yield { outline: { key: `${key}${request.salt ?? ''}`, name: key, text } }
      }
    },
    async plan() {
      plans += 1
      mishaps.plan?.(plans)
      return {
        storyteller: 'short',
        units: [
          ...texts.map(([id, stage]) => ({ id, stage })),
          { id: 'cover', stage: 'cover', parallel: true },
        ],
        material: Object.fromEntries(texts.map(([id, , fact]) => [id, fact])),
      }
    },
    async write({ id }, context) {
      context.signal.throwIfAborted()
      made.push(id)
      const attempt = made.filter((one) => one === id).length
      await mishaps.make?.(id, attempt, context.signal, context)
      if (id === 'cover') return cover(context.media, context.signal)
      const fact = texts.find(([name]) => name === id)?.[2]
      if (fact === undefined) throw new Error(`the short game has no unit ${id}`)
      if (fact.type === 'nodes/written') reportScenes(fact, context)
      return fact
    },
  }
}

/** A chapter is shown as it grows. */
function reportScenes(
  { type, payload: { chapter } }: Extract<UnitFact, { type: 'nodes/written' }>,
  { report }: UnitContext,
): void {
  chapter.nodes.forEach((_, at) => {
    const nodes = chapter.nodes.slice(0, at + 1)
    report({ type, payload: { chapter: { ...chapter, nodes, tasks: [] } } })
  })
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
