import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from './classes.ts'

type FieldIds = { input: string; hint: string | undefined; error: string | undefined }
const FieldContext = createContext<FieldIds | null>(null)

const CONTROL =
  'w-full rounded-control border border-control bg-ink0/60 px-3 text-base text-paper transition-colors duration-140 placeholder:text-smoke hover:border-ash focus-visible:border-focus aria-invalid:border-lead'

/** A labelled input: the rule stands under it before typing, the fault in its place afterwards. */
export function Field({
  label,
  error,
  hint,
  children,
}: {
  label: ReactNode
  error?: ReactNode
  hint?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const ids = {
    input: id,
    hint: hint ? `${id}-hint` : undefined,
    error: error ? `${id}-error` : undefined,
  }
  return (
    <FieldContext value={ids}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium text-ash">
          {label}
        </label>
        {children}
        {error ? (
          <p id={ids.error} className="m-0 text-xs text-lead">
            {error}
          </p>
        ) : (
          hint && (
            <p id={ids.hint} className="m-0 text-xs text-smoke">
              {hint}
            </p>
          )
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
    'aria-describedby': ids.error ?? ids.hint,
    'aria-invalid': ids.error === undefined ? undefined : true,
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
