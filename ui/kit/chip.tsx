import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** The voices a small mark can have; each is also said in words by what stands in it. */
export type Tone = 'plain' | 'lamp' | 'tide' | 'moss' | 'lead' | 'iris'

const TEXT = {
  plain: 'text-ash',
  lamp: 'text-lamp',
  tide: 'text-tide',
  moss: 'text-moss',
  lead: 'text-lead',
  iris: 'text-iris',
} as const
const DOT = {
  plain: 'bg-smoke',
  lamp: 'bg-lamp',
  tide: 'bg-tide',
  moss: 'bg-moss',
  lead: 'bg-lead',
  iris: 'bg-iris',
} as const

/** A small rounded mark. `dot` sets a point before it; `'breathing'` lets that point live. */
export function Chip({
  tone = 'plain',
  dot = false,
  children,
  className,
}: {
  tone?: Tone | undefined
  dot?: boolean | 'breathing' | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6.5 items-center gap-1.5 rounded-chip bg-ink3 px-2.5 text-xs font-medium whitespace-nowrap',
        TEXT[dot ? 'plain' : tone],
        className,
      )}
    >
      {dot && (
        <span
          aria-hidden="true"
          className={classes(
            'size-1.75 shrink-0 rounded-chip',
            DOT[tone],
            dot === 'breathing' && 'animate-breathe',
          )}
        />
      )}
      {children}
    </span>
  )
}
