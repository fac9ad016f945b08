import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { useSite } from '#ui/kit/site.ts'
import { useFlow, useProjection } from '#ui/kit/use-projection.ts'
import { LoginForm } from './form.tsx'
import { inviteField } from './invite-field.tsx'
import { completeProfile } from './profile-flow.ts'
import { loginDialog, newcomer } from './projections.ts'
import { nicknameFault } from './rules.ts'

/** Step 1: what somebody new from a third party still owes: an invite code, and a nickname where theirs does not fit (LG14). */
export function ProfileStep() {
  const { t } = useTranslation('account')
  const { busy, refusal, needNickname } = useProjection(loginDialog)
  const who = useProjection(newcomer)
  const site = useSite()
  const start = useFlow()
  const nickname = {
    name: 'nickname',
    autoComplete: 'nickname',
    initial: who?.name ?? '',
    fault: nicknameFault,
    hint: t('hint.nickname', LIMITS),
  }
  return (
    <>
      <p className="m-0 text-sm text-ash">
        {t(needNickname ? 'newcomer.unnamed' : 'newcomer.named', {
          name: who?.name,
          provider: who?.provider,
        })}
      </p>
      <LoginForm
        fields={[...(needNickname ? [nickname] : []), inviteField(site)]}
        submit={t('submit.1')}
        busy={busy}
        refusal={refusal}
        onSubmit={({ nickname = '', invite = '' }) =>
          start(completeProfile, { nickname: nickname.trim(), invite: invite.trim() })
        }
      />
    </>
  )
}
