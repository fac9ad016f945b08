import { encodeReset } from '#schemas/wire/frame.ts'
import type { KeyedMutex } from '#server/scripts/keyed-mutex.ts'
import type { LoggedFact, ScriptStore } from '#server/store/scripts.ts'
import type { FrameEncoder } from './frame-encoder.ts'
import type { Appended, Hub, PassingFrame } from './hub.ts'

/** Where frames go. */
export type Outlet = {
  /** The bytes of one frame, which others are sent, too. */
  send(frame: Buffer): void
  /** So much waits to be taken in that what follows is better read from the log later. */
  isFull(): boolean
  /** Waits until what was sent is taken in. */
  drained(): Promise<void>
}

export type CursorOptions = {
  hub: Hub
  store: ScriptStore
  encode: FrameEncoder
  uid: string
  origin: string
  /** Replay this script after `since` first; null for what is new only. */
  replay: { scriptId: string; since: number } | null
  /** It asked to see scenes while they are written. */
  seesParts: boolean
  outlet: Outlet
  /** Pages of one user are read one after the other, with everybody else's work between them. */
  inTurn: KeyedMutex
  fail: (cause: unknown) => void
}

/**
 * A reader's place in its owner's logs: what was appended is sent in order, each number once. Whoever is behind,
 * since it begins or since it takes in slowly, is read to from the log page by page. Answers how to stop.
 */
export function openCursor(options: CursorOptions): () => void {
  const { hub, store, encode, uid, origin, replay, outlet } = options
  const sent = new Map<string, number>()
  /** The newest number told of each script that is read from the log. */
  const behind = new Map<string, number>()
  let beginning = replay
  let reading = false
  let open = true
  let isPartUnderWay = false

  function send(scriptId: string, facts: readonly LoggedFact[]): void {
    for (const logged of facts) {
      const { seq } = logged
      if (!open || seq <= (sent.get(scriptId) ?? 0)) continue
      sent.set(scriptId, seq)
      outlet.send(encode(scriptId, logged, origin))
    }
  }

  function hear({ scriptId, facts, elsewhere }: Appended): void {
    const first = facts[0]?.seq ?? elsewhere?.first
    const last = facts.at(-1)?.seq ?? elsewhere?.last
    if (first === undefined || last === undefined) return
    const known = sent.get(scriptId) ?? first - 1
    // what another server appended before this has not been heard of yet: the log has it
    const isNext = first <= known + 1 && elsewhere === undefined
    if (isNext && !behind.has(scriptId) && !outlet.isFull()) {
      send(scriptId, facts)
      return
    }
    sent.set(scriptId, known)
    behind.set(scriptId, Math.max(last, behind.get(scriptId) ?? 0))
    read()
  }

  function lookAgain(): void {
    for (const [scriptId, seq] of sent)
      behind.set(scriptId, Math.max(seq, behind.get(scriptId) ?? 0))
    read()
  }

  const stopListening = hub.listen(uid, hear, lookAgain)

  // one at a time, and none before what is read from the log: the next one says all of it
  const show = ({ scriptId, frame }: PassingFrame): void => {
    if (!open || isPartUnderWay || behind.has(scriptId) || outlet.isFull()) return
    isPartUnderWay = true
    outlet.send(frame)
    void outlet.drained().then(() => {
      isPartUnderWay = false
    })
  }
  const stopWatching = options.seesParts ? hub.watch(uid, show) : () => undefined

  function read(): void {
    if (reading || !open) return
    reading = true
    readPages()
      .catch((cause: unknown) => {
        // who left, perhaps since the server ends, waits for nothing
        const left = !open
        open = false
        if (!left) options.fail(cause)
      })
      .finally(() => {
        reading = false
        if (behind.size > 0) read()
      })
  }

  async function readPages(): Promise<void> {
    if (beginning !== null) await begin(beginning)
    for (const scriptId of behind.keys()) {
      let more = true
      while (more) {
        more = await readPage(scriptId)
        // what was told while the last page was read may have come after it
        more ||= open && (behind.get(scriptId) ?? 0) > (sent.get(scriptId) ?? 0)
      }
      behind.delete(scriptId)
    }
  }

  /** Answers whether there was any. */
  async function readPage(scriptId: string): Promise<boolean> {
    await outlet.drained()
    if (!open) return false
    const after = sent.get(scriptId) ?? 0
    const { facts } = await options.inTurn(uid, () => store.page(scriptId, after))
    send(scriptId, facts)
    return facts.length > 0
  }

  /** A number that was never told is from a log that is no more: who asks begins anew (LM8). */
  async function begin({ scriptId, since }: { scriptId: string; since: number }): Promise<void> {
    beginning = null
    const script = await store.find(scriptId)
    if (script?.owner_uid !== uid) {
      behind.delete(scriptId)
      return
    }
    const last = await store.lastSeq(scriptId)
    if (since > last) outlet.send(Buffer.from(JSON.stringify(encodeReset(scriptId, last))))
    sent.set(scriptId, since > last ? 0 : since)
  }

  if (replay !== null) {
    behind.set(replay.scriptId, 0)
    read()
  }

  return () => {
    open = false
    stopListening()
    stopWatching()
  }
}
