import { projection } from '#core/projection.ts'
import { nextOf, nodeIn, optionOf, waitsForChoice } from '#plugins/preview/projections.ts'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'

export const playingStatus = projection(
  'playing.status',
  ({ playing }) => [playing.status] as const,
  (status) => status,
)

export const playedGame = projection(
  'playing.game',
  ({ playing }) => [playing.game] as const,
  (game) => game,
)

export const playedLanguage = projection(
  'playing.language',
  ({ playing }) => [playing.game] as const,
  (game) => game?.brief.language ?? DEFAULT_GAME_LANGUAGE,
)

/** Chapters in playing order, only those with nodes, each ascending by id. */
export const playedChapters = projection(
  'playing.chapters',
  ({ playing }) => [playing.game] as const,
  (game): ChapterContent[] =>
    (game?.contents ?? [])
      .filter((chapter) => chapter.nodes.length > 0)
      .map((chapter) => ({ ...chapter, nodes: chapter.nodes.toSorted((a, b) => a.id - b.id) }))
      .sort(
        (a, b) =>
          (a.index ?? Number.POSITIVE_INFINITY) - (b.index ?? Number.POSITIVE_INFINITY) ||
          a.key.localeCompare(b.key, 'en', { numeric: true }),
      ),
)

export type PlayedLine = {
  node: KeyNode
  chosen: NodeOption | null
  correct: boolean | null
  /** The first line of its chapter. */
  opensChapter: boolean
}

/** Everything the player has read, in order. */
export const playedLines = projection(
  'playing.lines',
  (draft) => [draft.playing.walk, draft.playing.verdicts, playedChapters(draft)] as const,
  (walk, verdicts, chapters): PlayedLine[] =>
    walk.flatMap((step, at) => {
      const node = nodeIn(chapters, step.chapterKey, step.nodeId)
      if (node === undefined) return []
      return [
        {
          node,
          chosen: optionOf(node, step.optionId) ?? null,
          correct: verdicts[`${step.chapterKey}|${step.nodeId}`] ?? null,
          opensChapter: walk[at - 1]?.chapterKey !== step.chapterKey,
        },
      ]
    }),
)

/** What the player can do now. */
export type PlayState =
  | { kind: 'cover' }
  | { kind: 'choose'; node: KeyNode }
  | { kind: 'onward'; chapterKey: string; nodeId: number; newChapter: boolean }
  | { kind: 'ended' }

export const playState = projection(
  'playing.state',
  (draft) => [playedLines(draft), playedChapters(draft)] as const,
  (lines, chapters): PlayState => {
    const last = lines.at(-1)
    if (last === undefined) return { kind: 'cover' }
    const { node, chosen } = last
    if (waitsForChoice(node) && chosen === null) return { kind: 'choose', node }
    const next = nextOf(chapters, node, chosen?.id ?? null)
    if (next.kind === 'node') {
      const newChapter = next.chapterKey !== node.chapterKey
      return { kind: 'onward', chapterKey: next.chapterKey, nodeId: next.nodeId, newChapter }
    }
    const at = chapters.findIndex((chapter) => chapter.key === node.chapterKey)
    const following = chapters[at + 1]
    const first = following?.nodes[0]
    if (following === undefined || first === undefined) return { kind: 'ended' }
    return { kind: 'onward', chapterKey: following.key, nodeId: first.id, newChapter: true }
  },
)
