import { Observable, type Subscriber, VirtualTimeScheduler } from 'rxjs'
import { aUser } from '#fixtures/builders.ts'
import { createEditor } from '#plugins/editor.ts'
import { plugins } from '#plugins/index.ts'
import type { AnyPlugin } from '#plugins/kit.ts'
import type { Api } from '#plugins/ports/api.ts'
import type { Frames } from '#plugins/ports/frames.ts'
import type { LiveSocket, SocketSignal } from '#plugins/ports/live-socket.ts'
import { openScript } from '#plugins/script/commands.ts'
import { emptyDraft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { encodeFact, type Frame } from '#schemas/wire/frame.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { navigationTo, portsOf, storageIn } from '../core/ports.ts'

export const ORIGIN = 'http://pictures.test'
export const SCRIPT = 's1'

type User = Parameters<LiveSocket['connect']>[0]
/** One connection in the test's hand. */
type Connection = {
  user: User
  at: number
  open: boolean
  sent: string[]
  say(signal: SocketSignal): void
  frame(frame: unknown): void
  drop(code?: number): void
}
type Answer = (name: string, request: unknown, key: string | undefined) => unknown

const NOTHING = { ok: false, status: 0, desc: '' }
/** A game info answer of the server. */
export const answered = (game: GameSnapshot, seq: number) => ({
  ok: true,
  desc: '',
  data: encodeGame(game, seq, ORIGIN),
})
/** A fact as the frame its server would send. */
export const frameOf = (fact: GameFact, seq: number, scriptId = SCRIPT): Frame =>
  encodeFact(fact, scriptId, seq, ORIGIN)

/** The whole product in virtual time: real plugins, sockets and answers in the test's hand. */
export function openTestEditor(
  options: {
    answer?: Answer
    signedIn?: boolean
    reduced?: boolean
    hasModel?: boolean
    storage?: Map<string, string>
    /** Some of the product's plugins instead of all. */
    plugins?: readonly AnyPlugin[]
    /** How the page paints; after every message, unless it is said. */
    frames?: Frames
  } = {},
) {
  const scheduler = new VirtualTimeScheduler()
  const connections: Connection[] = []
  const asked: { name: string; request: unknown; key: string | undefined; at: number }[] = []
  const visited: string[] = []
  const storage = options.storage ?? new Map<string, string>()
  let answer: Answer = options.answer ?? (() => NOTHING)

  function connect(user: User, send$: Observable<string>): Observable<SocketSignal> {
    return new Observable((out: Subscriber<SocketSignal>) => {
      const say = (signal: SocketSignal) => {
        if (signal.kind === 'closed') connection.open = false
        out.next(signal)
        if (signal.kind === 'closed') out.complete()
      }
      const connection: Connection = {
        user,
        at: scheduler.now(),
        open: true,
        sent: [],
        say,
        frame: (frame) =>
          say({ kind: 'frame', data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
        drop: (code = 1006) => say({ kind: 'closed', code, reason: '' }),
      }
      connections.push(connection)
      out.add(send$.subscribe((text) => connection.sent.push(text)))
      return () => {
        connection.open = false
      }
    })
  }

  const api = {
    call: async (name: string, request: unknown, given?: { idempotencyKey?: string }) => {
      const key = given?.idempotencyKey
      asked.push({ name, request, key, at: scheduler.now() })
      return answer(name, request, key)
    },
  }
  const ports = portsOf(scheduler, {
    // one scripted answer stands for every call's own type
    api: api as unknown as Api,
    socket: { connect },
    ...(options.frames && { frames: options.frames }),
    storage: storageIn(storage),
    navigation: navigationTo(visited, () => '/game-generation'),
    motion: { reduced: () => options.reduced === true, reduce: () => undefined },
    server: { hasModel: options.hasModel === true },
  })
  const editor = createEditor(options.plugins ?? plugins, ports, emptyDraft())
  const rejected: unknown[] = []
  editor.bus.rejected$.subscribe((one) => rejected.push(one))
  const signIn = (user = aUser()) => {
    ports.credentials.keep(user.uid, user.access_token)
    editor.bus.emit({ type: 'account/signedIn', source: 'user', payload: { user, by: 'EMAIL' } })
  }
  if (options.signedIn !== false)
    editor.bus.emit({ type: 'account/restored', source: 'user', payload: { user: aUser() } })

  return {
    editor,
    connections,
    asked,
    visited,
    storage,
    rejected,
    signIn,
    draft: () => editor.bus.draft$.value,
    types: () => editor.bus.log.events.map(({ type }) => type),
    polls: () => asked.filter(({ name }) => name === 'readGame').map(({ at }) => at),
    last: () => connections.at(-1) as Connection,
    answerWith(next: Answer) {
      answer = next
    },
    open: (scriptId = SCRIPT) => editor.run(openScript, { scriptId }),
    /** Lets time pass until `ms` after the beginning, and every promise with it. */
    async until(ms: number) {
      for (let at = scheduler.frame; ; at = Math.min(ms, at + 50)) {
        scheduler.maxFrames = at
        scheduler.flush()
        scheduler.frame = at
        for (let turn = 0; turn < 8; turn++) await Promise.resolve()
        if (at >= ms) return
      }
    },
  }
}
export type TestEditor = ReturnType<typeof openTestEditor>

/** Tells facts over the live connection, numbered on from `seq`. */
export function tellingFrom({ last }: Pick<TestEditor, 'last'>, seq = 0) {
  let told = seq
  return (...facts: GameFact[]): void => {
    for (const fact of facts) {
      told += 1
      last().frame(frameOf(fact, told))
    }
  }
}
