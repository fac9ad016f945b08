import { Subject, VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import type { Api } from '#plugins/ports/api.ts'
import type { AnalyticsEvent } from '#schemas/analytics.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { portsOf, storageIn } from '../core/ports.ts'

type Given = { isSetUp?: boolean; isObjected?: boolean; kept?: Map<string, string> }

/** The whole product in virtual time, with a service for usage events that keeps what it is sent. */
export function openAnalyticsEditor({
  isSetUp = true,
  isObjected = false,
  kept = new Map(),
}: Given = {}) {
  const scheduler = new VirtualTimeScheduler()
  const batches: AnalyticsEvent[][] = []
  const leaving$ = new Subject<void>()
  // one refusal stands for every call's own type
  const api = { call: async () => ({ ok: false, status: 0, desc: '' }) } as unknown as Api
  const ports = portsOf(scheduler, {
    api,
    storage: storageIn(kept),
    analytics: { isSetUp, isObjected, leaving$, send: (batch) => batches.push([...batch]) },
  })
  const editor = createEditor(plugins, ports, emptyDraft())
  return {
    editor,
    kept,
    batches,
    sent: () => batches.flat(),
    leave: () => leaving$.next(),
    slice: () => editor.bus.draft$.value.session.analytics,
    /** Lets time pass until `ms` after the beginning. */
    until(ms: number) {
      scheduler.maxFrames = ms
      scheduler.flush()
      scheduler.frame = ms
    },
  }
}
