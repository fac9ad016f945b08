import { values } from '#core/engine/table.ts'
import { projection } from '#plugins/kit.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

/** Every task of the game once: the chapters' own, the outline's and the NPCs', by chapter. */
export const allTasks = projection(
  'tasks.all',
  ({ script: { tasks, npcs, story } }) => [tasks.partitions, npcs.tasks, story.chapters] as const,
  (chapters, ofNpcs, ofStory): Task[] => {
    const found = new Map<string, Task>()
    const every = [
      ...chapters.flatMap((chapter) => values(chapter)),
      ...values(ofNpcs),
      ...values(ofStory).flatMap((chapter) => chapter.tasks),
    ]
    for (const task of every) {
      const key = `${task.chapterKey}|${task.id}`
      if (!found.has(key)) found.set(key, task)
    }
    return [...found.values()].sort((a, b) => a.chapterIndex - b.chapterIndex)
  },
)

export const taskCount = projection(
  'tasks.count',
  (draft) => [allTasks(draft)] as const,
  (tasks) => tasks.length,
)

/** Where each task of `allTasks` stands in the wire form of the game. */
export const taskPaths = projection(
  'tasks.paths',
  ({ script: { tasks, npcs, story } }) => [tasks.partitions, npcs.tasks, story.chapters] as const,
  (chapters, ofNpcs, ofStory): ReadonlyMap<Task, string> =>
    new Map([
      ...chapters.flatMap((chapter) =>
        values(chapter).map((task, at) => [task, gamePath.contentTask(chapter.key, at)] as const),
      ),
      ...values(ofNpcs).map((task, at) => [task, gamePath.npcTask(at)] as const),
      ...values(ofStory).flatMap((chapter, at) =>
        chapter.tasks.map((task, place) => [task, gamePath.chapterTask(at, place)] as const),
      ),
    ]),
)
