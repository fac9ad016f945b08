import { classes } from './classes.ts'

/** How far something is, 0 to 100, as a line and as a number. `quiet` leaves the words to screen readers. */
export function Progress({
  value,
  label,
  quiet = false,
  className,
}: {
  value: number
  label: string
  quiet?: boolean | undefined
  className?: string | undefined
}) {
  const percent = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${percent}%`}
      className={classes('flex flex-col gap-1.5', className)}
    >
      {!quiet && (
        <span className="flex justify-between gap-3 text-xs text-ash">
          <span className="truncate">{label}</span>
          <span className="whitespace-nowrap tabular-nums">{percent}%</span>
        </span>
      )}
      <span className="block h-1 overflow-hidden rounded-chip bg-ink3">
        <span
          className="block h-full origin-left rounded-chip bg-tide transition-transform duration-240 ease-out rtl:origin-right"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </span>
    </div>
  )
}
