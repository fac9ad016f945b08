import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: keyof typeof SIZE | undefined
  /** Work is under way: the button keeps its place and takes no second press. */
  busy?: boolean | undefined
  /** Why it cannot be pressed now, in words; null when it can. */
  reason?: string | null | undefined
}
/** What a button takes: its look, whether it is busy, why it waits, and all a native button takes. */
export type ButtonProps = Look & ComponentProps<'button'>

const VARIANT = {
  primary:
    'border-lamp bg-lamp text-ink0 not-aria-disabled:hover:bg-lamp-bright not-aria-disabled:hover:border-lamp-bright',
  secondary:
    'border-control bg-transparent text-paper not-aria-disabled:hover:border-ash not-aria-disabled:hover:bg-ink3/60',
  ghost:
    'border-transparent bg-transparent text-ash not-aria-disabled:hover:bg-ink3/70 not-aria-disabled:hover:text-paper',
  danger: 'border-lead/70 bg-transparent text-lead not-aria-disabled:hover:bg-lead/15',
} as const
const SIZE = {
  m: 'min-h-10 px-4 py-1 text-sm',
  s: 'min-h-10 px-3 py-1 text-sm sm:min-h-8',
  picture: 'size-10 shrink-0',
  'small picture': 'size-8 shrink-0',
} as const
const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold transition-colors duration-140 ease-out select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

/** The classes of a button, for links that look like one. */
export const buttonClasses = (
  variant: keyof typeof VARIANT = 'secondary',
  size: keyof typeof SIZE = 'm',
) => classes(SHAPE, VARIANT[variant], SIZE[size])

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-chip border-2 border-current border-r-transparent"
    />
  )
}

/** A button that can be busy, and that says why when it cannot be pressed; it stays focusable so that the reason can be read. */
export function Button(props: ButtonProps) {
  const { variant, size, busy, reason, className, children, onClick, type, ...rest } = props
  const reasonId = useId()
  const blocked = Boolean(busy || reason || rest.disabled)
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    blocked ? event.preventDefault() : onClick?.(event)
  const button = (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={undefined}
      aria-disabled={blocked || undefined}
      aria-busy={busy || rest['aria-busy']}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={press}
      className={classes(buttonClasses(variant, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
  // around the same element in any case: a button that was pressed keeps the focus when it has a reason to wait
  return (
    <span className={reason ? 'relative inline-flex max-w-full' : 'contents'}>
      {button}
      {reason && (
        <span role="tooltip" id={reasonId} className="tip">
          {reason}
        </span>
      )}
    </span>
  )
}

/** A button of one picture; `label` is its name for everybody who does not see it, and its tip for those who do. */
export function IconButton({
  label,
  children,
  size = 'picture',
  variant = 'ghost',
  ...rest
}: { label: string; children: ReactNode } & ButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      aria-label={label}
      title={rest.reason ? undefined : label}
    >
      {children}
    </Button>
  )
}
