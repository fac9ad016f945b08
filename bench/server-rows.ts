import { inNode } from './in-node.ts'
import { atLeast, atMost, type Row } from './row.ts'

const RAW = 'raw SQLite, both rows'
const append: Row = {
  id: 'P18',
  what: 'a fact appended to the embedded database, durable: so many a second, time on the clock',
  unit: 'a second',
  candidates: ['raw SQLite, the fact alone', RAW, 'Kysely alone, both rows', 'ours'],
  limit: RAW,
  rounds: { full: 5, quick: 2 },
  run: (candidate) => inNode('append-worker.ts', candidate),
  judge: (figures) => [atLeast('ours of raw SQLite', figures.ratio('ours', RAW), 0.6)],
}

/** Each of our calls beside the library that answers the same and does nothing. */
const call = (id: string, name: string, asks: string): Row => ({
  id,
  what: `${asks}, by a real server with schemas in and out: processor time of the server`,
  unit: 'µs',
  candidates: ['Fastify and Zod, doing nothing', 'ours'],
  limit: 'Fastify and Zod, doing nothing',
  rounds: { full: 3, quick: 1 },
  run: (candidate) => inNode('call-worker.ts', name, candidate),
  judge: (figures) => [
    atLeast(
      'Fastify and Zod of ours',
      figures.ratio('Fastify and Zod, doing nothing', 'ours'),
      0.5,
    ),
  ],
})

const BARE = 'bare sockets'
const frames: Row = {
  id: 'P20',
  what: 'a frame from its append to 2,000 open sockets, 99 in a hundred, time on the clock',
  unit: 'ms',
  candidates: [BARE, 'ours'],
  limit: BARE,
  rounds: { full: 5, quick: 2 },
  run: (candidate) => inNode('frames-worker.ts', candidate),
  judge: (figures) => [
    atMost('ours', figures.ratio('ours', BARE), 1.5),
    atMost(
      'ours in processor time',
      figures.note('ours', 'processor') / figures.note(BARE, 'processor'),
      1.5,
    ),
  ],
}

/** The same, of ten times and a hundred times as much. */
const growth = (
  id: string,
  what: string,
  sizes: readonly [string, string, string],
  run: (size: string) => ReturnType<Row['run']>,
  most = 2,
): Row => ({
  ...{ id, what, unit: 'ms', candidates: sizes, limit: sizes[0] },
  rounds: { full: 3, quick: 1 },
  run,
  judge: (figures) => [atMost('a hundred times as much', figures.ratio(sizes[2], sizes[0]), most)],
})

/** The rows about what a server does for each call, fact and frame. */
export const serverRows: readonly Row[] = [
  append,
  call('P19', 'readProfile', 'who am I'),
  frames,
  growth('P29S', 'a page of ten games, of an account of so many', ['10', '100', '1000'], (size) =>
    inNode('stored-worker.ts', 'scripts', size),
  ),
  growth(
    'P29L',
    'a fact appended and read, of a log of so many',
    ['100', '1000', '10000'],
    (size) => inNode('stored-worker.ts', 'log', size),
  ),
  growth(
    'P29G',
    'a fact appended, with so many games of others stored',
    ['30', '300', '3000'],
    (size) => inNode('stored-worker.ts', 'games', size),
  ),
  growth(
    'P29O',
    'a frame to the last of so many sockets',
    ['20', '200', '2000'],
    (size) => inNode('frames-worker.ts', 'ours', size),
    100,
  ),
]
