import type { WebSocketRoute } from 'playwright-core'
import type { Message, Scenario } from './error-message.ts'
import { envelope } from './error-provoking.ts'

const closedFor = (words: string, reason: Message['values']): Message => ({
  words,
  key: 'socket_closed',
  place: 'screen',
  ...(reason && { values: reason }),
})

/** Closes a connection a moment after it was made. */
const closesWith = (given: { code: number; reason?: string }) => (socket: WebSocketRoute) =>
  void setTimeout(() => socket.close(given).catch(() => undefined), 250)

/** A connection that closes again and again, until the session is over too. */
const closing: Scenario = [
  {
    async provoke({ liveIs, openEditor }) {
      liveIs(closesWith({ code: 4002, reason: 'moving house' }))
      await openEditor()
    },
    says: [
      closedFor('Live connection lost (code 4002, reason: moving house)', () => ({
        code: 4002,
        reason: 'moving house',
      })),
    ],
  },
  {
    async provoke({ liveIs }) {
      liveIs(closesWith({ code: 4003 }))
    },
    says: [
      closedFor('Live connection lost (code 4003, reason: unknown reason)', ({ say }) => ({
        code: 4003,
        reason: say('errors', 'unknown_reason'),
      })),
    ],
  },
  {
    provoke: ({ openEditorWith }) => openEditorWith((route) => route.fulfill(envelope(1007))),
    says: [{ words: 'Cannot obtain user id', key: 'socket_no_user', place: 'screen' }],
  },
]

/** A connection that cannot be made, and then carries what is no frame. */
const connecting: Scenario = [
  {
    async provoke({ line, openEditor, behind }) {
      line.do('refuses')
      await openEditor({}, behind)
    },
    says: [
      {
        words: 'Initialization of the live connection failed',
        key: 'socket_not_started',
        on: 'behind',
        place: 'screen',
      },
    ],
  },
  {
    async provoke({ line }) {
      line.do('garbles')
    },
    says: [{ words: 'Live connection error', key: 'socket_error', on: 'behind', place: 'screen' }],
  },
]

/** What can go wrong with the live connection. */
export const LIVE = { connecting, closing } as const
