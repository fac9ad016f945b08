import { optionOf } from '#core/game/choice.ts'
import { nodeIn } from '#core/game/places.ts'
import type { Command } from '#plugins/kit.ts'
import { chaptersOfNodes } from '#plugins/nodes/projections.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { taskCount } from '#plugins/tasks/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Id } from '#schemas/id.ts'
import { playbackState } from './projections.ts'

const shown = (chapterKey: string, nodeId: number): EventInput => ({
  type: 'preview/nodeShown',
  source: 'user',
  payload: { chapterKey, nodeId },
})

/** The first node of a chapter that has not been walked yet. */
function begun(draft: Draft, chapterKey: string): EventInput[] {
  if (draft.session.preview.walk.some((step) => step.chapterKey === chapterKey)) return []
  const first = chaptersOfNodes(draft).find(({ key }) => key === chapterKey)?.nodes[0]
  return first === undefined ? [] : [shown(chapterKey, first.id)]
}

/** While the game is written what is missing may still come; afterwards there is none. */
const nothingOf = (draft: Draft, missing: 'no_key_nodes' | 'no_tasks') => ({
  refused: processComplete(draft) ? missing : 'nodes_pending',
})

/** Opens the trial run of the key nodes, or the list of tasks. */
export const openPreview: Command<{ what: 'nodes' | 'tasks'; chapterKey?: string }> = (
  draft,
  { what, chapterKey },
) => {
  if (what === 'tasks') {
    if (taskCount(draft) === 0) return nothingOf(draft, 'no_tasks')
    return [{ type: 'preview/opened', source: 'user', payload: { what, chapterKey: null } }]
  }
  const chapters = chaptersOfNodes(draft)
  const wanted = chapterKey ?? draft.session.preview.chapterKey
  const key = chapters.find((chapter) => chapter.key === wanted)?.key ?? chapters[0]?.key
  if (key === undefined) return nothingOf(draft, 'no_key_nodes')
  return [
    { type: 'preview/opened', source: 'user', payload: { what, chapterKey: key } },
    ...begun(draft, key),
  ]
}

export const closePreview: Command = () => [{ type: 'preview/closed', source: 'user', payload: {} }]

export const choosePreviewChapter: Command<{ chapterKey: string }> = (draft, { chapterKey }) => {
  if (!chaptersOfNodes(draft).some((chapter) => chapter.key === chapterKey))
    return { refused: 'invalidNode' }
  return [
    { type: 'preview/chapterChosen', source: 'user', payload: { chapterKey } },
    ...begun(draft, chapterKey),
  ]
}

export const setPreviewTyping: Command<{ typing: boolean }> = (_, { typing }) => [
  { type: 'preview/typingSet', source: 'user', payload: { typing } },
]

export const setPreviewAuto: Command<{ auto: boolean }> = (_, { auto }) => [
  { type: 'preview/autoSet', source: 'user', payload: { auto } },
]

/** The rest of the text that is being typed, at once. */
export const finishReading: Command = (draft) => {
  const state = playbackState(draft)
  if (state.kind !== 'onward') return { refused: 'nothingToRead' }
  return [{ type: 'preview/nodeRead', source: 'user', payload: { nodeId: state.node.id } }]
}

export const chooseOption: Command<{ optionId: Id }> = (draft, { optionId }) => {
  const state = playbackState(draft)
  if (state.kind !== 'choose' || optionOf(state.node, optionId) === undefined)
    return { refused: 'invalidNode' }
  const { chapterKey, id: nodeId } = state.node
  return [
    { type: 'preview/optionChosen', source: 'user', payload: { chapterKey, nodeId, optionId } },
  ]
}

/** Goes on to the next node of the chapter; the reader's hand, or the clock's. */
export const goOn: Command = (draft) => {
  const state = playbackState(draft)
  if (state.kind !== 'onward' || state.next.kind !== 'node') return { refused: 'nothingToRead' }
  return [shown(state.next.chapterKey, state.next.nodeId)]
}

/** Goes on in the chapter that follows: where a link leads, else at its beginning. */
export const goToNextChapter: Command = (draft) => {
  const state = playbackState(draft)
  if (state.kind !== 'end' || state.nextChapterKey === null) return { refused: 'nothingToRead' }
  const { nextChapterKey: chapterKey, nextNodeId: fromNodeId } = state
  if (!chaptersOfNodes(draft).some((chapter) => chapter.key === chapterKey))
    return { refused: 'invalidNode' }
  const chosen: EventInput = {
    type: 'preview/chapterChosen',
    source: 'user',
    payload: { chapterKey },
  }
  if (fromNodeId === null) return [chosen, ...begun(draft, chapterKey)]
  const restarted: EventInput = {
    type: 'preview/restarted',
    source: 'user',
    payload: { chapterKey, fromNodeId },
  }
  return [chosen, restarted, shown(chapterKey, fromNodeId)]
}

/** Begins the open chapter again, or goes on from one of its nodes. A chapter that is gone begins with the first that is there (UP12). */
export const restartPreview: Command<{ fromNodeId: number | null }> = (draft, { fromNodeId }) => {
  const chapters = chaptersOfNodes(draft)
  const wanted = draft.session.preview.chapterKey ?? ''
  const chapter = chapters.find((one) => one.key === wanted) ?? chapters[0]
  const chapterKey = chapter?.key ?? ''
  const node = fromNodeId === null ? chapter?.nodes[0] : nodeIn(chapters, wanted, fromNodeId)
  if (node === undefined) return { refused: 'invalidNode' }
  const moved: EventInput[] =
    chapterKey === wanted
      ? []
      : [{ type: 'preview/chapterChosen', source: 'user', payload: { chapterKey } }]
  return [
    ...moved,
    { type: 'preview/restarted', source: 'user', payload: { chapterKey, fromNodeId } },
    shown(chapterKey, node.id),
  ]
}

/** Begins the whole game again, at its first chapter. */
export const restartGame: Command = (draft) => {
  const chapters = chaptersOfNodes(draft)
  const [chapter] = chapters
  const node = chapter?.nodes[0]
  if (chapter === undefined || node === undefined) return { refused: 'invalidNode' }
  const { key: chapterKey } = chapter
  const forgotten = chapters.map(
    ({ key }): EventInput => ({
      type: 'preview/restarted',
      source: 'user',
      payload: { chapterKey: key, fromNodeId: null },
    }),
  )
  return [
    ...forgotten,
    { type: 'preview/chapterChosen', source: 'user', payload: { chapterKey } },
    shown(chapterKey, node.id),
  ]
}
