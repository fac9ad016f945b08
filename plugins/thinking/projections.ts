import { projection } from '#core/projection.ts'
import type { ThinkingTrouble } from '#schemas/thinking.ts'

/** The chip of the panel: what is going on, and since when or for how long. */
export type ThinkingStatus =
  | { kind: 'waiting' }
  | { kind: 'thinking'; startedAt: number }
  | { kind: 'complete'; seconds: number }

export const thinkingStatus = projection(
  'thinking/status',
  ({ thinking }) => [thinking.status, thinking.startedAt, thinking.seconds] as const,
  (status, startedAt, seconds): ThinkingStatus => {
    if (status === 'thinking') return { kind: 'thinking', startedAt: startedAt ?? 0 }
    return status === 'completed' ? { kind: 'complete', seconds } : { kind: 'waiting' }
  },
)

/** What the panel holds: the reasoning, whether it is still growing, in which language it is written. */
export const thinkingPanel = projection(
  'thinking/panel',
  ({ thinking }) => [thinking] as const,
  ({ text, status, collapsed, requestId, forLanguage }) => ({
    text,
    collapsed,
    requestId,
    growing: status === 'thinking',
    language: forLanguage,
  }),
)

export type ThinkingFault = {
  trouble: ThinkingTrouble
  detail: string
  /** Some reasoning was kept above the note (TH8), else the note stands alone under a heading (TH9). */
  kept: boolean
}

/** Why the phase ended badly or with a note, else null. */
export const thinkingFault = projection(
  'thinking/fault',
  ({ thinking }) => [thinking.trouble, thinking.detail, thinking.text !== ''] as const,
  (trouble, detail, kept): ThinkingFault | null =>
    trouble === null ? null : { trouble, detail, kept },
)

/** The idea on top of the screen. */
export const ideaOnTop = projection(
  'thinking/idea',
  ({ idea }) => [idea.text, idea.language] as const,
  (text, language) => ({ text, language }),
)
