import { projection } from '#core/projection.ts'
import { values } from '#core/table.ts'

export const prologue = projection(
  'story.prologue',
  ({ story }) => [story.prologue] as const,
  (slot) => slot.value,
)

export const chapters = projection(
  'story.chapters',
  ({ story }) => [story.chapters] as const,
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
