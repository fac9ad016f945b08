import { type GameSnapshot, GenerationStage } from '#schemas/game.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'

/** A whole game told anew: the facts another log can begin with, in the order of the stages. */
export function gameAsFacts(game: GameSnapshot): GameFact[] {
  const { elements, locations, cover, locationImages: images, player } = game
  const { npcs, npcPhotos, npcTasks, prologue, chapters, contents } = game
  const each = <T>(rows: readonly T[], fact: (row: T) => GameFact): GameFact[] => rows.map(fact)
  return [
    { type: 'basics/written', payload: { elements, locations } },
    ...each(cover === null ? [] : [cover], (url) => ({
      type: 'media/coverPainted',
      payload: { url },
    })),
    ...each(Object.keys(images).length === 0 ? [] : [images], (all) => ({
      type: 'media/locationPainted',
      payload: { images: all },
    })),
    ...each(player === null ? [] : [player], (one) => ({
      type: 'player/written',
      payload: { player: one },
    })),
    ...each(npcs, (npc) => ({ type: 'npcs/written', payload: { npcs: [npc] } })),
    ...each(npcPhotos, (payload) => ({ type: 'media/npcPainted', payload })),
    ...each(npcTasks.length === 0 ? [] : [npcTasks], (tasks) => ({
      type: 'npcs/tasksWritten',
      payload: { tasks },
    })),
    ...each(prologue.length + chapters.length === 0 ? [] : [chapters], (all) => ({
      type: 'story/written',
      payload: { prologue, chapters: all },
    })),
    ...each(contents, (chapter) => ({ type: 'nodes/written', payload: { chapter } })),
    ...game.failedStages.flatMap((name): GameFact[] => {
      const stage = GenerationStage.safeParse(name)
      if (!stage.success) return []
      const payload = { stage: stage.data, reason: 'fault', retryable: false }
      return [{ type: 'script/stageFailed', payload }]
    }),
    { type: 'script/generationCompleted', payload: {} },
  ]
}
