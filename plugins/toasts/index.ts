import type { ReduceContext } from '#core/engine/context.ts'
import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin, type Reducers } from '#plugins/kit.ts'
import { STATUS } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { ShelfAction } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'
import { PROVIDER_TITLES } from '#schemas/provider.ts'
import type { Toast, Toasts } from '#schemas/toast.ts'
import { completeMessage, polledMessage } from './complete-message.ts'
import {
  afterStep,
  isNotPublic,
  steppedMessage,
  type ToastMessage,
  withdrawnMessage,
} from './stepped-message.ts'

type FactHandlers = Required<Reducers<Toasts>>
type Fact<T extends keyof FactHandlers> = Parameters<FactHandlers[T]>

/** Characters of a server's words that are shown (TO4). */
const TEXT_MAX = 300

const UNREADABLE = { npcs: 'npc_data_error', nodes: 'node_data_error' } as const
/** What is said of a thing done to a game of the list; the rest can be seen. */
const DONE: Partial<Record<ShelfAction, ToastMessage>> = {
  copy: { kind: 'success', code: 'game_copied' },
  withdraw: { kind: 'success', code: 'game_withdrawn' },
  forget: { kind: 'success', code: 'game_forgotten' },
}
/** What is brought back from among the deleted games comes back at another place of the page. */
const restoredMessage = (action: ShelfAction, title: string): ToastMessage | null =>
  action !== 'restore' || title === ''
    ? null
    : { kind: 'success', code: 'game_restored', params: { title } }

/** A server that keeps the specification alone has no such call: it is missing, and no words say of what. */
const isUnknownCall = (status: number, desc: string): boolean =>
  status === STATUS.missing && desc === ''

/** The same message twice is one; the sixth sends the oldest away that would have gone by itself. */
function raise({ items }: Toasts, id: string, message: ToastMessage): Toasts {
  const text = [...(message.text ?? '')].slice(0, TEXT_MAX).join('')
  const toast: Toast = { params: {}, durationMs: LIMITS.toastMs, ...message, text, id }
  const others = items.filter(
    ({ code, text, undo }) =>
      code !== toast.code || text !== toast.text || undo?.id !== toast.undo?.id,
  )
  const next = [...others, toast]
  if (next.length <= LIMITS.toastMax) return { items: next }
  const timed = next.findIndex(({ durationMs }) => durationMs > 0)
  return { items: next.toSpliced(Math.max(0, timed), 1) }
}

/** The dialog of a lost session tells of it: that requests fail meanwhile says the same again (TO40). */
function isToldByDialog(message: ToastMessage, context: ReduceContext<Draft>): boolean {
  if (message.code !== 'request_failed' || (message.text ?? '') !== '') return false
  const { user, expiredUid } = context.before.session.account
  return user === null && expiredUid !== null
}

/** What a fact has to say, if anything. */
const says =
  <T extends keyof FactHandlers>(
    read: (payload: Fact<T>[1]['payload'], context: ReduceContext<Draft>) => ToastMessage | null,
  ) =>
  (slice: Toasts, event: Fact<T>[1], context: ReduceContext<Draft>): Toasts => {
    const message = read(event.payload, context)
    if (message === null || isToldByDialog(message, context)) return slice
    return raise(slice, event.id, message)
  }

/** Passing messages: each is said by a fact, so that a replay says the same. */
export const toasts = definePlugin({
  name: 'toasts',
  slice: 'toasts',
  reduce: {
    'toasts/raised': says<'toasts/raised'>((payload) => payload),
    'toasts/dismissed': ({ items }, { payload }) => ({
      items: items.filter(({ id }) => id !== payload.id),
    }),
    'toasts/undone': ({ items }, { payload }) => ({
      items: items.filter(({ id }) => id !== payload.id),
    }),
    // what is about one field stands there
    'account/refused': says<'account/refused'>(({ desc, field }) =>
      field === undefined ? { kind: 'error', code: 'request_failed', text: desc } : null,
    ),
    // the code is what somebody can look up or tell (LG20)
    'account/providerFailed': says<'account/providerFailed'>(({ provider, code, desc }) => ({
      kind: 'error',
      code: 'provider_failed',
      text: desc === '' ? '' : `${desc} (${code})`,
      params: { name: PROVIDER_TITLES[provider], code },
    })),
    'account/methodsListed': says<'account/methodsListed'>(({ connected }) =>
      connected === null
        ? null
        : {
            kind: 'success',
            code: 'method_connected',
            params: { name: PROVIDER_TITLES[connected] },
          },
    ),
    'account/passwordReset': says<'account/passwordReset'>(() => ({
      kind: 'success',
      code: 'password_reset',
    })),
    'account/registered': says<'account/registered'>(() => ({
      kind: 'success',
      code: 'registered',
    })),
    'account/signedIn': says<'account/signedIn'>((_, { before }) => {
      const { account } = before.session
      if (account.expiredUid !== null) return { kind: 'success', code: 'signed_in_again' }
      if (account.from === null) return null
      return { kind: 'info', code: 'continue_where_you_were', path: account.from, durationMs: 0 }
    }),
    'script/generationCompleted': says<'script/generationCompleted'>((_, { before }) =>
      completeMessage(before),
    ),
    'script/snapshotReceived': (slice, event, { before }) => {
      const message = polledMessage(event, before)
      return message === null ? slice : raise(slice, event.id, message)
    },
    // the poll brings the same again and again: each part is told once
    'live/partFoundUnreadable': says<'live/partFoundUnreadable'>(({ part }, { before }) =>
      before.session.live.unreadable.includes(part)
        ? null
        : { kind: 'error', code: UNREADABLE[part] },
    ),
    // later polls that fail are told by the line on the screen
    'live/pollFailed': says<'live/pollFailed'>(({ desc }, { before }) =>
      desc === '' || before.session.live.poll !== 'waiting'
        ? null
        : { kind: 'error', code: 'request_failed', text: desc },
    ),
    'publishing/published': says<'publishing/published'>(() => ({
      kind: 'success',
      code: 'published',
      durationMs: 0,
    })),
    'publishing/failed': says<'publishing/failed'>(({ how, desc }) =>
      how === 'error'
        ? { kind: 'error', code: 'publish_error' }
        : { kind: 'error', code: 'publish_failed', text: desc },
    ),
    'publishing/withdrawn': ({ items }, event, { before }) =>
      raise({ items: items.filter(isNotPublic) }, event.id, withdrawnMessage(before)),
    'publishing/withdrawFailed': says<'publishing/withdrawFailed'>(({ desc }) => ({
      kind: 'error',
      code: 'request_failed',
      text: desc,
    })),
    'library/linkCopied': says<'library/linkCopied'>(({ ok }) =>
      ok ? { kind: 'success', code: 'link_copied' } : { kind: 'error', code: 'copy_failed' },
    ),
    'history/stepped': (slice, { id, payload }, context) =>
      raise(afterStep(slice, payload), id, steppedMessage(payload, context)),
    'arranging/done': says<'arranging/done'>(({ what, name, version }) =>
      what.verb !== 'remove'
        ? null
        : {
            kind: 'info',
            code: 'part_removed',
            params: { name },
            durationMs: LIMITS.undoMs,
            undo: { what: 'step', id: String(version) },
          },
    ),
    'history/stepFailed': says<'history/stepFailed'>(({ status, desc }) => ({
      kind: 'error',
      code: isUnknownCall(status, desc) ? 'not_offered' : 'request_failed',
      text: desc,
    })),
    'history/forked': says<'history/forked'>(() => ({ kind: 'success', code: 'game_copied' })),
    'history/forkFailed': says<'history/forkFailed'>(({ status, desc }) => ({
      kind: 'error',
      code: isUnknownCall(status, desc) ? 'not_offered' : 'request_failed',
      text: desc,
    })),
    'regenerating/failed': says<'regenerating/failed'>(({ status, desc }) => ({
      kind: 'error',
      code: isUnknownCall(status, desc) ? 'not_offered' : 'request_failed',
      text: desc,
    })),
    // beside an open column it is seen in the box
    'chat/quoted': says<'chat/quoted'>((_, { before }) =>
      before.session.aside.isOpen ? null : { kind: 'info', code: 'quoted' },
    ),
    'aside/opened': ({ items }) => ({ items: items.filter(({ code }) => code !== 'quoted') }),
    'chat/messageSent': says<'chat/messageSent'>(() => ({ kind: 'success', code: 'message_sent' })),
    // it is not sent after all; one that waits for the network says so where it stands
    'chat/messageFailed': ({ items }, { id, payload: { how, desc } }) => {
      const others = { items: items.filter(({ code }) => code !== 'message_sent') }
      return how === 'offline'
        ? others
        : raise(others, id, { kind: 'error', code: 'message_send_failed', text: desc })
    },
    // one that nobody asked for says so where it stands
    'chat/historyFailed': says<'chat/historyFailed'>(({ isAsked }) =>
      isAsked ? { kind: 'error', code: 'history_failed' } : null,
    ),
    'chat/decisionFailed': says<'chat/decisionFailed'>(({ desc }) => ({
      kind: 'error',
      code: 'request_failed',
      text: desc,
    })),
    'deciding/refused': says<'deciding/refused'>(({ desc }) => ({
      kind: 'error',
      code: 'request_failed',
      text: desc,
    })),
    'library/failed': says<'library/failed'>(({ desc }) => ({
      kind: 'error',
      code: 'request_failed',
      text: desc ?? '',
    })),
    'library/actionRequested': ({ items }, event) => {
      const { action, id, title } = event.payload
      // what comes back was not deleted: its message goes
      const others = items.filter(({ undo }) => undo?.what !== 'removal' || undo.id !== id)
      if (action === 'restore') return { items: others }
      if (action !== 'remove') return { items }
      return raise({ items }, event.id, {
        kind: 'info',
        code: title === '' ? 'game_removed_untitled' : 'game_removed',
        params: { title },
        durationMs: LIMITS.undoMs,
        undo: { what: 'removal', id },
      })
    },
    'library/actionDone': says<'library/actionDone'>(
      ({ action, title }) => restoredMessage(action, title) ?? DONE[action] ?? null,
    ),
    // what could not be deleted has nothing to take back
    'library/actionFailed': withImmer((slice, event) => {
      const { action, id, status, desc } = event.payload
      const items =
        action === 'remove' ? slice.items.filter(({ undo }) => undo?.id !== id) : slice.items
      const code = isUnknownCall(status, desc) ? 'not_offered' : 'request_failed'
      const message: ToastMessage = { kind: 'error', code, text: status === 0 ? '' : desc }
      // what cannot come back yet can be asked for again
      const later: Partial<Toast> = { durationMs: 0, undo: { what: 'removal', id } }
      const waits = action === 'restore' && status === STATUS.conflict
      return raise({ items }, event.id, waits ? { ...message, ...later } : message)
    }),
  },
})
