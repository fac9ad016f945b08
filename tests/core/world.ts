import { NEVER, VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#core/editor.ts'
import type { AnyPlugin } from '#core/plugin.ts'
import type { Api, Ports } from '#core/ports.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'

export type Called = { name: string; request: unknown }

/** An editor of some plugins in virtual time; calls are answered from a list, in order. */
export function worldOf(
  plugins: readonly AnyPlugin[],
  given: { draft?: Partial<Draft>; answers?: Record<string, unknown>; copies?: boolean } = {},
) {
  const scheduler = new VirtualTimeScheduler()
  const called: Called[] = []
  const visited: string[] = []
  const copied: string[] = []
  let made = 0
  const api = {
    call: async (name: string, request: unknown) => {
      called.push({ name, request })
      return given.answers?.[name] ?? { ok: false, status: 0, desc: '' }
    },
  }
  const ports: Ports = {
    clock: { now: () => scheduler.now(), scheduler },
    ids: { next: () => `id-${++made}` },
    // one scripted answer stands for every call's own type
    api: api as unknown as Api,
    outline: { open: () => NEVER },
    socket: { connect: () => NEVER },
    storage: { read: () => null, write: () => undefined, remove: () => undefined },
    navigation: {
      origin: () => 'http://here',
      go: (path) => void visited.push(path),
      current: () => '/',
    },
    clipboard: {
      write: async (text) => {
        copied.push(text)
        return given.copies ?? true
      },
    },
    downloads: { save: () => undefined },
    analytics: { isSetUp: false, isObjected: false, leaving$: NEVER, send: () => undefined },
    locale: { current: () => 'en_US' },
    motion: { reduced: () => false },
  }
  const editor = createEditor(plugins, ports, { ...emptyDraft(), ...given.draft })
  return {
    editor,
    ports,
    called,
    visited,
    copied,
    draft: () => editor.bus.draft$.value,
    types: () => editor.bus.log.map((event) => event.type),
    /** Lets virtual time pass until the given moment, in milliseconds since the beginning. */
    until(ms: number) {
      scheduler.maxFrames = ms
      scheduler.flush()
      scheduler.frame = Math.max(scheduler.frame, ms)
    },
    /** Lets promises that are already kept be told. */
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
  }
}
