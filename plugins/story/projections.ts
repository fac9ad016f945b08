import { values } from '#core/engine/table.ts'
import { textAddressOf } from '#core/game/addresses.ts'
import { projection } from '#plugins/kit.ts'
import { type Chapter, chapterKeyOf } from '#schemas/chapter.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

export const prologue = projection(
  'story.prologue',
  ({ script: { story } }) => [story.prologue] as const,
  (slot) => slot.value,
)

export const chapters = projection(
  'story.chapters',
  ({ script: { story } }) => [story.chapters] as const,
  (table) => values(table),
)

/** Step 3: the share of chapters with title and summary; 30 when there are chapters but none is told. */
export const storyProgress = projection(
  'story.progress',
  (draft) => [chapters(draft)] as const,
  (all) => {
    if (all.length === 0) return 0
    const told = all.filter((chapter) => chapter.title !== '' && chapter.summary !== '').length
    return told === 0 ? 30 : Math.round((100 * told) / all.length)
  },
)

export const storyReady = projection(
  'story.ready',
  (draft) => [chapters(draft)] as const,
  (all) => all.length > 0,
)

/** The tasks of each chapter: the outline's own, else those that came with its nodes. */
export const tasksByChapter = projection(
  'story.tasks',
  (draft) => [chapters(draft), draft.script.tasks.partitions] as const,
  (all, partitions): ReadonlyMap<number, readonly Task[]> => {
    const byKey = new Map(partitions.map((partition) => [partition.key, partition]))
    return new Map(
      all.map((chapter) => {
        const partition = byKey.get(chapterKeyOf(chapter.id))
        const own = chapter.tasks.length > 0 || partition === undefined
        return [chapter.id, own ? chapter.tasks : values(partition)]
      }),
    )
  },
)

/** Where the task at a place of a chapter's tasks stands in the wire form of the game; `at` is the chapter's place. */
export const pathOfTask = (chapter: Chapter, at: number, place: number): string =>
  chapter.tasks.length > 0
    ? gamePath.chapterTask(at, place)
    : gamePath.contentTask(chapterKeyOf(chapter.id), place)

/** The address of a task of a chapter: where the outline tells it, else where its scenes do. */
export const addressOfTask = (chapter: Chapter, task: Task): string =>
  chapter.tasks.length > 0
    ? textAddressOf('story', 'chapters', chapter.id, 'tasks', task.id)
    : textAddressOf('tasks', chapterKeyOf(chapter.id), task.id)
