import { TextInput } from '#ui/kit/field.tsx'
import type { FieldSpec } from './form.tsx'
import { PasswordInput } from './password-input.tsx'

/** The input of one line. */
export function FormLine({
  field,
  onEdit,
  onEnter,
}: {
  field: FieldSpec
  onEdit: (value: string) => void
  onEnter: () => void
}) {
  const { name, type = 'text', autoComplete, inputMode, initial } = field
  const given = {
    name,
    autoComplete,
    defaultValue: initial,
    onInput: (event: { currentTarget: HTMLInputElement }) => onEdit(event.currentTarget.value),
    onFocus: onEnter,
  }
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
