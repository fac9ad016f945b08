import { useTranslation } from 'react-i18next'
import { PROVIDER_TITLES, Provider } from '#schemas/provider.ts'
import { Button } from '#ui/kit/button.tsx'
import { useSite } from '#ui/kit/site.ts'
import { useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { loginDialog } from './projections.ts'
import { signInWithProvider } from './provider-flows.ts'
import { ProviderMark } from './provider-mark.tsx'

/** In by a third party; one that is not set up says so (LG21). */
export function ProviderButtons() {
  const { t } = useTranslation('account')
  const { asking, busy } = useProjection(loginDialog)
  const { providers } = useSite()
  const start = useFlow()
  return (
    <div className="grid grid-cols-2 gap-3 [&>span]:flex [&_button]:w-full">
      {Provider.options.map((provider) => {
        const facts = providers[provider]
        const name = PROVIDER_TITLES[provider]
        return (
          <Button
            key={provider}
            busy={asking === provider}
            disabled={busy}
            reason={facts === undefined ? t('providerMissing', { name }) : null}
            onClick={() =>
              facts && start(signInWithProvider, { provider, facts, purpose: 'enter' })
            }
          >
            {asking !== provider && <ProviderMark provider={provider} />}
            {t('provider', { name })}
          </Button>
        )
      })}
    </div>
  )
}
