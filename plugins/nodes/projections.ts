import { projection } from '#plugins/kit.ts'
import type { KeyNode } from '#schemas/key-node.ts'

export type ChapterNodes = { key: string; index: number | null; nodes: KeyNode[] }

/** Chapters that have nodes, by index, then by key in natural order; those without an index last (G27). */
export const chaptersOfNodes = projection(
  'nodes.partitions',
  ({ script: { nodes } }) => [nodes.partitions] as const,
  (chapters): ChapterNodes[] =>
    chapters
      .filter((chapter) => chapter.rows.length > 0)
      .map(({ key, index, rows }) => ({ key, index, nodes: rows.map((row) => row.value) }))
      .sort(
        (a, b) =>
          (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) ||
          a.key.localeCompare(b.key, 'en', { numeric: true }),
      ),
)

export const nodeCount = projection(
  'nodes.count',
  ({ script: { nodes } }) => [nodes.partitions] as const,
  (chapters) => chapters.reduce((sum, chapter) => sum + chapter.rows.length, 0),
)
