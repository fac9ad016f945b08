import { withoutMarks } from '#core/markdown-marks.ts'
import { projection } from '#plugins/kit.ts'
import type { ThinkingTrouble } from '#schemas/thinking.ts'

/** The chip of the panel: what is going on, and since when or for how long. */
export type ThinkingStatus =
  | { kind: 'waiting' }
  | { kind: 'thinking'; startedAt: number }
  | { kind: 'complete'; seconds: number }

export const thinkingStatus = projection(
  'thinking/status',
  ({ session: { thinking } }) => [thinking.status, thinking.startedAt, thinking.seconds] as const,
  (status, startedAt, seconds): ThinkingStatus => {
    if (status === 'thinking') return { kind: 'thinking', startedAt: startedAt ?? 0 }
    return status === 'completed' ? { kind: 'complete', seconds } : { kind: 'waiting' }
  },
)

/** The panel itself, apart from its growing text: open or closed, with words or without. */
export const thinkingFrame = projection(
  'thinking/frame',
  ({ session: { thinking } }) => [thinking.collapsed, thinking.held, thinking.text !== ''] as const,
  (collapsed, held, hasText) => ({ collapsed, held, hasText }),
)

/** What the panel holds: the reasoning, whether it is still growing, its language. */
export const thinkingPanel = projection(
  'thinking/panel',
  ({ session: { thinking } }) => [thinking] as const,
  ({ text, status, requestId, forLanguage }) => ({
    text,
    requestId,
    growing: status === 'thinking',
    language: forLanguage,
  }),
)

/** The last line of the reasoning, without its marks: what a closed panel shows of it. */
export const lastThought = projection(
  'thinking/last',
  ({ session: { thinking } }) => [thinking.text] as const,
  (text): string => {
    const lines = text.split('\n').map((line) => withoutMarks(line).trim())
    return lines.findLast((line) => line !== '') ?? ''
  },
)

export type ThinkingFault = {
  trouble: ThinkingTrouble
  detail: string
  /** What is known of the connection where the server said nothing (TO12); null when that says nothing more. */
  cause: 'stream_closed' | 'stream_broken' | null
  /** Some reasoning was kept above the note (TH8), else the note stands alone under a heading (TH9). */
  kept: boolean
}

function causeOf(trouble: ThinkingTrouble, detail: string): ThinkingFault['cause'] {
  if (trouble === 'stopped') return 'stream_closed'
  return trouble === 'generation_failed' || detail !== '' ? null : 'stream_broken'
}

/** Why the phase ended badly or with a note, else null. */
export const thinkingFault = projection(
  'thinking/fault',
  ({ session: { thinking } }) => [thinking.trouble, thinking.detail, thinking.text !== ''] as const,
  (trouble, detail, kept): ThinkingFault | null =>
    trouble === null ? null : { trouble, detail, cause: causeOf(trouble, detail), kept },
)

/** The idea on top of the screen. */
export const ideaOnTop = projection(
  'thinking/idea',
  ({ session: { idea } }) => [idea.text, idea.language] as const,
  (text, language) => ({ text, language }),
)

/** What comes of the thinking may be shown: not in the second before the panel closes by itself, which would move it. */
export const thinkingSettled = projection(
  'thinking/settled',
  ({ session: { thinking } }) => [thinking] as const,
  ({ status, collapsed, held, trouble, salt }) =>
    status !== 'completed' || collapsed || held || trouble !== null || salt !== null,
)
