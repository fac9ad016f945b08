import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { useSite } from '#ui/kit/site.ts'
import { useCommand, useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { refuseDifferingPasswords } from './commands.ts'
import { LoginForm } from './form.tsx'
import { inviteField } from './invite-field.tsx'
import { DIFFERS, newPasswordFields } from './new-password-fields.tsx'
import { loginDialog } from './projections.ts'
import { nicknameFault, typedCode } from './rules.ts'
import { register } from './sign-in-flows.ts'

/** Step 3: a new user. */
export function RegisterStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const site = useSite()
  const start = useFlow()
  const run = useCommand()
  return (
    <LoginForm
      email={email}
      fields={[
        ...newPasswordFields(t),
        {
          name: 'nickname',
          autoComplete: 'nickname',
          fault: nicknameFault,
          hint: t('hint.nickname', LIMITS),
        },
        inviteField(site),
      ]}
      submit={t('submit.3')}
      busy={busy}
      refusal={refusal}
      onFault={(faults) => faults.confirm === DIFFERS && run(refuseDifferingPasswords)}
      onSubmit={({ password = '', code = '', nickname = '', invite = '' }) =>
        start(register, {
          password,
          code: typedCode(code),
          nickname: nickname.trim(),
          invite: invite.trim(),
        })
      }
    />
  )
}
