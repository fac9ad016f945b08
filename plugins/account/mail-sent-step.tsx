import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useSite } from '#ui/kit/site.ts'
import { useCommand, useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { continueAfterMail } from './commands.ts'
import { useSecondsUntil } from './countdown.tsx'
import { loginDialog, ticketUseOf } from './projections.ts'
import { requestTicket } from './sign-in-flows.ts'

/** Step 2: a mail with a code is on its way; another one may be asked for after a minute. */
export function MailSentStep() {
  const { t } = useTranslation('account')
  const { email, flow, busy, refusal, resendAt } = useProjection(loginDialog)
  const seconds = useSecondsUntil(resendAt)
  const { outbox } = useSite()
  const start = useFlow()
  const run = useCommand()
  return (
    <>
      <div className="flex flex-col items-center gap-2 py-2 text-center">
        <MailCheck aria-hidden="true" className="size-9 text-lamp" strokeWidth={1.4} />
        <p className="m-0 text-lg text-balance">{t('sent.text', { email })}</p>
        <p className="m-0 text-sm text-ash">
          {t('sent.valid', { count: LIMITS.ticketValidMs / 60_000 })}
        </p>
      </div>
      {outbox !== null && (
        <p className="m-0 rounded-control border border-hairline bg-ink2 px-3 py-2 text-sm text-ash">
          {t('sent.outbox')}{' '}
          <a href={outbox} target="_blank" rel="noreferrer" className="text-lamp underline">
            {t('sent.openOutbox')}
          </a>
        </p>
      )}
      {refusal !== null && (
        <p role="alert" className="m-0 text-sm text-lead">
          {refusal.words === '' ? t('refused') : refusal.words}
        </p>
      )}
      <Button variant="primary" onClick={() => run(continueAfterMail)}>
        {t('submit.2')}
      </Button>
      <Button
        variant="ghost"
        busy={busy}
        disabled={seconds > 0}
        onClick={() => start(requestTicket, { email, use: ticketUseOf(flow) })}
      >
        {seconds > 0 ? t('sent.wait', { count: seconds }) : t('sent.again')}
      </Button>
      <LiveRegion message={seconds === 0 ? t('sent.ready') : ''} />
    </>
  )
}
