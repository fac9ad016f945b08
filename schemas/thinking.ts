import { z } from 'zod'

/** Why a phase of thinking ended badly, or with a note; the words are the interface's. */
export const ThinkingTrouble = z.enum([
  'not_started',
  'broken',
  'generation_failed',
  'partial',
  'cached',
  'stopped',
])
export type ThinkingTrouble = z.infer<typeof ThinkingTrouble>

export const Thinking = z.object({
  requestId: z.string().nullable(),
  /** Set when these are further proposals ("three more"). */
  salt: z.string().nullable(),
  /** The idea and language being thought about. */
  forIdea: z.string(),
  forLanguage: z.string(),
  status: z.enum(['idle', 'thinking', 'completed']),
  /** All reasoning received, markdown. */
  text: z.string(),
  startedAt: z.number().nullable(),
  /** Seconds the finished thinking took, at least 0.1. */
  seconds: z.number(),
  trouble: ThinkingTrouble.nullable(),
  /** The server's own words about the trouble, else empty. */
  detail: z.string(),
  collapsed: z.boolean(),
  /** The reader opened, closed or scrolled the panel: it no longer moves by itself. */
  held: z.boolean(),
})
export type Thinking = z.infer<typeof Thinking>
export const emptyThinking = (): Thinking => ({
  requestId: null,
  salt: null,
  forIdea: '',
  forLanguage: '',
  status: 'idle',
  text: '',
  startedAt: null,
  seconds: 0,
  trouble: null,
  detail: '',
  collapsed: false,
  held: false,
})
