import type { Draft } from '#schemas/draft.ts'

type Versioned = { version: number | null; seq: number }

/** Which of two facts about a script is newer: its position in the script's log, else in this one. */
export const versionOf = (event: Versioned): number => event.version ?? event.seq

/** A slice begins anew when the draft turns to another script. */
export const clearedOnOpening =
  <S>(empty: () => S) =>
  (slice: S, event: { payload: { scriptId: string } }, before: Draft): S =>
    before.scriptId === event.payload.scriptId ? slice : empty()
