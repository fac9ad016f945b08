import { values } from '#core/engine/table.ts'
import { type Phrase, projection } from '#plugins/kit.ts'
import { isUnpainted } from '#plugins/media/projections.ts'
import { chapters } from '#plugins/story/projections.ts'
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

/** Step 4: 50 for having nodes and 50 for having tasks. */
export const contentProgress = projection(
  'tasks.progress',
  ({ script: { nodes, tasks } }) => [nodes.partitions, tasks.partitions] as const,
  (ofNodes, ofTasks) =>
    (ofNodes.some((chapter) => chapter.rows.length > 0) ? 50 : 0) +
    (ofTasks.some((chapter) => chapter.rows.length > 0) ? 50 : 0),
)

/** Step 4 can be read: it needs nodes or tasks. */
export const contentReady = projection(
  'tasks.ready',
  (draft) => [contentProgress(draft)] as const,
  (progress) => progress > 0,
)

/** What comes next of step 4: the chapters that are not told, then the pictures that are still missing, then the rest. */
export const contentActivity = projection(
  'tasks.activity',
  (draft) =>
    [draft.script.nodes.partitions.length, chapters(draft).length, isUnpainted(draft)] as const,
  (told, outlined, unpainted): Phrase => {
    if (told < Math.max(1, outlined))
      return { key: 'status.chapter', values: { chapter: told + 1 } }
    return { key: unpainted ? 'status.pictures' : 'status.finishing' }
  },
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
