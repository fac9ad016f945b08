import type { PlannedPlace } from '../assistant-port.ts'
import type { Operation } from './operation.ts'
import type { Speech } from './words/speech.ts'

/** What a request was made into: an operation and its sentence, or why there is none. */
export type Made =
  | {
      operation: Operation
      sentence(speech: Speech, places: readonly PlannedPlace[]): string
    }
  | { refused(speech: Speech): string }
