import { inNode } from './in-node.ts'
import { atMost, type Row } from './row.ts'

const difference: Row = {
  id: 'P26',
  what: 'what two games of 20,000 nodes differ in, nothing of one shared with the other',
  unit: 'ms',
  candidates: ['texts of JSON compared', 'ours'],
  limit: 'texts of JSON compared',
  rounds: { full: 5, quick: 2 },
  run: (candidate, quick) => inNode('difference-worker.ts', candidate, quick ? '3' : '9'),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 50, 'ms')],
}

const history: Row = {
  id: 'P27',
  what: 'a game of 10,000 revisions on the embedded database: time on the clock',
  unit: 'ms',
  candidates: ['newest page', 'a page in the middle', 'undo', 'redo', 'restore'],
  limit: 'newest page',
  rounds: { full: 1, quick: 1 },
  run: (candidate) => inNode('history-worker.ts', candidate),
  judge: (figures) => [
    atMost('newest page', figures.of('newest page').middle, 200, 'ms'),
    atMost('undo', figures.of('undo').middle, 16, 'ms'),
    atMost('redo', figures.of('redo').middle, 16, 'ms'),
  ],
}

/** The rows about what is changed in a written game. */
export const revisionRows: readonly Row[] = [difference, history]
