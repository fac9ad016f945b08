import { createHash } from 'node:crypto'
import { LIMITS } from '#schemas/limits.ts'
import type { CoverChoices, OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { encodeData, encodeMarker } from '#schemas/wire/outline.ts'
import { encodeOutlines } from '#schemas/wire/outline-result.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import {
  type Proposal,
  type Storyteller,
  StorytellerRefusal,
  type UsedBudget,
} from '#server/storyteller/port.ts'

/** What is kept of a request: enough to play it again. */
type KeptRequest = { bodyHash: string; text: string; finished: boolean; createdAt: string }
export interface OutlineRequestStore {
  find(uid: string, requestId: string): Promise<KeptRequest | undefined>
  save(uid: string, requestId: string, kept: KeptRequest): Promise<void>
}

type Telling = {
  bodyHash: string
  text: string
  finished: boolean
  /** The server ended before it was told. */
  cut?: boolean
  grown: Set<() => void>
}
export type Opened = { ok: true; lines: AsyncIterable<string> } | { ok: false }

/** The words of a failure, in the language of the request. */
export type FailureWords = (code: 'refused' | 'failed') => string

export type OutlineRequestOptions = {
  store: OutlineRequestStore
  storyteller: Storyteller
  /** Where an idea's cover can be seen in each look; absent where nobody paints it. */
  covers?: (scene: CoverScene) => Promise<CoverChoices>
  now: () => number
  /** The longest silence of a stream. */
  heartbeatEveryMs: number
  /** Hears of each question that was put to a provider for a user's outlines. */
  spent?: (uid: string, spent: SpentQuestion) => void
  /** Whether what a user may spend in a day is used up. */
  usedUp?: (uid: string) => Promise<UsedBudget | null>
  log: { error(details: object, words: string): void }
}

const hashOf = (request: OutlineRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        request.idea,
        request.language,
        request.salt ?? '',
        ...(request.shown ?? []),
        ...(request.corrections === undefined ? [] : [request.corrections]),
        ...(request.taken === undefined ? [] : [{ taken: request.taken }]),
      ]),
    )
    .digest('hex')

/** Thinking and outlines, told once for each request however often its stream is opened. */
export function createOutlineRequests(options: OutlineRequestOptions) {
  const { store, storyteller, now, log } = options
  const tellings = new Map<string, Telling>()
  const underway = new Set<Promise<void>>()
  const stopping = new AbortController()

  function begin(
    uid: string,
    requestId: string,
    request: OutlineRequest,
    failure: FailureWords,
  ): Telling {
    const telling: Telling = {
      bodyHash: hashOf(request),
      text: '',
      finished: false,
      grown: new Set(),
    }
    const key = `${uid} ${requestId}`
    tellings.set(key, telling)
    const grow = (text: string) => {
      telling.text += text
      for (const wake of telling.grown) wake()
    }
    const finish = async () => {
      telling.finished = true
      telling.cut = stopping.signal.aborted
      grow('')
      // What a server broke off when it ended is told again by the next one.
      if (!stopping.signal.aborted) await save()
      tellings.delete(key)
    }
    const save = () =>
      store.save(uid, requestId, {
        bodyHash: telling.bodyHash,
        text: telling.text,
        finished: true,
        createdAt: new Date(now()).toISOString(),
      })
    const work = tell(uid, request, grow)
      .catch((cause: unknown) => {
        if (stopping.signal.aborted) return
        const refused = cause instanceof StorytellerRefusal && cause.code === 'refused'
        if (!refused) log.error({ cause }, 'outlines could not be told')
        grow(encodeMarker('fail') + encodeData(failure(refused ? 'refused' : 'failed')))
      })
      .then(finish)
      .catch((cause: unknown) => log.error({ cause }, 'outlines could not be kept'))
      .finally(() => underway.delete(work))
    underway.add(work)
    return telling
  }

  async function tell(
    uid: string,
    request: OutlineRequest,
    grow: (text: string) => void,
  ): Promise<void> {
    const spent = (question: SpentQuestion): void => options.spent?.(uid, question)
    const table: { options: OutlineOption[]; reading?: ReadOfIdea; cover?: CoverScene } = {
      options: [],
    }
    const offer = () => grow(encodeMarker('done') + encodeMarker('outline'))
    const take = (piece: Proposal) => {
      if ('reading' in piece || 'cover' in piece) Object.assign(table, piece)
      else if ('outline' in piece) {
        // thinking has ended: whoever reads along sees it before the last outline is there
        if (table.options.length === 0) offer()
        table.options.push(piece.outline)
      } else if (table.options.length === 0) {
        // other readers of lines may take a carriage return for the end of one
        grow(encodeData(piece.thought.replace(/\r\n?/g, '\n')))
      } else throw new Error('a storyteller thought on after its first outline')
    }
    grow(encodeMarker('thought'))
    const usedUp = options.usedUp && (() => options.usedUp?.(uid) ?? Promise.resolve(null))
    const pieces = storyteller.propose(request, stopping.signal, spent, usedUp)
    for await (const piece of pieces) take(piece)
    if (table.options.length === 0) offer()
    const covers = table.cover && (await options.covers?.(table.cover))
    grow(encodeData(encodeOutlines(table.options, table.reading, covers)) + encodeMarker('done'))
  }

  return {
    /** Opens the stream of a request: what was told at once, then what follows. Another body under the same id is refused. */
    async open(
      uid: string,
      requestId: string,
      request: OutlineRequest,
      failure: FailureWords,
    ): Promise<Opened> {
      const running = tellings.get(`${uid} ${requestId}`)
      if (running !== undefined)
        return running.bodyHash === hashOf(request)
          ? { ok: true, lines: follow(running, options.heartbeatEveryMs) }
          : { ok: false }
      const kept = await store.find(uid, requestId)
      const fresh =
        kept !== undefined && Math.abs(now() - Date.parse(kept.createdAt)) < LIMITS.outlineReplayMs
      if (fresh && kept.bodyHash !== hashOf(request)) return { ok: false }
      if (fresh)
        return { ok: true, lines: follow({ ...kept, grown: new Set() }, options.heartbeatEveryMs) }
      // two openings that both found nothing: the first one tells
      const other = tellings.get(`${uid} ${requestId}`)
      if (other !== undefined && other.bodyHash !== hashOf(request)) return { ok: false }
      const telling = other ?? begin(uid, requestId, request, failure)
      return { ok: true, lines: follow(telling, options.heartbeatEveryMs) }
    },
    /** Breaks off what is being told; nothing of it is kept. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(underway)
    },
  }
}

/** The text of a telling as it grows, with a heartbeat in every silence. A reader that leaves stops nothing. */
async function* follow(telling: Telling, heartbeatEveryMs: number): AsyncIterable<string> {
  let at = 0
  while (true) {
    if (telling.text.length > at) {
      const more = telling.text.slice(at)
      at = telling.text.length
      yield more
      continue
    }
    // a reader takes up again what breaks, and lets be what ends
    if (telling.cut) throw new Error('the server ends')
    if (telling.finished) return
    const grew = await growth(telling, heartbeatEveryMs)
    if (!grew) yield encodeMarker('heartbeat')
  }
}

function growth(telling: Telling, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), withinMs)
    const wake = () => done(true)
    function done(grew: boolean): void {
      clearTimeout(timer)
      telling.grown.delete(wake)
      resolve(grew)
    }
    telling.grown.add(wake)
  })
}
