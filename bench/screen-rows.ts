import type { Size } from './game-log.ts'
import { closePages, inBrowser, longestIn } from './in-browser.ts'
import { type Answer, atLeast, atMost, type Row } from './row.ts'

const ROUNDS = { full: 3, quick: 1 }

const reading: Row = {
  id: 'P9',
  what: 'reasoning in 2,000 chunks of 10 characters, main thread',
  unit: 'ms',
  candidates: ['text alone', 'ours', 'streamdown', 'react-markdown'],
  limit: 'text alone',
  rounds: { full: 2, quick: 1 },
  run: (candidate, quick) =>
    inBrowser({ work: 'reading', candidate, size: quick ? '5000x500' : '20000x2000' }, 'all'),
  judge: (figures) => [
    atMost('ours', figures.of('ours').middle / 1_000, 1.6, 's'),
    atLeast('streamdown over ours', figures.ratio('streamdown', 'ours'), 2.7),
    atLeast('react-markdown over ours', figures.ratio('react-markdown', 'ours'), 15),
  ],
  close: closePages,
}

const typing: Row = {
  id: 'P10',
  what: 'reasoning typed 2 characters a frame, 10,000 frames, main thread',
  unit: 'ms',
  candidates: ['text alone', 'ours', 'streamdown'],
  limit: 'text alone',
  rounds: { full: 1, quick: 1 },
  run: (candidate, quick) =>
    inBrowser({ work: 'reading', candidate, size: quick ? '5000x2500' : '20000x10000' }, 'all'),
  judge: (figures) => [
    atMost('ours', figures.of('ours').middle / 1_000, 5, 's'),
    atLeast('streamdown over ours', figures.ratio('streamdown', 'ours'), 3.7),
    atMost('longest task', figures.note('ours', 'longest'), 16.7, 'ms'),
  ],
  close: closePages,
}

/** A whole creation; of ours the longest task is told in processor time, which other work on the machine hardly changes. */
async function created(candidate: string, size: Size): Promise<Answer> {
  const task = { work: 'creation', candidate, size } as const
  const answer = await inBrowser(task, 'all')
  if (candidate !== 'ours') return answer
  return { ...answer, notes: { ...answer.notes, longest: await longestIn(task) } }
}

const creation: Row = {
  id: 'P12',
  what: 'a whole creation of 960 facts on the screen, main thread',
  unit: 'ms',
  candidates: ['ours', 'memo rows', 'whole draft in a context'],
  limit: 'ours',
  rounds: ROUNDS,
  run: (candidate) => created(candidate, 'small'),
  judge: (figures) => [
    atMost('ours', figures.of('ours').middle, 90, 'ms'),
    atLeast('memo rows over ours', figures.ratio('memo rows', 'ours'), 4),
    atMost('longest task', figures.note('ours', 'longest'), 50, 'ms'),
  ],
  close: closePages,
}

const longer: Row = {
  id: 'P12M',
  what: 'the same with 3,300 facts',
  unit: 'ms',
  candidates: ['ours', 'memo rows'],
  limit: 'ours',
  rounds: { full: 2, quick: 1 },
  run: (candidate) => created(candidate, 'middle'),
  judge: (figures) => [
    atMost('ours', figures.of('ours').middle, 250, 'ms'),
    atLeast('memo rows over ours', figures.ratio('memo rows', 'ours'), 10),
    atMost('longest task', figures.note('ours', 'longest'), 50, 'ms'),
  ],
  close: closePages,
}

const longest: Row = {
  id: 'P12L',
  what: 'the same with 30,345 facts',
  unit: 'ms',
  candidates: ['ours'],
  limit: 'ours',
  rounds: { full: 2, quick: 1 },
  run: (candidate) => created(candidate, 'large'),
  judge: (figures) => [
    atMost('ours', figures.of('ours').middle / 1_000, 1.5, 's'),
    atMost('longest task', figures.note('ours', 'longest'), 50, 'ms'),
  ],
  close: closePages,
}

/** The rows that run in Chromium on pages of the bench's own. */
export const screenRows: readonly Row[] = [reading, typing, creation, longer, longest]
