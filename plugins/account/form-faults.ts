import type { Account } from '#schemas/account.ts'
import type { RefusedField } from '#schemas/wire/refusal.ts'
import type { FieldFault } from './rules.ts'

/** A line of a form, as far as its faults go. */
type Line = {
  name: string
  fault: (value: string, all: Record<string, string>) => FieldFault
}
export type FormRefusal = NonNullable<Account['dialog']['refusal']>

/** The line in which what the server calls so is typed. */
const LINES = {
  email: 'email',
  pwd: 'password',
  pwd_: 'confirm',
  nick_name: 'nickname',
  ticket: 'code',
  invite_code: 'invite',
  confirm: 'confirm',
} as const satisfies Record<RefusedField, string>

/** The line a refusal is about; null when it is about none of these, so that it is told for all of them. */
export function refusedLine(lines: readonly Line[], refusal: FormRefusal | null): string | null {
  const field = refusal?.field ?? null
  const name = field === null ? null : LINES[field]
  return lines.some((line) => line.name === name) ? name : null
}

/** What stands in a form. */
export function valuesOf(form: HTMLFormElement, lines: readonly Line[]): Record<string, string> {
  const data = new FormData(form)
  return Object.fromEntries(lines.map(({ name }) => [name, String(data.get(name) ?? '')]))
}

/** What is wrong with what stands in it, by line. */
export function faultsIn(
  lines: readonly Line[],
  values: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ name, fault }) => {
      const found = fault(values[name] ?? '', values)
      return found === null ? [] : [[name, found]]
    }),
  )
}
