import { definePlugin } from '#plugins/kit.ts'
import type { Draft } from '#schemas/draft.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { Manuscript } from '#schemas/manuscript.ts'

const ended = (slice: Manuscript): Manuscript =>
  slice.growing === null ? slice : { ...slice, growing: null }

type Scene = { chapterKey: string; nodeId: number }
const isTold = ({ script: { nodes } }: Draft, { chapterKey, nodeId }: Scene): boolean =>
  nodes.partitions.some(
    ({ key, rows }) => key === chapterKey && rows.some(({ id }) => id === nodeId),
  )

type Told = { key: string; nodes: readonly { id: number }[] }
const isAmong = (chapters: readonly Told[], scene: Scene | null): boolean =>
  chapters.some(
    ({ key, nodes }) => key === scene?.chapterKey && nodes.some(({ id }) => id === scene.nodeId),
  )

/** Scenes while they are written: seen until the fact comes that tells them, and in no log. */
export const manuscript = definePlugin({
  name: 'manuscript',
  slice: 'manuscript',
  reduce: {
    // what comes after its own fact was overtaken by it
    'manuscript/partReceived': (slice, { payload }, { before }) =>
      isTold(before, payload) ? slice : { chapterKey: payload.chapterKey, growing: payload },
    'nodes/written': (slice, { payload }) =>
      isAmong([payload.chapter], slice.growing) ? ended(slice) : slice,
    'script/snapshotReceived': (slice, { payload: { game } }) =>
      game.status !== SCRIPT_STATUS.generating || isAmong(game.contents, slice.growing)
        ? ended(slice)
        : slice,
    'script/stageFailed': (slice, { payload }) =>
      payload.stage === 'key_nodes_and_tasks' ? ended(slice) : slice,
    'script/generationCompleted': ended,
    // what grew meanwhile was not seen: the next part says all of it
    'live/disconnected': ended,
    'live/connectionStarted': ended,
  },
})
