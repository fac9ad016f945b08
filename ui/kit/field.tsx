import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from './classes.ts'

type FieldIds = { input: string; said: string | undefined; faulty: boolean }
const FieldContext = createContext<FieldIds | null>(null)

const CONTROL =
  'w-full rounded-control border border-control bg-ink0/60 px-3 text-base text-paper transition-colors duration-140 placeholder:text-smoke hover:border-ash focus-visible:border-focus aria-invalid:border-lead'

/** A labelled input: the rule stands under it before typing, the fault in its place afterwards, or above a hint that stays. */
export function Field({
  label,
  error,
  hint,
  hintStays = false,
  children,
}: {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
  /** It says more than the rule: a way on from the fault. */
  hintStays?: boolean | undefined
  children: ReactNode
}) {
  const id = useId()
  const showsHint = Boolean(hint) && (!error || hintStays)
  const said = [error && `${id}-error`, showsHint && `${id}-hint`].filter(Boolean).join(' ')
  const ids = { input: id, said: said || undefined, faulty: Boolean(error) }
  return (
    <FieldContext value={ids}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-ash">
          {label}
        </label>
        {children}
        {error && (
          <p id={`${id}-error`} className="m-0 text-xs text-lead">
            {error}
          </p>
        )}
        {showsHint && (
          <p id={`${id}-hint`} className="m-0 text-xs text-smoke">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  )
}

function useFieldProps() {
  const ids = useContext(FieldContext)
  if (ids === null) return {}
  return {
    id: ids.input,
    'aria-describedby': ids.said,
    'aria-invalid': ids.faulty || undefined,
  }
}

/** One line of text; takes its name and its fault from the field around it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldProps()} {...rest} className={classes(CONTROL, 'h-11', className)} />
}

/** Several lines of text; takes its name and its fault from the field around it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldProps()}
      {...rest}
      className={classes(CONTROL, 'field-sizing-content min-h-24 resize-y py-2.5', className)}
    />
  )
}
