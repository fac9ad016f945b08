import { useTranslation } from 'react-i18next'
import { useCommand, useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { refuseDifferingPasswords } from './commands.ts'
import { LoginForm } from './form.tsx'
import { DIFFERS, newPasswordFields } from './new-password-fields.tsx'
import { loginDialog } from './projections.ts'
import { typedCode } from './rules.ts'
import { resetPassword } from './sign-in-flows.ts'

/** Step 5: another password. */
export function ResetStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const start = useFlow()
  const run = useCommand()
  return (
    <LoginForm
      email={email}
      fields={newPasswordFields(t)}
      submit={t('submit.5')}
      busy={busy}
      refusal={refusal}
      onFault={(faults) => faults.confirm === DIFFERS && run(refuseDifferingPasswords)}
      onSubmit={({ password = '', code = '' }) =>
        start(resetPassword, { password, code: typedCode(code) })
      }
    />
  )
}
