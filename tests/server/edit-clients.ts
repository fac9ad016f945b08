import { asyncScheduler, VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import { openScript } from '#plugins/script/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { Updates } from '#schemas/updates.ts'
import { createHttpApi } from '../../ui/adapters/api.ts'
import { createLiveSocket } from '../../ui/adapters/live-socket.ts'
import { portsOf, storageIn } from '../core/ports.ts'
import { someUser } from '../plugins/session-editor.ts'

/** A window on a game: the whole product but its screens, over the real calls and the real socket. */
export function openWindow(base: string, who: { uid: string; token: string }, scriptId: string) {
  const user = { ...someUser(who.uid), access_token: who.token }
  const api = createHttpApi({
    base,
    fetch: (...request) => fetch(...request),
    token: () => who.token,
    language: () => 'en',
    onSessionLost: () => false,
  })
  const ports = portsOf(new VirtualTimeScheduler(), {
    api,
    clock: { now: () => Date.now(), scheduler: asyncScheduler },
    socket: createLiveSocket(() => base),
    storage: storageIn(new Map([['userInfo', JSON.stringify(user)]])),
  })
  const editor = createEditor(plugins, ports, emptyDraft())
  const stages: Updates['stage'][] = []
  editor.bus.draft$.subscribe(({ session: { updates } }) => {
    if (updates.stage !== stages.at(-1)) stages.push(updates.stage)
  })
  editor.run(openScript, { scriptId })
  return {
    stages,
    run: editor.run,
    draft: () => editor.bus.draft$.value,
    close: () => editor.close(),
  }
}
export type Window = ReturnType<typeof openWindow>
