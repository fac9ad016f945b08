import { classes } from './classes.ts'

const WIDTHS = ['100%', '94%', '98%', '62%']

/** The shape of what is coming: some lines of text, or one block sized by `className`. */
export function Skeleton({
  lines,
  className,
}: {
  lines?: number | undefined
  className?: string | undefined
}) {
  if (lines === undefined)
    return (
      <div
        aria-hidden="true"
        className={classes('animate-shimmer rounded-control bg-ink3', className)}
      />
    )
  return (
    <div aria-hidden="true" className={classes('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={`line ${line.toString()}`}
          className="h-3.5 animate-shimmer rounded-mark bg-ink3"
          style={{ width: line === lines - 1 ? '62%' : WIDTHS[line % WIDTHS.length] }}
        />
      ))}
    </div>
  )
}
