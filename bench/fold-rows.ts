import { inNode } from './in-node.ts'
import { atLeast, atMost, type Row } from './row.ts'

const FAST = { full: 3, quick: 2 }
const SLOW = { full: 3, quick: 1 }
const ALONE = [
  'by hand',
  'ours',
  'spread',
  'mutative',
  'immer',
  'immer, our layout, no freeze',
  'redux toolkit',
]

const folding = (size: string) => (candidate: string, quick: boolean) =>
  inNode('fold-worker.ts', candidate, size, quick || size === 'large' ? '3' : '7')

const small: Row = {
  id: 'P1',
  what: 'fold, one fact a state, a normal creation of 960 facts',
  unit: 'µs',
  candidates: [...ALONE, 'zod, then by hand'],
  limit: 'by hand',
  rounds: FAST,
  run: folding('small'),
  judge: (figures) => [atMost('ours', figures.ratio('ours', 'by hand'), 2)],
}

const large: Row = {
  id: 'P2',
  what: 'the same, 30,345 facts of 200 chapters',
  unit: 'µs',
  candidates: ALONE,
  limit: 'by hand',
  rounds: SLOW,
  run: folding('large'),
  judge: (figures) => [
    atMost('ours', figures.ratio('ours', 'by hand'), 2),
    atLeast('Redux Toolkit over ours', figures.ratio('redux toolkit', 'ours'), 40),
  ],
}

const batches: Row = {
  id: 'P3',
  what: 'fold 64 facts a state, 30,345 facts',
  unit: 'µs',
  candidates: [
    'by hand, in batches',
    'ours, in batches',
    'mutative, in batches',
    'immer, in batches',
  ],
  limit: 'by hand, in batches',
  rounds: SLOW,
  run: folding('large'),
  judge: (figures) => [
    atMost('ours', figures.ratio('ours, in batches', 'by hand, in batches'), 1.2),
  ],
}

const growth: Row = {
  id: 'P4',
  what: 'growth: a fact in the last tenth over one in the second, 30,345 facts',
  unit: '',
  candidates: ['by hand', 'ours', 'spread', 'mutative', 'immer'],
  limit: 'by hand',
  rounds: SLOW,
  run: (candidate, quick) => inNode('growth-worker.ts', candidate, 'large', quick ? '5' : '12'),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 1.2, 'times')],
}

const bus: Row = {
  id: 'P8',
  what: 'telling a fact to 20 plugins',
  unit: 'ns',
  candidates: [
    'map of arrays',
    'ours',
    'mitt',
    'event target',
    'a filter for each plugin',
    'a subject for each type',
  ],
  limit: 'map of arrays',
  rounds: FAST,
  run: (candidate, quick) => inNode('telling-worker.ts', candidate, quick ? '3' : '9'),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 60, 'ns')],
}

/** The rows that need no browser. */
export const foldRows: readonly Row[] = [small, large, batches, growth, bus]
