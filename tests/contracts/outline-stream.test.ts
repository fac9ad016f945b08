import type { ServerResponse } from 'node:http'
import { firstValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Frames } from '#plugins/ports/frames.ts'
import { coalesce } from '#ui/adapters/frames.ts'
import { createHttpOutlineStream } from '#ui/adapters/outline-stream.ts'
import { send, wireTo } from './wire.ts'

const OPENING = {
  idea: '灯台',
  uid: 'u1',
  language: 'ja_JP',
  requestId: 'r 1',
  salt: null,
  shown: [],
}
/** A frame is over as soon as the loop turns. */
const frames: Frames = (run) => {
  const timer = setTimeout(run, 1)
  return () => clearTimeout(timer)
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
}

describe('the outline stream over HTTP', () => {
  it('[TH21] asks with setting, uid, language and request id, the id in the query too', async () => {
    const { wire, heard } = await wireTo((response) => {
      begin(response)
      response.end('[THOUGHT]\n')
    })
    const stream = createHttpOutlineStream(wire, frames)
    await firstValueFrom(stream.open(OPENING).pipe(toArray()))
    await firstValueFrom(stream.open({ ...OPENING, salt: 's', shown: ['classic'] }).pipe(toArray()))
    expect(heard[0]?.url).toBe('/api/auth/h5/scripts/outline?request_id=r+1')
    expect(heard[0]?.headers['content-type']).toBe('application/json')
    expect(heard.map(({ body }) => JSON.parse(body))).toEqual([
      { setting: '灯台', uid: 'u1', language: 'ja_JP', request_id: 'r 1' },
      {
        setting: '灯台',
        uid: 'u1',
        language: 'ja_JP',
        request_id: 'r 1',
        salt: 's',
        shown: ['classic'],
      },
    ])
  })

  it('[ML20] hands back what was taken of the idea beside what its creator says', async () => {
    const { wire, heard } = await wireTo((response) => {
      begin(response)
      response.end('[THOUGHT]\n')
    })
    const said = { taken: { event: '嵐' }, corrections: { who: '灯台守' } }
    const stream = createHttpOutlineStream(wire, frames)
    await firstValueFrom(stream.open({ ...OPENING, ...said }).pipe(toArray()))
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject(said)
  })

  it('[TH26] gives the same text however its bytes were split', async () => {
    const text = '[THOUGHT]\ndata: 灯台守は𝒜手紙を読む。\n\n[DONE]\n'
    const { wire } = await wireTo((response) => {
      begin(response)
      const bytes = Buffer.from(text)
      const next = (at: number): void => {
        if (at >= bytes.length) return void response.end()
        response.write(bytes.subarray(at, at + 1), () => setImmediate(next, at + 1))
      }
      next(0)
    })
    const pieces = await firstValueFrom(
      createHttpOutlineStream(wire, frames).open(OPENING).pipe(toArray()),
    )
    expect(pieces.join('')).toBe(text)
  })

  it('[TO5] breaks with the refusal of an envelope, and says that the session is gone', async () => {
    const { wire, lost } = await wireTo((response) =>
      send(response, { status: 1007, desc: 'Expired.', data: null }),
    )
    const opened = firstValueFrom(createHttpOutlineStream(wire, frames).open(OPENING))
    await expect(opened).rejects.toEqual({ status: 1007, desc: '' })
    expect(lost).toEqual(['the-token'])
  })

  it('[TH8] tells what came before it breaks', async () => {
    let breakOff = () => {}
    const { wire } = await wireTo((response) => {
      breakOff = () => response.destroy()
      begin(response)
      response.write('[THOUGHT]\ndata: half')
    })
    const heard: string[] = []
    await new Promise<void>((over) =>
      createHttpOutlineStream(wire, frames)
        .open(OPENING)
        .subscribe({
          next(text) {
            heard.push(text)
            // what a browser has not taken in yet is lost with the connection
            if (heard.join('').endsWith('half')) breakOff()
          },
          error: () => over(),
        }),
    )
    expect(heard.join('')).toBe('[THOUGHT]\ndata: half')
  })

  it('[TH7] ends the request when nobody listens any more', async () => {
    const closed = Promise.withResolvers<void>()
    const { wire } = await wireTo((response) => {
      begin(response)
      response.on('close', () => closed.resolve())
      response.write('[THOUGHT]\n')
    })
    await firstValueFrom(createHttpOutlineStream(wire, frames).open(OPENING))
    await closed.promise
  })
})

describe('the joining of a frame', () => {
  it('[TH26] tells once a frame what came in it, and the rest at the end', () => {
    let paint = () => undefined as undefined
    const told: string[] = []
    const text = coalesce(
      (run) => {
        paint = () => void run()
        return () => {
          paint = () => undefined
        }
      },
      (joined) => told.push(joined),
    )
    text.add('a')
    text.add('b')
    paint()
    text.add('c')
    text.flush()
    paint()
    text.flush()
    expect(told).toEqual(['ab', 'c'])
  })
})
