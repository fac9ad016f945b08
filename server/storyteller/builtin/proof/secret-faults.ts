import { canonical } from '#core/engine/replay.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import type { Game } from '../telling/game.ts'
import { snapshotOf } from './shape-faults.ts'

/** A hidden task is told only by its name: no other text of the published game may be that name. */
export function secretFaults(game: Game): string[] {
  const snapshot = snapshotOf(game)
  const told = canonical(encodePlay(snapshot, '', ''))
  const tasks = [...snapshot.contents.flatMap((chapter) => chapter.tasks), ...snapshot.npcTasks]
  return tasks
    .filter((task) => task.type === TASK_TYPE.hidden)
    .filter((task) => told.includes(JSON.stringify(task.name)))
    .map((task) => `the hidden task ${task.name} is told by another text`)
}
