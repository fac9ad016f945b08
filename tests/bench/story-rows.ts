import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { createOutlineReader } from '#schemas/wire/outline.ts'
import { callServer, kill, type Running, registerAt, startServer } from '../server/process.ts'
import { type Answer, atMost, type Row } from './row.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const MOMENTS = ['first thought', 'outlines', 'title and world', 'whole game'] as const
type Moment = (typeof MOMENTS)[number]
type Story = Record<Moment, number>
type Who = { uid: string; token: string }

const PATIENCE_MS = 240_000

/** When the first thought and the last outline came, in milliseconds since the idea was sent. */
async function hearOutlines(running: Running, { token }: Who) {
  const from = performance.now()
  const response = await fetch(`${running.address}${outlineCall.path}?request_id=bench`, {
    method: outlineCall.method,
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ setting: IDEA, language: 'en_US' }),
  })
  if (response.body === null) throw new Error(`the outline stream is empty: ${response.status}`)
  let thought = Number.NaN
  let outlines = Number.NaN
  for await (const signal of signalsOf(response.body)) {
    if (signal.kind === 'fail') throw new Error(`the storyteller failed: ${signal.desc}`)
    const now = performance.now() - from
    if (signal.kind === 'thought' && Number.isNaN(thought)) thought = now
    if (signal.kind === 'outline' || signal.kind === 'outlineDone') outlines = now
  }
  return { thought, outlines }
}

async function* signalsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = createOutlineReader()
  for await (const part of body.pipeThrough(new TextDecoderStream())) yield* reader.push(part)
  yield* reader.end()
}

/** When the game can be read, and when it is whole with every picture, since it was started. */
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
  const query = `script_id=${id}&since=0`
  const address = `${running.address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`
  const socket = new WebSocket(`${address}?${query}`)
  try {
    return await momentsOf(socket, from)
  } finally {
    socket.close()
  }
}

function momentsOf(socket: WebSocket, from: number): Promise<{ readable: number; whole: number }> {
  const told = { title: '', worldOverview: '' }
  let readable = Number.NaN
  const now = () => performance.now() - from
  const takeIn = (fact: GameFact) => {
    if (fact.type === 'basics/written') Object.assign(told, fact.payload.elements)
    if (told.title !== '' && told.worldOverview !== '')
      readable = Math.min(readable || now(), now())
    return fact.type === 'script/generationCompleted'
  }
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the game is not whole')), PATIENCE_MS)
    socket.addEventListener('message', ({ data }) => {
      if (!factsIn(String(data)).some(takeIn)) return
      clearTimeout(late)
      resolve({ readable, whole: now() })
    })
  })
}

function factsIn(data: string): readonly GameFact[] {
  const frame = decodeFrame(data)
  return frame.kind === 'facts' ? frame.facts : []
}

/** One idea told by a real server of its own. */
async function tellStory(): Promise<Story> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-story-'))
  const running = await startServer(dataDir)
  try {
    const who = await registerAt(running, 'bench@example.com')
    const { thought, outlines } = await hearOutlines(running, who)
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
