import type { KeyNode } from '#schemas/key-node.ts'

/** A chapter as it is played: its nodes ascending by id. */
export type PlayableChapter = {
  readonly key: string
  readonly index: number | null
  readonly nodes: readonly KeyNode[]
}

const natural = new Intl.Collator('en', { numeric: true })

/** The order of two chapters: by index, then by key in natural order; one without an index comes last (GM1). */
export const compareChapters = (
  a: Pick<PlayableChapter, 'key' | 'index'>,
  b: Pick<PlayableChapter, 'key' | 'index'>,
): number =>
  (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) ||
  natural.compare(a.key, b.key)

/** The chapters of a game as they are played: in their order, only those with nodes, each ascending by id. */
export const chaptersInOrder = (chapters: readonly PlayableChapter[]): PlayableChapter[] =>
  chapters
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ key, index, nodes }) => ({ key, index, nodes: nodes.toSorted((a, b) => a.id - b.id) }))
    .sort(compareChapters)
