import { compareChapters, type PlayableChapter } from '#core/game/chapters.ts'
import { projection } from '#plugins/kit.ts'

/** Chapters that have nodes, by index, then by key in natural order; those without an index last. */
export const chaptersOfNodes = projection(
  'nodes.partitions',
  ({ script: { nodes } }) => [nodes.partitions] as const,
  (chapters): PlayableChapter[] =>
    chapters
      .filter((chapter) => chapter.rows.length > 0)
      .map(({ key, index, rows }) => ({ key, index, nodes: rows.map((row) => row.value) }))
      .sort(compareChapters),
)

export const nodeCount = projection(
  'nodes.count',
  ({ script: { nodes } }) => [nodes.partitions] as const,
  (chapters) => chapters.reduce((sum, chapter) => sum + chapter.rows.length, 0),
)
