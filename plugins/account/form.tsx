import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#schemas/account.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { Field } from '#ui/kit/field.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { type FormRefusal, faultsIn, refusedLine, valuesOf } from './form-faults.ts'
import { FormLine } from './form-line.tsx'
import type { FieldFault } from './rules.ts'

/** One line of a form. `autoComplete` tells password managers and phones what belongs here. */
export type FieldSpec = {
  name: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  initial?: string
  fault: (value: string, all: Record<string, string>) => FieldFault
  /** What is wrong already while it is typed, and what has to be fetched for that. */
  whileTyping?: { fault: (value: string) => FieldFault; prepare: () => Promise<void> }
  /** The rule, or what its value so far makes of it. */
  hint?: ReactNode | ((value: string) => ReactNode)
  /** The hint says how to come by what is asked for: it stays beside a fault. */
  hintStays?: boolean
}

type Props = {
  fields: readonly FieldSpec[]
  /** Carried along unseen, so that password managers know whose password it is. */
  email?: string
  submit: string
  busy: boolean
  refusal: Account['dialog']['refusal']
  onSubmit: (values: Record<string, string>) => void
  onFault?: (faults: Record<string, string>) => void
}

/** A step's form: rules before typing, faults and the server's words under their fields with the focus on the first; words about no field stand above the button. */
export function LoginForm({ fields, email, submit, busy, refusal, onSubmit, onFault }: Props) {
  const { t } = useTranslation('account')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [, setPrepared] = useState(false)
  const [overcome, setOvercome] = useState<FormRefusal | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const refused = useRef<HTMLParagraphElement>(null)
  const line = refusedLine(fields, refusal)
  useEffect(() => {
    if (refusal === null) return
    if (line === null) refused.current?.focus()
    else inputOf(form.current, line)?.focus()
  }, [refusal, line])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = valuesOf(event.currentTarget, fields)
    const found = faultsIn(fields, values)
    setFaults(found)
    const first = fields.find(({ name }) => found[name] !== undefined)
    if (first === undefined) return onSubmit(values)
    onFault?.(found)
    inputOf(event.currentTarget, first.name)?.focus()
  }
  function edit(name: string, value: string) {
    setTyped((before) => ({ ...before, [name]: value }))
    setFaults(({ [name]: _, ...rest }) => rest)
    if (name === line) setOvercome(refusal)
  }
  const valueIn = ({ name, initial = '' }: FieldSpec) => typed[name] ?? initial
  const typedFaultOf = (field: FieldSpec) => field.whileTyping?.fault(valueIn(field)) ?? null
  function wordsAt(field: FieldSpec): string | undefined {
    const fault = faults[field.name] ?? typedFaultOf(field)
    if (fault !== null) return t(fault, LIMITS)
    return field.name === line && refusal !== overcome ? refusal?.words : undefined
  }
  const said = fields.map(typedFaultOf).find((fault) => fault !== null)
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
      {email !== undefined && <KnownEmail email={email} />}
      {fields.map((field) => (
        <Field
          key={field.name}
          label={t(`field.${field.name}`)}
          hint={typeof field.hint === 'function' ? field.hint(valueIn(field)) : field.hint}
          hintStays={field.hintStays}
          error={wordsAt(field)}
        >
          <FormLine
            field={field}
            onEdit={(value) => edit(field.name, value)}
            onEnter={() => void field.whileTyping?.prepare().then(() => setPrepared(true))}
          />
        </Field>
      ))}
      <LiveRegion message={said === undefined ? '' : t(said, LIMITS)} />
      {refusal !== null && line === null && (
        <p
          ref={refused}
          role="alert"
          tabIndex={-1}
          className="m-0 rounded-control border border-lead/50 bg-lead/10 px-3 py-2 text-sm text-lead"
        >
          {refusal.words === '' ? t('refused') : refusal.words}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
        {submit}
      </Button>
    </form>
  )
}

function inputOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLElement ? input : null
}

function KnownEmail({ email }: { email: string }) {
  return (
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
  )
}
