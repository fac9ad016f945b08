import { z } from 'zod'
import { Correcting } from '../correcting.ts'
import { defineEvent } from '../event.ts'
import { Corrections, ReadOfIdea } from '../reading-of-idea.ts'

/** The server told how the idea was read. */
export const ReadingTold = defineEvent(
  'correcting/readingTold',
  'session',
  z.object({ reading: ReadOfIdea }),
)
/** The creator said what the idea means: all that they say of it. What was proposed before no longer stands. */
export const ReadingCorrected = defineEvent(
  'correcting/corrected',
  'session',
  z.object({ corrections: Corrections }),
)
/** A kept reading came back from the browser's storage, with what was proposed for it. */
export const CorrectionsRestored = defineEvent('correcting/restored', 'session', Correcting)
