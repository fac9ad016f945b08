import {
  catchError,
  concat,
  concatMap,
  defer,
  from,
  type Observable,
  of,
  retry,
  TimeoutError,
  takeUntil,
  takeWhile,
  throwError,
  timeout,
  timer,
} from 'rxjs'
import type { OutlineOpening } from '#plugins/ports/outline-stream.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { CoverChoices, OutlineOption } from '#schemas/outline.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import { createOutlineReader, type OutlineSignal } from '#schemas/wire/outline.ts'
import { decodeOutlines } from '#schemas/wire/outline-result.ts'

/** What one request says until its end: reasoning, its end, then the proposals or a failure. */
export type OutlineMessage =
  | { kind: 'thought'; text: string }
  | { kind: 'thoughtDone' }
  | {
      kind: 'proposals'
      options: OutlineOption[]
      reading?: ReadOfIdea
      covers?: CoverChoices
    }
  | { kind: 'failed'; desc: string }
  /** It could not be opened, or broke and could not be taken up again. */
  | { kind: 'broke'; opened: boolean; desc: string }

type Proposals = Extract<OutlineMessage, { kind: 'proposals' }>

const isLast = ({ kind }: OutlineMessage): boolean => kind !== 'thought' && kind !== 'thoughtDone'

/** What one request has said so far, over all its connections. */
type Memory = { opened: boolean; heard: string; thoughtDone: boolean }

const proposalsOf = ({ options, reading, covers }: Omit<Proposals, 'kind'>): Proposals => ({
  kind: 'proposals',
  options,
  ...(reading === undefined ? {} : { reading }),
  ...(covers === undefined ? {} : { covers }),
})

const NEW_PARAGRAPH = '\n\n'
/** It came to its end, and its last word was not there. */
const UNFINISHED = { desc: '' } as const

/** Turns the signals of one connection into words; a replay's part that was heard before is passed over. */
function listener(memory: Memory) {
  const reader = createOutlineReader()
  let told = ''
  let repeats = memory.heard !== ''
  let outline = ''
  /** What is new in a telling that said over again what was heard, until now. */
  function unheard(): string {
    if (told.startsWith(memory.heard)) return told.slice(memory.heard.length)
    // a server that keeps no transcripts reasons anew: its whole reasoning follows what was heard
    return memory.thoughtDone ? '' : `${NEW_PARAGRAPH}${told}`
  }
  function thought(piece: string): OutlineMessage[] {
    told += piece
    if (repeats && memory.heard.startsWith(told)) return []
    const text = repeats ? unheard() : piece
    repeats = false
    memory.heard = told
    return text === '' ? [] : [{ kind: 'thought', text }]
  }
  function thoughtDone(): OutlineMessage[] {
    if (memory.thoughtDone) return []
    memory.thoughtDone = true
    return [{ kind: 'thoughtDone' }]
  }
  function proposals(): OutlineMessage[] {
    const result = decodeOutlines(outline)
    return [result.ok ? proposalsOf(result) : { kind: 'failed', desc: result.desc }]
  }
  function word(signal: OutlineSignal): OutlineMessage[] {
    switch (signal.kind) {
      case 'thought':
        return thought(signal.text)
      case 'thoughtDone':
        return thoughtDone()
      case 'outline':
        outline += signal.text
        return []
      case 'outlineDone':
        return proposals()
      case 'fail':
        return signal.status === null
          ? [{ kind: 'failed', desc: signal.desc }]
          : [{ kind: 'broke', opened: memory.thoughtDone, desc: signal.desc }]
      case 'heartbeat':
        return []
    }
  }
  return {
    hear: (text: string): OutlineMessage[] => reader.push(text).flatMap(word),
    /** The connection is gone: a whole outline without its last marker is still an outline. */
    end(): OutlineMessage[] {
      const last = reader.end().flatMap(word)
      return last.some(isLast) || !decodeOutlines(outline).ok ? last : [...last, ...proposals()]
    },
  }
}

/** One connection. Errors when it ends before the request has said its last word. */
const connection = (
  opening: OutlineOpening,
  memory: Memory,
  ports: Ports,
): Observable<OutlineMessage> =>
  defer(() => {
    const { hear, end } = listener(memory)
    const atEnd = (cause: unknown) =>
      defer(() =>
        concat(
          from(end()),
          throwError(() => cause),
        ),
      )
    return ports.outline.open(opening).pipe(
      timeout({ each: LIMITS.outlineSilenceMs, scheduler: ports.clock.scheduler }),
      concatMap((text) => {
        memory.opened = true
        return from(hear(text))
      }),
      catchError((cause: unknown) => atEnd(cause)),
      (words$) => concat(words$, atEnd(UNFINISHED)),
      takeWhileUnsaid,
    )
  })

const takeWhileUnsaid = takeWhile<OutlineMessage>((word) => !isLast(word), true)

/** One request, over as many connections as it takes. Always says a last word. */
export const conversation = (opening: OutlineOpening, ports: Ports): Observable<OutlineMessage> =>
  defer(() => {
    const memory: Memory = { opened: false, heard: '', thoughtDone: false }
    const { scheduler } = ports.clock
    const broke = (cause: unknown) =>
      of<OutlineMessage>({ kind: 'broke', opened: memory.opened, desc: refusalIn(cause).desc })
    const again = (cause: unknown, attempt: number) => {
      // whoever ended the stream after some text says no more, and who never said a word was waited for long enough (TO13)
      const isOver = memory.opened
        ? cause === UNFINISHED && memory.heard !== ''
        : cause instanceof TimeoutError
      const most = memory.opened ? LIMITS.outlineResumes : LIMITS.outlineReopens
      return isOver || refusalIn(cause).final || attempt > most
        ? throwError(() => cause)
        : timer(LIMITS.outlineResumeFirstMs * 2 ** (attempt - 1), scheduler)
    }
    return concat(
      connection(opening, memory, ports).pipe(
        retry({ count: LIMITS.outlineResumes, delay: again }),
        catchError(broke),
        // TH20
        takeUntil(timer(LIMITS.outlineTimeoutMs, scheduler)),
      ),
      defer(() => broke(UNFINISHED)),
    ).pipe(takeWhileUnsaid)
  })

/** Adapters break with the server's envelope where there was one. What the server refused it refuses again. */
function refusalIn(cause: unknown): { final: boolean; desc: string } {
  const { status, desc } = (cause ?? {}) as { status?: unknown; desc?: unknown }
  const isFault = typeof status !== 'number' || status === 0 || (status >= 500 && status < 600)
  return { final: !isFault, desc: typeof desc === 'string' ? desc : '' }
}
