import { Observable, type Subscriber } from 'rxjs'
import type { Frames } from '#plugins/ports/frames.ts'
import type { OutlineOpening, OutlineStream } from '#plugins/ports/outline-stream.ts'
import { isSessionLost } from '#schemas/api.ts'
import { outlineCall } from '#schemas/api-scripts.ts'
import { callRefusedBy, envelopeIn, withoutRepeating } from './answer.ts'
import { coalesce } from './frames.ts'
import { type HttpClient, headersOf, urlOf } from './request.ts'

/** The outline stream over HTTP: text as it comes, one emission a frame; errors with `{status, desc}`. */
export const createHttpOutlineStream = (wire: HttpClient, frames: Frames): OutlineStream => ({
  open: (opening) =>
    new Observable<string>((out) => {
      const abort = new AbortController()
      // an abort is the subscriber's own wish: by then nobody listens
      read(wire, frames, opening, abort.signal, out).catch((cause: unknown) => out.error(cause))
      return () => abort.abort()
    }),
})

async function read(
  wire: HttpClient,
  frames: Frames,
  opening: OutlineOpening,
  signal: AbortSignal,
  out: Subscriber<string>,
): Promise<void> {
  const token = wire.token()
  const response = await wire.fetch(
    urlOf(wire.base, outlineCall.path, {}, { request_id: opening.requestId }),
    {
      method: outlineCall.method,
      headers: { ...headersOf(wire, token), 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(opening)),
      signal,
    },
  )
  const isEnvelope = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok || isEnvelope || response.body === null) {
    const refused = callRefusedBy(response.status, envelopeIn(await response.text()))
    const isTold = isSessionLost(refused.status) && wire.onSessionLost(token)
    throw withoutRepeating(refused, isTold)
  }
  const text = coalesce(frames, (joined) => out.next(joined))
  out.add(text.drop)
  try {
    for await (const piece of decoded(response.body, signal)) text.add(piece)
  } finally {
    text.flush()
  }
  out.complete()
}

/** What is asked, in the wire's names. */
const bodyOf = ({ idea, requestId, salt, shown, corrections, taken, ...who }: OutlineOpening) => ({
  setting: idea,
  uid: who.uid,
  language: who.language,
  request_id: requestId,
  ...(salt === null ? {} : { salt, shown }),
  ...(corrections === undefined ? {} : { corrections }),
  ...(taken === undefined ? {} : { taken }),
})

async function* decoded(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (signal.aborted) return
    if (done) break
    yield decoder.decode(value, { stream: true })
  }
  yield decoder.decode()
}
