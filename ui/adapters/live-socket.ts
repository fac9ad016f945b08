import { Observable } from 'rxjs'
import type { LiveSocket, SocketSignal } from '#plugins/ports/live-socket.ts'

type Open = (address: string) => WebSocket

/** The live connection over a WebSocket. `base` is the server's origin, `http…`. */
export const createLiveSocket = (
  base: () => string,
  open: Open = (address) => new WebSocket(address),
): LiveSocket => ({
  connect: (user, send$) =>
    new Observable<SocketSignal>((out) => {
      const socket = open(socketAddress(base(), user))
      const sending = send$.subscribe((text) => {
        if (socket.readyState === socket.OPEN) socket.send(text)
      })
      socket.onopen = () => out.next({ kind: 'opened' })
      socket.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') out.next({ kind: 'frame', data })
      }
      let faulty = false
      // an error is always followed by a close, which says more
      socket.onerror = () => {
        faulty = true
      }
      socket.onclose = ({ code, reason }) => {
        out.next({ kind: 'closed', code, reason, ...(faulty && { faulty }) })
        out.complete()
      }
      return () => {
        sending.unsubscribe()
        socket.onopen = null
        socket.onmessage = null
        socket.onerror = null
        socket.onclose = null
        socket.close()
      }
    }),
})

type User = Parameters<LiveSocket['connect']>[0]

/** `wsServer/admin_{uid}/{token}` with the script to follow, and from where; scenes are seen while they are written. */
function socketAddress(base: string, { uid, token, scriptId, since }: User): string {
  const path = `/wsServer/admin_${encodeURIComponent(uid)}/${encodeURIComponent(token)}`
  const search = new URLSearchParams()
  if (scriptId !== null) {
    search.set('script_id', scriptId)
    // nothing is asked of a server that may not know the question
    search.set('parts', '1')
  }
  if (since !== null) search.set('since', String(since))
  const query = search.toString()
  return `${base.replace(/^http/, 'ws')}${path}${query === '' ? '' : `?${query}`}`
}
