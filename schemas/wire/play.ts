import type { GameSnapshot } from '../game.ts'
import { TASK_TYPE, type Task } from '../task.ts'
import { presentOrNull } from './address.ts'
import { encodeBrief } from './brief.ts'
import { encodeStory } from './chapter.ts'
import { encodeElements } from './element.ts'
import { encodeImages } from './game.ts'
import { encodeContents } from './key-node.ts'
import { encodeNpc, encodeNpcPhoto } from './npc.ts'
import { encodePlayer } from './player.ts'
import { encodeTask } from './task.ts'

const shown = (tasks: readonly Task[]): Task[] =>
  tasks.filter((task) => task.type !== TASK_TYPE.hidden)

/** A published game as a player may read it: no answers, and no hidden task before it is earned. */
export function encodePlay(game: GameSnapshot, gameId: string, origin: string) {
  const contents = game.contents.map((one) => ({ ...one, tasks: shown(one.tasks) }))
  const chapters = game.chapters.map((one) => ({ ...one, tasks: shown(one.tasks) }))
  const { setting: _, outline: __, corrections: ___, ...brief } = encodeBrief(game.brief)
  return {
    game_id: gameId,
    ...brief,
    cover: presentOrNull(game.cover, origin),
    initial_element: encodeElements(game.elements, game.locations, origin),
    character_profile: game.player === null ? null : encodePlayer(game.player),
    npc_list: { npcs: game.npcs.map((npc) => encodeNpc(npc, origin)) },
    npc_photos: game.npcPhotos.map((one) => ({ id: one.npcId, ...encodeNpcPhoto(one, origin) })),
    npc_tasks: { npc_tasks: shown(game.npcTasks).map(encodeTask) },
    script_outline: encodeStory(game.prologue, chapters),
    script_key_nodes_and_task_map: encodeContents(contents, false),
    location_images: encodeImages(game.locationImages, origin),
    status: game.status,
    script_version: game.scriptVersion,
  }
}

/** What a choice came to: whether it was the answer (null where there is none), and the tasks it completed. */
export const encodeJudgement = (judged: { correct: boolean | null; earned: readonly Task[] }) => ({
  correct: judged.correct,
  earned: judged.earned.map(encodeTask),
})
