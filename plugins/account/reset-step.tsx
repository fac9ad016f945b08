import { useTranslation } from 'react-i18next'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { resetPassword } from './acts.ts'
import { refuseDifferingPasswords } from './commands.ts'
import { LoginForm } from './form.tsx'
import { DIFFERS, newPasswordFields } from './new-password-fields.tsx'
import { loginDialog } from './projections.ts'
import { typedCode } from './rules.ts'

/** Step 5: another password. */
export function ResetStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const editor = useEditor()
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
        void resetPassword(editor, { password, code: typedCode(code) })
      }
    />
  )
}
