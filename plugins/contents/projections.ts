import { type Pieces, projection, type Wording } from '#plugins/kit.ts'
import { chapterInHand, isManuscriptThere } from '#plugins/manuscript/projections.ts'
import { isUnpainted } from '#plugins/media/projections.ts'
import { chapters } from '#plugins/story/projections.ts'
import type { Draft } from '#schemas/draft.ts'

/** Step 4: 50 for having nodes and 50 for having tasks. */
export const contentsProgress = projection(
  'contents.progress',
  ({ script: { nodes, tasks } }) => [nodes.partitions, tasks.partitions] as const,
  (ofNodes, ofTasks) =>
    (ofNodes.some((chapter) => chapter.rows.length > 0) ? 50 : 0) +
    (ofTasks.some((chapter) => chapter.rows.length > 0) ? 50 : 0),
)

/** Step 4 can be read: it needs nodes or tasks, or a scene that is seen growing. */
export const contentsReady = projection(
  'contents.ready',
  (draft) => [contentsProgress(draft), isManuscriptThere(draft)] as const,
  (progress, isGrowing) => progress > 0 || isGrowing,
)

/** Its chapters come one by one, and all of them are waited for. */
export const contentsPieces = (draft: Draft): Pieces => {
  const there = draft.script.nodes.partitions.length
  return { there, expected: Math.max(there, chapters(draft).length) }
}

/** What comes next of step 4: the chapters that are not told, then the pictures that are still missing, then the rest. */
export const contentsActivity = projection(
  'contents.activity',
  (draft) =>
    [
      draft.script.nodes.partitions.length,
      chapters(draft).length,
      isUnpainted(draft),
      chapterInHand(draft),
    ] as const,
  (told, outlined, unpainted, { place, isGrowing }): Wording => {
    // one that comes scene by scene is there, and still written
    if (place > 0 && (isGrowing || told < outlined))
      return { key: 'status.chapter', values: { chapter: place } }
    if (told < Math.max(1, outlined))
      return { key: 'status.chapter', values: { chapter: told + 1 } }
    return { key: unpainted ? 'status.pictures' : 'status.finishing' }
  },
)
