import { concatMap, defer, filter, groupBy, map, mergeMap, type Observable } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { CallName, CallResult } from '#schemas/api.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput, EventPayload } from '#schemas/events/index.ts'

type Wish = EventPayload<'library/actionRequested'>

/** The call an action is; a rename says which version it was made on. */
function ask(
  ports: Ports,
  wish: Wish,
  { session: { library } }: Draft,
): Observable<CallResult<CallName>> {
  const { id, title, idempotencyKey } = wish
  switch (wish.action) {
    case 'rename': {
      const script = library.scripts.find((one) => one.id === id)
      const changes = [{ path: 'initial_element.title', value: title }]
      const body = { id, base_version: script?.scriptVersion ?? 0, changes }
      return callApi(ports, 'editScript', { body })
    }
    case 'copy': {
      const body = { id, ...(title === '' ? {} : { title }) }
      return callApi(ports, 'copyScript', { body }, { idempotencyKey })
    }
    case 'withdraw':
      return callApi(ports, 'withdrawGame', { body: { id } })
    case 'remove':
      return callApi(ports, 'removeScript', { body: { id } })
    case 'restore':
      return callApi(ports, 'removeScript', { body: { id, restore: true } })
    case 'forget':
      return callApi(ports, 'removeScript', { body: { id, for_good: true } })
  }
}

const versionIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'script_version' in data
    ? Number(data.script_version)
    : null

function factsOf(wish: Wish, result: CallResult<CallName>): EventInput[] {
  const { action, id, title } = wish
  const reload: EventInput = { type: 'library/requested', source: 'server', payload: {} }
  if (!result.ok) {
    const { status, desc } = result
    const payload = { action, id, status, desc }
    return [{ type: 'library/actionFailed', source: 'server', payload }, reload]
  }
  const payload = { action, id, title, scriptVersion: versionIn(result.data) }
  const done: EventInput = { type: 'library/actionDone', source: 'server', payload }
  return action === 'remove' || action === 'forget' ? [done] : [done, reload]
}

/** Does what was asked for, one thing after another for each script, and reads the list again. */
export const doActions: Effect = ({ on, ports, draft }) =>
  on('library/actionRequested').pipe(
    groupBy(({ payload }) => payload.id),
    mergeMap((ofScript) =>
      ofScript.pipe(
        concatMap(({ payload }) =>
          defer(() => ask(ports, payload, draft())).pipe(map((result) => factsOf(payload, result))),
        ),
      ),
    ),
  )

/** A deletion that is taken back waits for the deletion itself. */
export const takeBackRemovals: Effect = ({ on }) =>
  on('toasts/undone').pipe(
    filter(({ payload }) => payload.undo.what === 'removal'),
    map(
      ({ payload }): EventInput => ({
        type: 'library/actionRequested',
        source: 'user',
        payload: { action: 'restore', id: payload.undo.id, title: '', idempotencyKey: '' },
      }),
    ),
  )
