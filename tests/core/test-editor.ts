import { VirtualTimeScheduler } from 'rxjs'
import { createEditor } from '#plugins/editor.ts'
import type { AnyPlugin } from '#plugins/kit.ts'
import type { Api } from '#plugins/ports/api.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { draftWith, type Slices } from './draft-with.ts'
import { navigationTo, portsOf } from './ports.ts'

type Called = { name: string; request: unknown }

/** An editor of some plugins in virtual time; calls are answered from a list, in order. */
export function testEditorOf(
  plugins: readonly AnyPlugin[],
  given: {
    draft?: Partial<Slices>
    /** What each call is answered, or what it answers to a request. */
    answers?: Record<string, unknown>
    copies?: boolean
    storage?: Storage
    /** The path of the page that is shown. */
    at?: string
  } = {},
) {
  const scheduler = new VirtualTimeScheduler()
  const called: Called[] = []
  const visited: string[] = []
  const copied: string[] = []
  const api = {
    call: async (name: string, request: unknown) => {
      called.push({ name, request })
      const answer = given.answers?.[name] ?? { ok: false, status: 0, desc: '' }
      return typeof answer === 'function' ? answer(request) : answer
    },
  }
  const ports = portsOf(scheduler, {
    // one scripted answer stands for every call's own type
    api: api as unknown as Api,
    ...(given.storage === undefined ? {} : { storage: given.storage }),
    navigation: navigationTo(visited, () => given.at ?? '/'),
    clipboard: {
      write: async (text) => {
        copied.push(text)
        return given.copies ?? true
      },
    },
  })
  const editor = createEditor(plugins, ports, draftWith(given.draft ?? {}))
  return {
    editor,
    ports,
    called,
    visited,
    copied,
    draft: () => editor.bus.draft$.value,
    types: () => editor.bus.log.events.map((event) => event.type),
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
