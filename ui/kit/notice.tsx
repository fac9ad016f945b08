import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { SaveRecording } from './save-recording.tsx'

/** A quiet line about something that is not as it should be; nothing stops because of it. */
export function Notice({
  tone = 'plain',
  status = false,
  detail = '',
  children,
  className,
}: {
  tone?: 'plain' | 'lead' | undefined
  /** It came up while the page was read: screen readers say it. */
  status?: boolean | undefined
  /** What is known of the cause, in a line of its own. */
  detail?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div
      role={status ? 'status' : undefined}
      className={classes(
        'flex items-baseline gap-2.5 rounded-control border px-3.5 py-2 text-sm',
        tone === 'lead'
          ? 'border-lead/50 bg-lead/10 text-lead'
          : 'border-hairline bg-ink2 text-ash',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classes(
          'size-1.75 shrink-0 rounded-chip',
          tone === 'lead' ? 'bg-lead' : 'bg-smoke',
        )}
      />
      <div className="min-w-0">
        {children}
        {tone === 'lead' && <SaveRecording isShort />}
        {detail !== '' && <p className="m-0 text-xs wrap-anywhere text-smoke">{detail}</p>}
      </div>
    </div>
  )
}
