import { Observable } from 'rxjs'
import type {
  Authorization,
  AuthorizationAnswer,
  AuthorizationFields,
} from '#plugins/ports/authorization.ts'

/** Where the window of a provider tells what it was answered; also said in `ui/public/google-login-back.js`. */
const CHANNEL = 'authorization'
const MARKER = 'authorization'
const LOOK_EVERY_MS = 400
const WINDOW = { width: 480, height: 680 }

/** The pages of third parties, in this browser. */
export const browserAuthorization: Authorization = {
  inWindow: (address, state) =>
    new Observable<AuthorizationAnswer>((told) => {
      const channel = new BroadcastChannel(CHANNEL)
      const opened = window.open(address, 'authorization', featuresOf())
      if (opened === null) told.next({ kind: 'blocked' })
      let looking = setInterval(() => {
        // a page that cuts its opener off looks closed too: the channel stays open for what it answers
        if (opened?.closed !== true) return
        clearInterval(looking)
        looking = 0
        told.next({ kind: 'closed' })
      }, LOOK_EVERY_MS) as unknown as number
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const fields = fieldsIn(data)
        if (fields.state !== state) return
        opened?.close()
        told.next({ kind: 'answered', fields })
        told.complete()
      }
      if (opened === null) told.complete()
      return () => {
        clearInterval(looking)
        channel.close()
      }
    }),
  leave(address, marker) {
    try {
      sessionStorage.setItem(MARKER, marker)
    } catch {
      // without a marker the way back is refused, in words
    }
    location.assign(address)
  },
  takeReturn() {
    const fields = Object.fromEntries(new URLSearchParams(location.search))
    // a code is for this moment alone: no history keeps it
    history.replaceState(history.state, '', location.pathname)
    return { fields, marker: takeMarker() }
  },
}

function takeMarker(): string | null {
  try {
    const marker = sessionStorage.getItem(MARKER)
    sessionStorage.removeItem(MARKER)
    return marker
  } catch {
    return null
  }
}

/** Whatever another page of ours said, as texts by name. */
function fieldsIn(data: unknown): AuthorizationFields {
  if (data === null || typeof data !== 'object') return {}
  return Object.fromEntries(Object.entries(data).filter(([, value]) => typeof value === 'string'))
}

/** In the middle of the page it was asked for on. */
function featuresOf(): string {
  const left = window.screenX + Math.max(0, (window.outerWidth - WINDOW.width) / 2)
  const top = window.screenY + Math.max(0, (window.outerHeight - WINDOW.height) / 2)
  return `popup,width=${WINDOW.width},height=${WINDOW.height},left=${Math.round(left)},top=${Math.round(top)}`
}
