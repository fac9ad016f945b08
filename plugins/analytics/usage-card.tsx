import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnalyticsEvent } from '#schemas/analytics.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { chooseConsent } from './commands.ts'
import { maySend, usage } from './projections.ts'

/** The one name out of a list that an event is about; a publishing is about nothing else. */
function subjectOf(said: AnalyticsEvent): string {
  switch (said.event) {
    case 'page_view':
      return said.page_path
    case 'button_click':
      return said.button
    case 'login_method_click':
    case 'login':
    case 'user_login_success':
      return said.method
    case 'game_publish_start':
    case 'game_publish_success':
    case 'game_publish_error':
    case 'game_publish_exception':
      return ''
  }
}

/** Which of the four a visitor is told. */
function stateOf(isSetUp: boolean, isObjected: boolean, sends: boolean): string {
  if (!isSetUp) return 'local'
  if (isObjected) return 'objected'
  return sends ? 'sent' : 'notSent'
}

/** Says what is noted and what becomes of it, lets it be looked at, and lets the answer be changed. */
export function UsageCard() {
  const { t } = useTranslation('usage')
  const run = useCommand()
  const { isSetUp, isObjected, recent } = useProjection(usage)
  const sends = useProjection(maySend)
  return (
    <section aria-labelledby="usage" className="card p-5 sm:p-6">
      <h2 id="usage" className="m-0 mb-2 text-xl">
        {t('title')}
      </h2>
      <p className="m-0 text-ash">{t('what')}</p>
      <p role="status" className="m-0 mt-2">
        {t(`state.${stateOf(isSetUp, isObjected, sends)}`)}
      </p>
      {isSetUp && !isObjected && (
        <Button
          className="mt-4"
          onClick={() => run(chooseConsent, { consent: sends ? 'no' : 'yes' })}
        >
          {t(sends ? 'withdraw' : 'give')}
        </Button>
      )}
      <details className="group -mb-2 mt-2 text-sm">
        <summary className="flex min-h-10 w-fit cursor-pointer list-none items-center gap-1.5 text-ash hover:text-paper">
          <ChevronRight
            aria-hidden="true"
            className="size-4 transition-transform duration-140 group-open:rotate-90"
          />
          {t('recent', { count: recent.length })}
        </summary>
        <ol className="m-0 mt-1 mb-2 flex max-h-56 list-none flex-col overflow-y-auto rounded-control border border-hairline p-0 font-mono text-xs">
          {recent.toReversed().map((said, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no names of their own and never move
              key={at}
              className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5 not-last:border-b not-last:border-hairline"
            >
              <span>{said.event}</span>
              <span className="text-smoke">{subjectOf(said)}</span>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
