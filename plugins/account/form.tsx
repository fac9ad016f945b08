import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { Field, TextInput } from '#ui/kit/field.tsx'
import { PasswordInput } from './password-input.tsx'
import type { Fault } from './rules.ts'

/** One line of a form. `autoComplete` tells password managers and phones what belongs here. */
export type FieldSpec = {
  name: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  initial?: string
  fault: (value: string, all: Record<string, string>) => Fault
  hint?: ReactNode
  /** The hint says how to come by what is asked for: it stays beside a fault. */
  hintStays?: boolean
}

/** A step's form: rules before typing, faults under their fields with the focus on the first, the server's words above the button. */
export function LoginForm({
  fields,
  email,
  submit,
  busy,
  refusal,
  onSubmit,
  onFault,
}: {
  fields: readonly FieldSpec[]
  /** Carried along unseen, so that password managers know whose password it is. */
  email?: string
  submit: string
  busy: boolean
  refusal: string | null
  onSubmit: (values: Record<string, string>) => void
  onFault?: (faults: Record<string, string>) => void
}) {
  const { t } = useTranslation('account')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const refused = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refusal !== null) refused.current?.focus()
  }, [refusal])
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const values = valuesOf(form, fields)
    const found = faultsIn(fields, values)
    setFaults(found)
    const first = fields.find(({ name }) => found[name] !== undefined)
    if (first === undefined) return onSubmit(values)
    onFault?.(found)
    const input = form.elements.namedItem(first.name)
    if (input instanceof HTMLElement) input.focus()
  }
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-4">
      {email !== undefined && (
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          label={t(`field.${field.name}`)}
          hint={field.hint}
          hintStays={field.hintStays}
          error={faults[field.name] && t(faults[field.name] ?? '', LIMITS)}
        >
          <Line field={field} onEdit={() => setFaults(({ [field.name]: _, ...rest }) => rest)} />
        </Field>
      ))}
      {refusal !== null && (
        <p
          ref={refused}
          role="alert"
          tabIndex={-1}
          className="m-0 rounded-control border border-lead/50 bg-lead/10 px-3 py-2 text-sm text-lead"
        >
          {refusal === '' ? t('refused') : refusal}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
        {submit}
      </Button>
    </form>
  )
}

function Line({ field, onEdit }: { field: FieldSpec; onEdit: () => void }) {
  const { name, type = 'text', autoComplete, inputMode, initial } = field
  const given = { name, autoComplete, defaultValue: initial, onInput: onEdit }
  if (type === 'password') return <PasswordInput {...given} />
  return (
    <TextInput
      {...given}
      type={type}
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

function valuesOf(form: HTMLFormElement, fields: readonly FieldSpec[]): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

function faultsIn(
  fields: readonly FieldSpec[],
  values: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, fault }) => {
      const found = fault(values[name] ?? '', values)
      return found === null ? [] : [[name, found]]
    }),
  )
}
