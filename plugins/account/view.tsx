import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginStep } from '#schemas/account.ts'
import { IconButton } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { backToEmail, closeLogin } from './commands.ts'
import { EmailStep } from './email-step.tsx'
import { MailSentStep } from './mail-sent-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { loginDialog } from './projections.ts'
import { RegisterStep } from './register-step.tsx'
import { ResetStep } from './reset-step.tsx'

const STEPS = {
  0: EmailStep,
  1: ProfileStep,
  2: MailSentStep,
  3: RegisterStep,
  4: PasswordStep,
  5: ResetStep,
} as const satisfies Record<LoginStep, () => ReactNode>

/** The way in, over any page: e-mail, code, password, one step at a time. */
export function LoginDialog() {
  const { t } = useTranslation('account')
  const { open, step, email, expired } = useProjection(loginDialog)
  const run = useCommand()
  const body = useRef<HTMLDivElement>(null)
  // what had the focus went with the step before
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first field
  useEffect(() => firstInput(body.current)?.focus(), [step])
  const Step = STEPS[step]
  const title = t(`title.${step}`)
  const back = (
    <IconButton label={t('back')} className="-ml-2" onClick={() => run(backToEmail)}>
      <ArrowLeft aria-hidden="true" className="size-5" />
    </IconButton>
  )
  return (
    <Dialog
      open={open}
      onClose={() => run(closeLogin)}
      title={title}
      size="s"
      holdsOn
      aside={step === 0 ? undefined : back}
      initialFocus={() => firstInput(body.current)}
    >
      <div ref={body} className="flex flex-col gap-4">
        <LiveRegion message={title} />
        {expired && (
          <p className="m-0 rounded-control bg-ink3 px-3 py-2 text-sm text-ash">{t('expired')}</p>
        )}
        {step > 2 && (
          <p className="m-0 truncate text-sm text-ash">
            {t('as')} <span className="font-medium text-paper">{email}</span>
          </p>
        )}
        <Step key={step} />
      </div>
    </Dialog>
  )
}

/** The first field of a step, else its first button. */
const firstInput = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('input:not([readonly])') ??
  body?.querySelector<HTMLElement>('button') ??
  null
