import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { submitEmail } from './acts.ts'
import { LoginForm } from './form.tsx'
import { loginDialog } from './projections.ts'
import { emailFault } from './rules.ts'

const PROVIDERS = ['Google', 'Discord'] as const

/** Step 0: an e-mail address, or a provider. */
export function EmailStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const editor = useEditor()
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
        onSubmit={(values) => void submitEmail(editor, values.email ?? '')}
      />
      <p className="m-0 flex items-center gap-3 text-xs text-smoke before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
        {t('or')}
      </p>
      <div className="grid grid-cols-2 gap-3 [&>span]:flex [&_button]:w-full">
        {PROVIDERS.map((name) => (
          <Button key={name} reason={t('providerMissing', { name })}>
            {t('provider', { name })}
          </Button>
        ))}
      </div>
    </>
  )
}
