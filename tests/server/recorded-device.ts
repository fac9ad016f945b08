import {
  asyncScheduler,
  filter,
  firstValueFrom,
  Observable,
  Subject,
  takeUntil,
  timeout,
  VirtualTimeScheduler,
} from 'rxjs'
import { recordSession } from '#core/session-recording.ts'
import { confirmPlan, rejectPlan, sendMessage, writeBox } from '#plugins/chat/commands.ts'
import { isAnswering, waitingPlan } from '#plugins/chat/projections.ts'
import { createEditor } from '#plugins/editor.ts'
import { redo, restoreGame, undo } from '#plugins/history/commands.ts'
import { isStepping } from '#plugins/history/projections.ts'
import { plugins } from '#plugins/index.ts'
import type { SocketSignal } from '#plugins/ports/live-socket.ts'
import { quoteCard, quoteWords } from '#plugins/quoting/commands.ts'
import { beginEdit, commitEdit, decideConflict, writeEdit } from '#plugins/revising/commands.ts'
import { presentText } from '#plugins/revising/projections.ts'
import { openScript } from '#plugins/script/commands.ts'
import { addressAt, processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import { Secret } from '#schemas/event.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { createHttpApi } from '#ui/adapters/api.ts'
import { createLiveSocket } from '#ui/adapters/live-socket.ts'
import { portsOf } from '../core/ports.ts'
import { fact, someUser } from '../plugins/session-editor.ts'

/** However slow the machine is. */
const PATIENCE_MS = 20_000

type Given = {
  name: string
  who: { uid: string; token: string }
  id: string
  address: () => string
  language?: RequestLanguage
}

/** One browser of a creator's without a screen: the whole editor core over the real calls and the real socket. */
export function createRecordedDevice({ name, who, id, address, language = 'en' }: Given) {
  const lost$ = new Subject<void>()
  let isOffline = false
  let made = 0
  const ids = { next: () => `${name}-${++made}` }
  const user = { ...someUser(who.uid), access_token: Secret.parse(who.token) }
  const http = createHttpApi({
    base: '',
    fetch: (path, init) =>
      isOffline ? Promise.reject(new TypeError('offline')) : fetch(`${address()}${path}`, init),
    token: () => who.token,
    language: () => language,
    onSessionLost: () => false,
  })
  const live = createLiveSocket(address)
  const ports = portsOf(new VirtualTimeScheduler(), {
    api: http,
    ids,
    clock: { now: () => Date.now(), scheduler: asyncScheduler },
    socket: {
      connect: (to, send$) =>
        new Observable<SocketSignal>((out) => {
          const closed = { kind: 'closed', code: 1006, reason: '' } as const
          const gone = () => {
            out.next(closed)
            out.complete()
          }
          if (isOffline) return void gone()
          out.add(lost$.subscribe(gone))
          out.add(live.connect(to, send$).pipe(takeUntil(lost$)).subscribe(out))
        }),
    },
  })
  ports.credentials.keep(who.uid, user.access_token)
  const editor = createEditor(plugins, ports)
  const draft = (): Draft => editor.draft()
  const until = (is: (draft: Draft) => boolean) =>
    firstValueFrom(editor.bus.draft$.pipe(filter(is), timeout(PATIENCE_MS)))
  const version = () => draft().script.script.scriptVersion.value
  const heard = (type: string) =>
    firstValueFrom(
      editor.bus.events$.pipe(
        filter((event) => event.type === type),
        timeout(PATIENCE_MS),
      ),
    )
  /** Presses something, which must be allowed, and waits for what comes of it. */
  async function press(refusal: { refused: string } | null, is?: (draft: Draft) => boolean) {
    if (refusal !== null) throw new Error(`${name}: refused, ${refusal.refused}`)
    if (is !== undefined) await until(is)
  }

  return {
    editor,
    draft,
    until,
    heard,
    version,
    async open() {
      editor.bus.emit(fact('account/restored', { user }))
      await press(editor.run(openScript, { scriptId: id }), processComplete)
      await until(
        ({ session }) => session.live.status === 'connected' && session.chat.history === 'loaded',
      )
    },
    async lose() {
      isOffline = true
      lost$.next()
      await until(({ session }) => session.live.status !== 'connected')
    },
    async find() {
      isOffline = false
      await until(({ session }) => session.live.status === 'connected')
    },
    text: (path: string) => presentText(draft(), addressAt(draft(), path) ?? '') ?? '',
    quoteWords(path: string, title: string, words: string) {
      const source = this.text(path)
      const start = source.indexOf(words)
      const stretch = { start, end: start + words.length }
      return press(editor.run(quoteWords, { path, title, source, stretch }))
    },
    quoteCard: (path: string, title: string) => press(editor.run(quoteCard, { path, title })),
    /** Sends words, and waits until they are answered. */
    async ask(text: string, isAnswered = true) {
      await press(editor.run(writeBox, { text }))
      const count = draft().session.chat.records.length
      await press(editor.run(sendMessage, { clientId: ids.next() }))
      if (isAnswered)
        await until((now) => now.session.chat.records.length >= count + 2 && !isAnswering(now))
    },
    plan: () => waitingPlan(draft()),
    /** Confirms the plan that waits, but for some of its places. */
    async confirm(unticked: readonly number[] = [], isDone = true) {
      const plan = waitingPlan(draft())
      const scope = (plan?.plan?.places ?? []).flatMap(({ path }, at) =>
        unticked.includes(at) ? [] : [path],
      )
      const before = version()
      await press(editor.run(confirmPlan, { recordId: plan?.id ?? '', scope }))
      if (isDone)
        await until(
          (now) =>
            now.session.chat.deciding === null && now.script.script.scriptVersion.value > before,
        )
    },
    reject: () =>
      press(
        editor.run(rejectPlan, { recordId: waitingPlan(draft())?.id ?? '' }),
        (now) => waitingPlan(now) === null && now.session.chat.deciding === null,
      ),
    begin: (path: string) => press(editor.run(beginEdit, { path })),
    /** Writes into the field that was opened, and leaves it. */
    async write(path: string, text: string, isDone = true) {
      const at = addressAt(draft(), path) ?? ''
      await press(editor.run(writeEdit, { address: at, text }))
      await press(editor.run(commitEdit, { address: at, text }))
      if (isDone) await until(({ session }) => session.revising.edits.length === 0)
    },
    choose: (path: string, text: string) =>
      press(
        editor.run(decideConflict, { address: addressAt(draft(), path) ?? '', text }),
        ({ session }) => session.revising.edits.length === 0,
      ),
    async step(way: 'undo' | 'redo') {
      const before = version()
      await press(
        editor.run(way === 'undo' ? undo : redo),
        (now) => now.script.script.scriptVersion.value > before && !isStepping(now),
      )
    },
    async restore(to: number) {
      const before = version()
      await press(
        editor.run(restoreGame, { version: to }),
        (now) => now.script.script.scriptVersion.value > before && !isStepping(now),
      )
    },
    record: (note: string) =>
      recordSession(editor.bus.log, {
        app: 'lamplight 0.1.0',
        recordedAt: '2026-11-21T00:00:00.000Z',
        note,
      }),
    close: () => editor.close(),
  }
}
export type RecordedDevice = ReturnType<typeof createRecordedDevice>
