import type { PlannedPlace } from '../assistant-port.ts'
import type { Operation } from './operation.ts'
import type { Target } from './target.ts'
import type { Requests, Speech } from './words/speech.ts'

/** What a request was made into: an operation and its sentence, or why there is none. */
export type Made =
  | {
      operation: Operation
      sentence(speech: Speech, places: readonly PlannedPlace[]): string
    }
  | {
      refused(speech: Speech): string
      /** What of the same kind can be asked for. */
      instead?(requests: Requests): readonly string[]
    }
  /** What the request says may be any of several things. */
  | { said: string; meant: readonly string[] }

/** Nothing is made where several things may be meant. */
export const notOne = (said: string, target: Target): Made | undefined =>
  target.kind === 'several' ? { said, meant: target.addresses } : undefined
