import type { Observable } from 'rxjs'
import type { Corrections } from '#schemas/reading-of-idea.ts'

export type OutlineOpening = {
  idea: string
  uid: string
  language: string
  requestId: string
  salt: string | null
  /** The template keys on the table, for what is asked beside them. */
  shown: readonly string[]
  /** What the creator says of how the idea was read; absent where they say nothing. */
  corrections?: Corrections
  /** What the server took this idea to mean before; absent where it said nothing of that. */
  taken?: Corrections
}

/** The outline stream as raw text, split wherever the network split it; errors when it breaks or never opens. */
export interface OutlineStream {
  open(opening: OutlineOpening): Observable<string>
}
