import { composeReducer, fold } from '#plugins/fold.ts'
import { gamePlugins } from '#plugins/index.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import type { Brief } from '#schemas/settings.ts'
import type { LoggedFact } from '#server/store/scripts.ts'

const reduce = composeReducer(gamePlugins)

/** The draft of a script before its first fact: what was asked for. */
export function blankDraft(scriptId: string, brief: Brief): Draft {
  const draft = emptyDraft()
  return {
    ...draft,
    session: { ...draft.session, scriptId },
    script: {
      ...draft.script,
      script: {
        ...draft.script.script,
        brief: { version: 0, value: brief },
        status: { version: 0, value: 1 },
      },
    },
  }
}

/** A logged fact in the envelope every reader of the vocabulary knows. */
function eventOf(scriptId: string, { seq, at, fact }: LoggedFact): GameEvent {
  const event = {
    id: `${scriptId}:${seq}`,
    seq,
    version: seq,
    at: Date.parse(at),
    source: 'server' as const,
    scriptId,
    ...fact,
  }
  // a GameFact is a member of the vocabulary; only the union's correlation is lost in the spread
  return event as GameEvent
}

/** The same fold as the browser's. */
export function foldFacts(draft: Draft, facts: readonly LoggedFact[]): Draft {
  const scriptId = draft.session.scriptId ?? ''
  return fold(
    reduce,
    draft,
    facts.map((fact) => eventOf(scriptId, fact)),
  )
}
