import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '#ui/kit/field.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const { t } = useTranslation('account')
  const [shown, setShown] = useState(false)
  const Mark = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t('password.show')}
        title={t(shown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 right-0.5 flex w-10 items-center justify-center rounded-control text-smoke hover:text-paper"
      >
        <Mark aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
