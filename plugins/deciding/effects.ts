import { exhaustMap, map } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { EventInput } from '#schemas/events/index.ts'

/** Has the server take a decision in; what it makes of the game and of the note comes over the socket. */
export const sendChangesDecided: Effect = ({ on, ports }) =>
  on('deciding/decided').pipe(
    exhaustMap(({ id, scriptId, payload: { recordId, keep, revert, edit, baseVersion } }) =>
      callApi(
        ports,
        'decideChanges',
        {
          body: {
            id: scriptId ?? '',
            record_id: recordId,
            base_version: baseVersion,
            keep,
            revert,
            edit,
          },
        },
        { idempotencyKey: id },
      ).pipe(
        map((result): EventInput => {
          if (!result.ok)
            return {
              type: 'deciding/refused',
              source: 'server',
              payload: { recordId, desc: result.desc },
            }
          const version = result.data.script_version
          return { type: 'deciding/accepted', source: 'server', payload: { recordId, version } }
        }),
      ),
    ),
  )
