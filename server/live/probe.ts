const PROBE_EVERY_MS = 30_000

type Probed = { on(event: 'pong', heard: () => void): unknown; ping(): void; terminate(): void }

/** Lets go of a peer that no longer answers the protocol's own pings; answers how to stop asking. */
export function probePeer(peer: Probed): () => void {
  let answered = true
  peer.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) return peer.terminate()
    answered = false
    peer.ping()
  }, PROBE_EVERY_MS)
  return () => clearInterval(timer)
}
