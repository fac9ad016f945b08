import { recordSession } from '#core/session-recording.ts'
import type { Editor } from '#plugins/kit.ts'

const FAULTS_KEPT = 5
const FAULT_LETTERS = 1_500

type Watched = { app: string; faults: string[] }
const watched = new WeakMap<Editor, Watched>()

/** Remembers of an editor who it is and what broke in it last: a fact whose reducer threw is in no log. */
export function watchSession(editor: Editor, app: string): void {
  const faults: string[] = []
  watched.set(editor, { app, faults })
  editor.faults$.subscribe((fault) => {
    const { kind } = fault
    const cause = 'cause' in fault ? told(fault.cause) : `${fault.dropped} batches dropped`
    faults.push(`${kind}${'event' in fault ? ` ${fault.event}` : ''}: ${cause}`)
    if (faults.length > FAULTS_KEPT) faults.shift()
  })
}

/** Hands the user a recording of this session as a file; `fault` is what broke the page, if anything did. */
export function handOverRecording(editor: Editor, fault?: unknown): void {
  const { bus, ports } = editor
  // one that was never watched has a log all the same
  const { app, faults } = watched.get(editor) ?? { app: 'lamplight', faults: [] }
  const recordedAt = new Date(ports.clock.now()).toISOString()
  const broken = fault === undefined ? faults : [...faults, `page: ${told(fault)}`]
  const note = ['Saved by its user', ...broken].join('; ')
  const text = recordSession(bus.log, { app, recordedAt, note })
  // a colon stands in no file name
  ports.downloads.save(
    `lamplight-session-${recordedAt.slice(0, 19).replaceAll(':', '-')}.jsonl`,
    text,
  )
}

const told = (cause: unknown): string =>
  String((cause instanceof Error && cause.stack) || cause).slice(0, FAULT_LETTERS)
