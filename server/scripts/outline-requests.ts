import { createHash } from 'node:crypto'
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
import { followElsewhere, keepTelling, type SharedOutlines } from './shared-telling.ts'

/** What is kept of a request: enough to play it again. */
type KeptRequest = { bodyHash: string; text: string }
export interface OutlineRequestStore {
  /** What was told and can still be asked for again, or is being told by some server. */
  find(uid: string, requestId: string): Promise<(KeptRequest & { finished: boolean }) | undefined>
  save(uid: string, requestId: string, kept: KeptRequest): Promise<void>
}

type Telling = {
  bodyHash: string
  text: string
  finished: boolean
  /** It ended before it was told: its server ends, another one tells it, or it was stopped. */
  cut?: boolean
  grown: Set<() => void>
  /** Ends it before it is told. */
  leaving: AbortController
}
/** So often somebody else may be faster: each time a request was taken, or ended. */
const MOST_TRIES = 10

export type Opened = { ok: true; lines: AsyncIterable<string> } | { ok: false }

/** The words of a failure, in the language of the request. */
export type FailureWords = (code: 'refused' | 'failed') => string

export type OutlineRequestOptions = {
  store: OutlineRequestStore
  storyteller: Storyteller
  /** Where an idea's cover can be seen in each look; absent where nobody paints it. */
  covers?: (scene: CoverScene) => Promise<CoverChoices>
  /** Where several servers could tell the same request. */
  shared?: SharedOutlines
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
  const { store, storyteller, shared, log } = options
  const tellings = new Map<string, Telling>()
  const underway = new Set<Promise<void>>()
  const stopping = new AbortController()

  function begin(
    uid: string,
    requestId: string,
    request: OutlineRequest,
    failure: FailureWords,
  ): Telling {
    const leaving = new AbortController()
    const telling: Telling = {
      ...{ bodyHash: hashOf(request), text: '', finished: false },
      ...{ grown: new Set(), leaving },
    }
    const key = `${uid} ${requestId}`
    tellings.set(key, telling)
    const signal = AbortSignal.any([stopping.signal, leaving.signal])
    const kept = { uid, requestId, text: () => telling.text, lost: () => leaving.abort() }
    const keeping = shared && keepTelling(shared, kept)
    const grow = (text: string) => {
      telling.text += text
      for (const wake of telling.grown) wake()
      keeping?.keep()
    }
    const finish = async () => {
      keeping?.end()
      telling.finished = true
      telling.cut = signal.aborted
      for (const wake of telling.grown) wake()
      // what was broken off is told again by whoever is asked next
      await (signal.aborted ? shared?.leave(uid, requestId) : save(uid, requestId, telling))
    }
    const work = tell(uid, request, grow, signal)
      .catch((cause: unknown) => {
        if (signal.aborted) return
        const refused = cause instanceof StorytellerRefusal && cause.code === 'refused'
        if (!refused) log.error({ cause }, 'outlines could not be told')
        grow(encodeMarker('fail') + encodeData(failure(refused ? 'refused' : 'failed')))
      })
      .then(finish)
      .catch((cause: unknown) => log.error({ cause }, 'outlines could not be kept'))
      .finally(() => {
        tellings.delete(key)
        underway.delete(work)
      })
    underway.add(work)
    return telling
  }

  const save = async (uid: string, requestId: string, { bodyHash, text }: Telling) =>
    shared ? shared.finish(uid, requestId, text) : store.save(uid, requestId, { bodyHash, text })

  async function tell(
    uid: string,
    request: OutlineRequest,
    grow: (text: string) => void,
    signal: AbortSignal,
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
    const pieces = storyteller.propose(request, signal, spent, usedUp)
    for await (const piece of pieces) take(piece)
    if (table.options.length === 0) offer()
    const covers = table.cover && (await options.covers?.(table.cover))
    grow(encodeData(encodeOutlines(table.options, table.reading, covers)) + encodeMarker('done'))
  }

  /** What is being told of a request, here or elsewhere, or was told; nothing where it has to be begun. */
  async function readable(
    uid: string,
    requestId: string,
    bodyHash: string,
  ): Promise<Opened | undefined> {
    const every = options.heartbeatEveryMs
    const running = tellings.get(`${uid} ${requestId}`)
    const kept = running ?? (await store.find(uid, requestId))
    if (kept === undefined) return undefined
    if (kept.bodyHash !== bodyHash) return { ok: false }
    if (running !== undefined) return opened(follow(running, every))
    if (kept.finished) return opened(replayed(kept.text))
    return shared && opened(followElsewhere({ store, shared }, uid, requestId, every))
  }

  return {
    /** Opens the stream of a request: what was told at once, then what follows. Another body under the same id is refused. */
    async open(
      uid: string,
      requestId: string,
      request: OutlineRequest,
      failure: FailureWords,
    ): Promise<Opened> {
      const bodyHash = hashOf(request)
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const known = await readable(uid, requestId, bodyHash)
        if (known !== undefined) return known
        // two openings that both found nothing: the first one tells
        if (tellings.has(`${uid} ${requestId}`)) continue
        if (shared && !(await shared.take(uid, requestId, bodyHash))) continue
        const telling = begin(uid, requestId, request, failure)
        return opened(follow(telling, options.heartbeatEveryMs))
      }
      throw new Error('others kept taking an outline request')
    },
    /** Ends the telling of a request, whichever server tells it; nothing of it is kept. Answers whether one did. */
    async stop(uid: string, requestId: string): Promise<boolean> {
      const telling = tellings.get(`${uid} ${requestId}`)
      telling?.leaving.abort()
      return (await shared?.stop(uid, requestId)) || telling !== undefined
    },
    /** Breaks off all that is being told here; nothing of it is kept. */
    async end(): Promise<void> {
      stopping.abort()
      await Promise.all(underway)
    },
  }
}

const opened = (lines: AsyncIterable<string>): Opened => ({ ok: true, lines })

async function* replayed(text: string): AsyncIterable<string> {
  if (text !== '') yield text
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
