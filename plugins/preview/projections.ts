import { optionOf, waitsForChoice } from '#core/game/choice.ts'
import { nextStep } from '#core/game/next-step.ts'
import { type NextStep, placeIn } from '#core/game/places.ts'
import { verdictOf } from '#core/game/verdict.ts'
import { goesInCircles } from '#core/game/walk.ts'
import { locations } from '#plugins/basics/projections.ts'
import { projection } from '#plugins/kit.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { chapters } from '#plugins/story/projections.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import { TYPING_PACE_MS } from '#schemas/reading.ts'
import { gamePath } from '#schemas/wire/game-path.ts'

export const previewState = projection(
  'preview.slice',
  (draft) => [draft.session.preview] as const,
  (slice) => slice,
)

/** One line of the transcript; `node` is null when it is no longer part of the game. */
export type TranscriptLine = {
  nodeId: number
  node: KeyNode | null
  /** Where the node stands in the wire form of the game; empty for one that is gone. */
  path: string
  chosen: NodeOption | null
  verdict: 'correct' | 'incorrect' | null
}

/** What happens after the last line. */
export type PlaybackState =
  | { kind: 'empty' }
  | { kind: 'missing'; nodeId: number }
  | { kind: 'invalid'; nodeId: number }
  | { kind: 'unknown'; nodeId: number }
  | { kind: 'choose'; node: KeyNode }
  | { kind: 'onward'; node: KeyNode; next: NextStep }
  /** `nextNodeId` is where the next chapter begins, when a link names it. */
  | {
      kind: 'end'
      lastChapter: boolean
      nextChapterKey: string | null
      nextNodeId: number | null
    }

/** The walk of the open chapter, over whatever its nodes are now: a choice survives every edit it can. */
export const transcript = projection(
  'preview.transcript',
  (draft) =>
    [draft.session.preview.walk, draft.session.preview.chapterKey, chaptersOfNodes(draft)] as const,
  (walk, chapterKey, chapters): TranscriptLine[] =>
    walk
      .filter((step) => step.chapterKey === chapterKey)
      .map((step) => {
        const place = placeIn(chapters, step.chapterKey, step.nodeId)
        const node = place?.node ?? null
        const chosen = node === null ? null : (optionOf(node, step.optionId) ?? null)
        return {
          nodeId: step.nodeId,
          node,
          path: place === undefined ? '' : gamePath.node(step.chapterKey, place.at),
          chosen,
          verdict: node === null ? null : verdictOf(node, chosen?.id ?? null),
        }
      }),
)

/** Where the open chapter's playback stands. */
export const playbackState = projection(
  'preview.state',
  (draft) =>
    [
      transcript(draft),
      draft.session.preview.walk,
      draft.session.preview.chapterKey,
      chaptersOfNodes(draft),
    ] as const,
  (lines, walk, chapterKey, chapters): PlaybackState => {
    const last = lines.at(-1)
    if (last === undefined || chapters.length === 0) return { kind: 'empty' }
    const { node, nodeId, chosen } = last
    if (node === null) return { kind: 'missing', nodeId }
    if (node.type === 'unknown') return { kind: 'unknown', nodeId }
    if (waitsForChoice(node) && chosen === null) return { kind: 'choose', node }
    const next = nextStep(chapters, node, chosen?.id ?? null)
    if (next.kind === 'invalid') return { kind: 'invalid', nodeId }
    if (next.kind === 'node' && next.chapterKey === chapterKey) {
      const own = walk.filter((step) => step.chapterKey === chapterKey)
      return goesInCircles(own, next) ? { kind: 'invalid', nodeId } : { kind: 'onward', node, next }
    }
    if (next.kind === 'node')
      return {
        kind: 'end',
        lastChapter: false,
        nextChapterKey: next.chapterKey,
        nextNodeId: next.nodeId,
      }
    const at = chapters.findIndex((chapter) => chapter.key === chapterKey)
    const following = chapters[at + 1]?.key ?? null
    return {
      kind: 'end',
      lastChapter: following === null,
      nextChapterKey: following,
      nextNodeId: null,
    }
  },
)

/** Ids of the open chapter's nodes that the walk has shown. */
export const visitedNodes = projection(
  'preview.visited',
  (draft) => [transcript(draft)] as const,
  (lines): ReadonlySet<number> => new Set(lines.map((line) => line.nodeId)),
)

/** A line with what is shown around it. */
export type ShownLine = TranscriptLine & {
  /** The name of the place the story has come to with it; null: it stays where it was. */
  place: string | null
  /** Who speaks; null: the narrator, or nobody any more. */
  speaker: { name: string; picture: string | null } | null
}

/** The transcript with the places and people it names. */
export const shownLines = projection(
  'preview.shownLines',
  (draft) => [transcript(draft), locations(draft), cast(draft)] as const,
  (lines, places, members): ShownLine[] =>
    lines.map((line, at) => {
      const { node } = line
      if (node === null) return { ...line, place: null, speaker: null }
      const moved = node.locationId !== lines[at - 1]?.node?.locationId
      const place = moved ? places.find((one) => one.id === node.locationId) : undefined
      const npc = members.find((one) => one.id === node.speaker)
      const person = { name: npc?.name ?? '?', picture: npc?.avatar ?? npc?.photo ?? null }
      return { ...line, place: place?.name ?? null, speaker: node.speaker === 0 ? null : person }
    }),
)

/** The nodes of the open chapter. */
export const openNodes = projection(
  'preview.openNodes',
  (draft) => [draft.session.preview.chapterKey, chaptersOfNodes(draft)] as const,
  (chapterKey, all): readonly KeyNode[] => all.find(({ key }) => key === chapterKey)?.nodes ?? [],
)

/** The chapters that have nodes, each by its title, or by its key while it has none. */
export const chapterTabs = projection(
  'preview.chapterTabs',
  (draft) => [chaptersOfNodes(draft), chapters(draft)] as const,
  (all, told): readonly { key: string; title: string }[] =>
    all.map(({ key }) => ({
      key,
      title: told.find((one) => chapterKeyOf(one.id) === key)?.title ?? key,
    })),
)

/** The names of the cast by their ids as text, as tasks give them. */
export const namesOfCast = projection(
  'preview.namesOfCast',
  (draft) => [cast(draft)] as const,
  (members): ReadonlyMap<string, string> =>
    new Map(members.map(({ id, name }) => [String(id), name])),
)

/** Milliseconds a typed character takes; 0: all of it stands there at once. */
export const typingPace = projection(
  'preview.typingPace',
  (draft) => [draft.session.reading.typing] as const,
  (typing) => TYPING_PACE_MS[typing],
)
