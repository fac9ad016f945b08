import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { Reading } from '../reading.ts'

/** What was chosen on an earlier visit. */
export const ReadingRestored = defineEvent('reading/restored', 'session', Reading)
/** Somebody chose how much moves or how fast a text is typed. */
export const ReadingChosen = defineEvent(
  'reading/chosen',
  'session',
  z.object(Reading.shape).partial(),
)
