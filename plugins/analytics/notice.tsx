import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { chooseConsent } from './commands.ts'
import { isAsked } from './projections.ts'

/** Asks once, quietly and beside the page, whether usage events may be sent; both answers weigh the same. */
export function ConsentNotice() {
  const { t } = useTranslation('usage')
  const run = useCommand()
  if (!useProjection(isAsked)) return null
  return (
    <section
      aria-label={t('title')}
      className="consent-notice fixed inset-x-3 top-17 z-20 flex max-w-105 animate-rise flex-col gap-3 rounded-card border border-hairline bg-ink2 p-4 text-sm shadow-lift max-sm:top-15 max-sm:gap-2 max-sm:p-2.5 max-sm:text-xs sm:right-auto sm:left-7"
    >
      <p className="m-0">{t('ask')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => run(chooseConsent, { consent: 'no' })}>{t('no')}</Button>
        <Button onClick={() => run(chooseConsent, { consent: 'yes' })}>{t('yes')}</Button>
      </div>
    </section>
  )
}

/** The question over home. */
export const consentView = defineView({
  plugin: 'analytics',
  slots: { 'home.overlay': { component: ConsentNotice } },
})
