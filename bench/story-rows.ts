import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#schemas/api.ts'
import { hearOutlines, hearScript } from '../tests/e2e/support/hear-story.ts'
import { callServer, kill, type Running, registerAt, startServer } from '../tests/server/process.ts'
import { type Answer, atMost, type Row } from './row.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const MOMENTS = ['first thought', 'outlines', 'title and world', 'whole game'] as const
type Moment = (typeof MOMENTS)[number]
type Story = Record<Moment, number>
type Who = { uid: string; token: string }

/** When a game can be read, and when it is whole, since it was started. */
async function hearGame(running: Running, { uid, token }: Who) {
  const from = performance.now()
  const { data: id } = await callServer(
    running,
    'POST',
    calls.startGeneration.path,
    {
      outline: '',
      template_type: 'classic',
      game_duration: 'normal',
      image_style: 'ANIME',
      sex: 'ALL',
      age: 'ALL',
      language: 'en_US',
      setting: IDEA,
    },
    token,
  )
  return hearScript(running, { uid, token }, String(id), from)
}

/** One idea told by a real server of its own. */
async function tellStory(): Promise<Story> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-story-'))
  const running = await startServer(dataDir)
  try {
    const who = await registerAt(running, 'bench@example.com')
    const { thought, outlines } = await hearOutlines(running, who, IDEA)
    const { readable, whole } = await hearGame(running, who)
    return {
      'first thought': thought,
      outlines,
      'title and world': readable,
      'whole game': whole,
    }
  } finally {
    await kill(running)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One story answers for all four moments. */
const told: { story: Story; left: Set<string> }[] = []

async function momentOf(moment: string): Promise<Answer> {
  let found = told.find(({ left }) => left.has(moment))
  if (found === undefined) {
    found = { story: await tellStory(), left: new Set(MOMENTS) }
    told.push(found)
  }
  found.left.delete(moment)
  return { figure: found.story[moment as Moment] }
}

const story: Row = {
  id: 'P21',
  what: 'an idea becomes a game, built in, against the real server',
  unit: 'ms',
  candidates: MOMENTS,
  limit: 'first thought',
  rounds: { full: 2, quick: 1 },
  run: momentOf,
  judge: (figures) => [
    atMost('first thought', figures.of('first thought').middle, 300, 'ms'),
    atMost('four outlines', figures.of('outlines').middle / 1_000, 3, 's'),
    atMost('title and world', figures.of('title and world').middle / 1_000, 2, 's'),
    atMost('whole game with all pictures', figures.of('whole game').middle / 1_000, 60, 's'),
  ],
}

/** The row about what a creator waits for. */
export const storyRows: readonly Row[] = [story]
