import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPage } from '../tests/e2e/support/browser.ts'
import { homeAnswers } from '../tests/e2e/support/speed-home.ts'
import { STAGES, type Stage, walkJourney } from '../tests/e2e/support/speed-journey.ts'
import { longestTask, type Task, takeShift, watchShifts } from '../tests/e2e/support/speed-watch.ts'
import { wordsOf } from '../tests/e2e/support/words.ts'
import { kill, startServer } from '../tests/server/process.ts'
import { openChromium } from './chromium.ts'
import { type Answer, atMost, type Row } from './row.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
type Found = Record<Stage, Task & { shift: number }>

async function withServer<T>(act: (address: string, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-journey-'))
  const running = await startServer(dataDir)
  try {
    return await act(running.address, dataDir)
  } finally {
    await kill(running)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** From home to a game that is played, as a person goes. */
const journey = (): Promise<Found> =>
  withServer(async (address, dataDir) => {
    const browser = await openChromium()
    const { page } = await openPage(browser, 'en-US')
    await watchShifts(page)
    const found = {} as Found
    await walkJourney({
      page,
      say: wordsOf('en-US'),
      address,
      dataDir,
      idea: IDEA,
      stage: async (name, act) => {
        const task = await longestTask(page, act)
        found[name] = { ...task, shift: (await takeShift(page)).value }
      },
    })
    await browser.close()
    return found
  })

let walked: Promise<Found> | undefined
/** One journey answers for all of its stages, and for both rows. */
const walkedOnce = (): Promise<Found> => (walked ??= journey())

const longTasks: Row = {
  id: 'P12J',
  what: 'longest task of the main thread on the real journey, processor time',
  unit: 'ms',
  candidates: STAGES,
  limit: 'home',
  rounds: { full: 1, quick: 1 },
  run: async (stage): Promise<Answer> => {
    const { cpu, wall } = (await walkedOnce())[stage as Stage]
    return { figure: cpu, notes: { wall } }
  },
  judge: (figures) =>
    STAGES.map((stage) =>
      atMost(
        `${stage}, ${figures.note(stage, 'wall').toFixed(0)} ms on the clock, processor`,
        figures.of(stage).middle,
        50,
        'ms',
      ),
    ),
}

const shifts: Row = {
  id: 'P22',
  what: 'worst window of layout shifts on the real journey, as Lighthouse counts',
  unit: '',
  candidates: STAGES,
  limit: 'home',
  rounds: { full: 1, quick: 1 },
  run: async (stage): Promise<Answer> => ({ figure: (await walkedOnce())[stage as Stage].shift }),
  judge: (figures) => STAGES.map((stage) => atMost(stage, figures.of(stage).middle, 0.05, '')),
}

const answering: Row = {
  id: 'P24',
  what: 'home on a quarter of the processor: from its address to an answered press and word',
  unit: 'ms',
  candidates: ['ours'],
  limit: 'ours',
  rounds: { full: 5, quick: 3 },
  run: (): Promise<Answer> =>
    withServer(async (address) => {
      const browser = await openChromium()
      const figure = await homeAnswers(browser, address, 'en-US', wordsOf('en-US'))
      await browser.close()
      return { figure }
    }),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 1_500, 'ms')],
}

/** The rows that walk through the product as it is released: they need a built interface. */
export const journeyRows: readonly Row[] = [longTasks, shifts, answering]
