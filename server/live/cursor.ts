import type { Frame } from '#schemas/wire/frame.ts'
import { encodeFact } from '#schemas/wire/frame.ts'
import type { LoggedFact, ScriptStore } from '#server/store/scripts.ts'
import type { Hub } from './hub.ts'

export type CursorOptions = {
  hub: Hub
  store: ScriptStore
  uid: string
  origin: string
  /** Replay this script after `since` first; null for what is new only. */
  replay: { scriptId: string; since: number } | null
  send: (frame: Frame) => void
  fail: (cause: unknown) => void
}

/**
 * A reader's place in its owner's logs: what was appended is sent in order, each number once.
 * While an older stretch is read, newer facts wait. Answers how to stop.
 */
export function openCursor(options: CursorOptions): () => void {
  const { hub, store, origin, replay } = options
  const sent = new Map<string, number>()
  const waiting: { scriptId: string; facts: readonly LoggedFact[] }[] = []
  let reading = replay !== null
  let open = true

  function send(scriptId: string, facts: readonly LoggedFact[]): void {
    for (const { seq, fact } of facts) {
      if (!open || seq <= (sent.get(scriptId) ?? 0)) continue
      sent.set(scriptId, seq)
      options.send(encodeFact(fact, scriptId, seq, origin))
    }
  }

  const stopListening = hub.listen(options.uid, ({ scriptId, facts }) => {
    if (reading) waiting.push({ scriptId, facts })
    else send(scriptId, facts)
  })

  async function catchUp({ scriptId, since }: { scriptId: string; since: number }): Promise<void> {
    const script = await store.find(scriptId)
    if (script?.owner_uid === options.uid) {
      sent.set(scriptId, since)
      send(scriptId, await store.read(scriptId, since))
    }
    reading = false
    for (const { scriptId: id, facts } of waiting.splice(0)) send(id, facts)
  }
  if (replay !== null) catchUp(replay).catch(options.fail)

  return () => {
    open = false
    stopListening()
  }
}
