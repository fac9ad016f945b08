import { inNode } from './in-node.ts'
import { atLeast, atMost, type Row } from './row.ts'

const steps: Row = {
  id: 'P16',
  what: 'playing: steps a second through a game of 20,000 nodes',
  unit: 'steps/s',
  candidates: ['numbers by hand', 'ours', 'links searched at every step'],
  limit: 'numbers by hand',
  rounds: { full: 5, quick: 2 },
  run: (candidate, quick) => inNode('play-worker.ts', 'steps', candidate, quick ? '3' : '9'),
  judge: (figures) => [
    atLeast('ours', figures.of('ours').middle / 1e6, 10, 'million steps a second'),
    atLeast('ours over searching', figures.ratio('ours', 'links searched at every step'), 50),
  ],
}

const reach: Row = {
  id: 'P16R',
  what: 'which of 20,000 nodes can be reached',
  unit: 'ms',
  candidates: ['numbers by hand', 'ours', 'ours, links unresolved', 'links searched at every step'],
  limit: 'numbers by hand',
  rounds: { full: 3, quick: 1 },
  run: (candidate, quick) => inNode('play-worker.ts', 'reach', candidate, quick ? '3' : '9'),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 3, 'ms')],
}

/** The rows about how a game is played. */
export const playRows: readonly Row[] = [steps, reach]
