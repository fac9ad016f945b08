import { useTranslation } from 'react-i18next'
import { useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { LoginForm } from './form.tsx'
import { loginDialog } from './projections.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { emailFault } from './rules.ts'
import { submitEmail } from './sign-in-flows.ts'

/** Step 0: an e-mail address, or a provider. */
export function EmailStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const start = useFlow()
  return (
    <>
      <LoginForm
        fields={[
          {
            name: 'email',
            type: 'email',
            inputMode: 'email',
            autoComplete: 'email',
            initial: email,
            fault: emailFault,
            hint: t('hint.email'),
          },
        ]}
        submit={t('submit.0')}
        busy={busy}
        refusal={refusal}
        onSubmit={(values) => start(submitEmail, { typed: values.email ?? '' })}
      />
      <p className="m-0 flex items-center gap-3 text-xs text-smoke before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {t('or')}
      </p>
      <ProviderButtons />
    </>
  )
}
