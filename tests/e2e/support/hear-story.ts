import { outlineCall } from '#schemas/api-scripts.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { createOutlineReader } from '#schemas/wire/outline.ts'
import type { Running } from '../../server/process.ts'

type Who = { uid: string; token: string }

const PATIENCE_MS = 240_000

/** When the first thought and the last outline came, in milliseconds since the idea was sent. */
export async function hearOutlines(running: Running, { token }: Who, idea: string) {
  const from = performance.now()
  const response = await fetch(`${running.address}${outlineCall.path}?request_id=bench`, {
    method: outlineCall.method,
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ setting: idea, language: 'en_US' }),
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

/** When a script can be read, and when it is whole with every picture, counted from a moment. */
export async function hearScript(
  running: Running,
  { uid, token }: Who,
  id: string,
  from: number,
): Promise<{ readable: number; whole: number }> {
  const address = `${running.address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`
  const socket = new WebSocket(`${address}?script_id=${id}&since=0`)
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
