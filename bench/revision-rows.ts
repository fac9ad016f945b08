import { closePages, inBrowser } from './in-browser.ts'
import { inNode } from './in-node.ts'
import { atLeast, atMost, type Row } from './row.ts'

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

type Mounted = { texts: number; most: number; beside?: string }
/** A written game put on the page: every text of it can be quoted and edited, or none. */
const mounted = (
  id: string,
  what: string,
  size: string,
  { texts, most, beside = 'to be read alone' }: Mounted,
): Row => ({
  id,
  what,
  unit: 'ms',
  candidates: [beside, 'ours', 'with all tools', 'with all tools, until they are there'],
  limit: beside,
  rounds: { full: 5, quick: 2 },
  run: (candidate) => inBrowser({ work: 'written', candidate, size }, 'all'),
  judge: (figures) => [
    atLeast('texts on the page', figures.note('ours', 'texts'), texts, ''),
    atMost('ours', figures.ratio('ours', beside), most),
    atMost('with all tools', figures.ratio('with all tools', beside), most),
  ],
  close: closePages,
})

/** The rows about what is changed in a written game. */
export const revisionRows: readonly Row[] = [
  difference,
  history,
  mounted(
    'P28',
    'the page of a written game that can be quoted and edited, mounted',
    'page of 50',
    { texts: 150, most: 1.3 },
  ),
  mounted('P28M', '300 texts that can be quoted and edited, mounted at once', 'texts of 50', {
    texts: 300,
    most: 1.8,
    beside: 'plain markup',
  }),
  mounted('P28L', 'the same of 3,000 texts', 'texts of 500', {
    texts: 3_000,
    most: 1.8,
    beside: 'plain markup',
  }),
]
