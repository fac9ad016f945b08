import { values } from '#core/engine/table.ts'
import { textAddressOf } from '#core/game/addresses.ts'
import { projection } from '#plugins/kit.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

const keyOf = ({ chapterKey, id }: Task): string => `${chapterKey}|${id}`

/** Every task of the game once: the chapters' own, the outline's and the NPCs', by chapter, and in it as the outline has them. */
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
    for (const task of every) if (!found.has(keyOf(task))) found.set(keyOf(task), task)
    const outlined = new Map(
      values(ofStory).flatMap(({ tasks }) => tasks.map((task, at) => [keyOf(task), at] as const)),
    )
    const placeOf = (task: Task): number => outlined.get(keyOf(task)) ?? every.length
    return [...found.values()].sort(
      (a, b) => a.chapterIndex - b.chapterIndex || placeOf(a) - placeOf(b),
    )
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

/** The address each task of `allTasks` is arranged by: in the outline, else with its character, else beside its nodes. */
export const taskAddresses = projection(
  'tasks.addresses',
  (draft) => [allTasks(draft), draft.script.story.chapters, draft.script.npcs.tasks] as const,
  (tasks, ofStory, ofNpcs): ReadonlyMap<Task, string> => {
    const outlined = new Map(
      values(ofStory).flatMap(({ id, tasks: listed }) =>
        listed.map(
          (task) =>
            [keyOf(task), textAddressOf('story', 'chapters', id, 'tasks', task.id)] as const,
        ),
      ),
    )
    const asked = new Set(values(ofNpcs).map(keyOf))
    const elsewhere = (task: Task): string =>
      asked.has(keyOf(task))
        ? textAddressOf('npcTasks', task.id)
        : textAddressOf('tasks', task.chapterKey, task.id)
    return new Map(tasks.map((task) => [task, outlined.get(keyOf(task)) ?? elsewhere(task)]))
  },
)
