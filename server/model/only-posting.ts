import { ModelFault } from './faults.ts'

/** No picture comes near it, written in letters. */
const MOST_BYTES = 32 * 1_024 * 1_024

/**
 * Questions are posted. Whatever a library would get besides is an address that stood in an answer, and is not gone to;
 * neither is where a provider sends a question on to. An answer without an end is broken off.
 */
export const onlyPosting: typeof fetch = async (address, request) => {
  if (request?.method !== 'POST')
    throw new ModelFault('broken', 'an answer names an address instead of a picture')
  const answer = await fetch(address, { ...request, redirect: 'error' })
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      bytes += piece.byteLength
      if (bytes > MOST_BYTES)
        out.error(new ModelFault('endless', 'an answer was longer than it may be'))
      else out.enqueue(piece)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body?.pipeThrough(counted) ?? null, { status, statusText, headers })
}
