import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { LoginForm } from './form.tsx'
import { loginDialog } from './projections.ts'
import { anyPasswordFault } from './rules.ts'
import { requestTicket, signIn } from './sign-in-flows.ts'

/** Step 4: in with the password, or on to a new one. */
export function PasswordStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const start = useFlow()
  return (
    <>
      <LoginForm
        email={email}
        fields={[
          {
            name: 'password',
            type: 'password',
            autoComplete: 'current-password',
            fault: anyPasswordFault,
          },
        ]}
        submit={t('submit.4')}
        busy={busy}
        refusal={refusal}
        onSubmit={({ password = '' }) => start(signIn, { password })}
      />
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => start(requestTicket, { email, use: 'UPDATE_PWD' })}
      >
        {t('forgot')}
      </Button>
    </>
  )
}
