import { filter, map, switchMap, takeUntil } from 'rxjs'
import { callPort } from '#core/engine/call-port.ts'
import { everyPage } from '#core/every-page.ts'
import type { Effect } from '#plugins/kit.ts'
import type { CallData } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { DeletedCard } from '#schemas/library.ts'
import { LIMITS } from '#schemas/limits.ts'

const SERVER = { source: 'server' } as const

const deletedCard = (one: CallData<'listDeleted'>[number]): DeletedCard => ({
  id: one.id,
  title: one.title,
  language: one.language ?? null,
  cover: one.cover ?? null,
  deletedAt: one.deleted_at,
  goneAt: one.gone_at,
})

const failed = (status: number, desc: string): EventInput => ({
  ...SERVER,
  type: 'library/deletedFailed',
  payload: { status, desc },
})

/** Reads the deleted games, to their last page. */
export const readDeleted: Effect = ({ on, ports }) =>
  on('library/deletedRequested').pipe(
    switchMap(() =>
      callPort(ports.clock, LIMITS.patienceMs, () =>
        everyPage(
          (query) => ports.api.call('listDeleted', { query }),
          ({ id }) => id,
        ),
      ).pipe(
        map((answer): EventInput => {
          if (!answer.ok) return failed(0, '')
          if (!answer.value.ok) return failed(answer.value.status, answer.value.desc)
          const games = answer.value.data.map(deletedCard)
          return { ...SERVER, type: 'library/deletedReceived', payload: { games } }
        }),
        takeUntil(on('account/signedOut')),
      ),
    ),
  )

/** Asks for them once the list is there, and again when one more is deleted, or one could not be brought back or taken away. */
export const followDeleted: Effect = ({ on, draft }) =>
  on('library/received', 'library/actionDone', 'library/actionFailed').pipe(
    filter((fact) => {
      const { status } = draft().session.library.deleted
      if (status === 'missing') return false
      if (fact.type === 'library/received') return status === 'unread'
      return fact.type === 'library/actionDone'
        ? fact.payload.action === 'remove'
        : fact.payload.action === 'restore' || fact.payload.action === 'forget'
    }),
    map((): EventInput => ({ ...SERVER, type: 'library/deletedRequested', payload: {} })),
  )
