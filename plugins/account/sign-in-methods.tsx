import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROVIDER_TITLES, Provider } from '#schemas/provider.ts'
import { Button } from '#ui/kit/button.tsx'
import { useSite } from '#ui/kit/site.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { disconnect, loadMethods } from './method-flows.ts'
import { signInMethods } from './projections.ts'
import { signInWithProvider } from './provider-flows.ts'
import { ProviderMark } from './provider-mark.tsx'

/** The ways into the account of who is signed in: which there are, one more, one less (LG44). */
export function SignInMethodList() {
  const { t } = useTranslation('account')
  const { methods } = useProjection(signInMethods)
  const start = useFlow()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    void start(loadMethods).done.then((how) => setFailed(how !== 'done'))
  }
  useEffect(load, [start])
  if (failed && methods === null)
    return (
      <p className="m-0 flex flex-wrap items-center gap-3 text-sm text-ash">
        {t('methods.failed')}
        <Button size="s" onClick={load}>
          {t('methods.retry')}
        </Button>
      </p>
    )
  if (methods === null) return <Skeleton lines={3} />
  const email = methods.find(({ oauth_enum }) => oauth_enum === 'EMAIL')
  return (
    <ul className="m-0 flex list-none flex-col divide-y divide-hairline p-0">
      <li className="flex min-h-14 items-center gap-3 py-2">
        <Mail aria-hidden="true" className="size-4 shrink-0 text-smoke" />
        <Named title={t('methods.email')} name={email?.name ?? t('methods.none')} />
      </li>
      {Provider.options.map((provider) => (
        <ProviderRow key={provider} provider={provider} />
      ))}
    </ul>
  )
}

function Named({ title, name }: { title: string; name: string }) {
  return (
    <span className="flex min-w-0 grow flex-col">
      <span className="text-paper">{title}</span>
      <span className="truncate text-sm text-smoke">{name}</span>
    </span>
  )
}

function ProviderRow({ provider }: { provider: Provider }) {
  const { t } = useTranslation('account')
  const { methods, changing } = useProjection(signInMethods)
  const { providers } = useSite()
  const start = useFlow()
  const facts = providers[provider]
  const name = PROVIDER_TITLES[provider]
  const connected = methods?.find(({ oauth_enum }) => oauth_enum === provider)
  const missing = facts === undefined ? t('methods.missing', { name }) : null
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 text-smoke">
      <ProviderMark provider={provider} />
      <Named
        title={name}
        name={
          connected === undefined
            ? t('methods.none')
            : t('methods.connected', { name: connected.name })
        }
      />
      {connected === undefined ? (
        <Button
          size="s"
          busy={changing === provider}
          reason={missing}
          aria-label={t('methods.connect', { name })}
          onClick={() =>
            facts && start(signInWithProvider, { provider, facts, purpose: 'connect' })
          }
        >
          {t('methods.add')}
        </Button>
      ) : (
        <Button
          size="s"
          variant="ghost"
          busy={changing === provider}
          reason={connected.removable ? null : t('methods.only')}
          aria-label={t('methods.disconnect', { name })}
          onClick={() => start(disconnect, { provider })}
        >
          {t('methods.remove')}
        </Button>
      )}
    </li>
  )
}
