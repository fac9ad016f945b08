import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { requestTicket, signIn } from './acts.ts'
import { LoginForm } from './form.tsx'
import { loginDialog } from './projections.ts'
import { anyPasswordFault } from './rules.ts'

/** Step 4: in with the password, or on to a new one. */
export function PasswordStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const editor = useEditor()
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
        onSubmit={({ password = '' }) => void signIn(editor, password)}
      />
      <Button
        variant="ghost"
        disabled={busy}
        onClick={() => void requestTicket(editor, email, 'UPDATE_PWD')}
      >
        {t('forgot')}
      </Button>
    </>
  )
}
