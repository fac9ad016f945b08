import { tap, VirtualTimeScheduler } from 'rxjs'
import { onTestFinished } from 'vitest'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import type { Frames } from '#plugins/ports/frames.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { createHttpApi } from '#ui/adapters/api.ts'
import { createLiveSocket } from '#ui/adapters/live-socket.ts'
import { createHttpOutlineStream } from '#ui/adapters/outline-stream.ts'
import type { HttpClient } from '#ui/adapters/request.ts'
import { navigationTo, portsOf, storageIn } from '../core/ports.ts'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
const frames: Frames = (run) => {
  const frame = setImmediate(run)
  return () => clearImmediate(frame)
}
const PATIENCE_MS = 10_000
const SLICE_MS = 500

/** The product's core with the browser's own network adapters, in virtual time. */
export function specClient(base: string, kept: Record<string, string> = {}) {
  const scheduler = new VirtualTimeScheduler()
  const storage = new Map(Object.entries(kept))
  const visited: string[] = []
  const copied: string[] = []
  let flying = 0
  let heard = 0
  let opened = 0

  /** The same request; what is under way is counted until its answer is whole. */
  const countedFetch: typeof fetch = async (...request) => {
    flying += 1
    try {
      const response = await fetch(...request)
      const { status, headers } = response
      return new Response(await response.arrayBuffer(), { status, headers })
    } finally {
      flying -= 1
    }
  }
  const wire: HttpClient = {
    base,
    fetch: countedFetch,
    token: () => storage.get('access_token') ?? null,
    language: () => 'ja',
    onSessionLost: () => {
      editor.bus.emit({ type: 'account/sessionExpired', source: 'server', payload: {} })
      return true
    },
  }
  const socket = createLiveSocket(() => base)
  const ports = portsOf(scheduler, {
    api: createHttpApi(wire),
    outline: createHttpOutlineStream({ ...wire, fetch }, frames),
    socket: {
      connect: (user, send$) =>
        socket.connect(user, send$).pipe(
          tap(({ kind }) => {
            if (kind === 'frame') heard += 1
            if (kind === 'opened') opened += 1
          }),
        ),
    },
    frames,
    storage: storageIn(storage),
    navigation: navigationTo(visited, () => visited.at(-1) ?? '/'),
    clipboard: {
      write: async (words) => {
        copied.push(words)
        return true
      },
    },
  })
  const editor = createEditor(plugins, ports, emptyDraft())
  const faults: unknown[] = []
  const rejected: unknown[] = []
  editor.faults$.subscribe((fault) => faults.push(fault))
  editor.bus.rejected$.subscribe((one) => rejected.push(one))
  onTestFinished(editor.close)

  function pass(ms: number): void {
    scheduler.maxFrames = scheduler.frame + ms
    scheduler.flush()
    scheduler.frame = scheduler.maxFrames
  }
  /** Waits until every request under way was answered and its answer taken in. */
  async function quiet(): Promise<void> {
    for (let still = 0; still < 5; ) {
      await turn()
      still = flying === 0 ? still + 1 : 0
    }
  }
  async function elapse(ms: number): Promise<void> {
    await quiet()
    for (let left = ms; left > 0; left -= SLICE_MS) {
      pass(Math.min(left, SLICE_MS))
      await quiet()
    }
  }
  /** Lets things happen, and time pass little by little, until something is so. */
  async function until(holds: () => boolean, what: string): Promise<void> {
    const latest = performance.now() + PATIENCE_MS
    while (!holds()) {
      if (performance.now() > latest) throw new Error(`waited in vain: ${what}`)
      pass(1)
      await turn()
    }
    await quiet()
  }
  return {
    editor,
    storage,
    visited,
    copied,
    faults,
    rejected,
    draft: () => editor.bus.draft$.value,
    types: () => editor.bus.log.events.map(({ type }) => type),
    quiet,
    elapse,
    until,
    /** Until so many frames came in all. */
    hears: (count: number) => until(() => heard >= count, `${count} frames, ${heard} came`),
    heard: () => heard,
    opened: () => opened,
    close: editor.close,
  }
}
export type SpecClient = ReturnType<typeof specClient>
