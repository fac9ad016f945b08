import { useTranslation } from 'react-i18next'
import { LIMITS } from '#schemas/limits.ts'
import { useSite } from '#ui/kit/site.ts'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { register } from './acts.ts'
import { refuseDifferingPasswords } from './commands.ts'
import { LoginForm } from './form.tsx'
import { DIFFERS, newPasswordFields } from './new-password-fields.tsx'
import { loginDialog } from './projections.ts'
import { inviteFault, nicknameFault } from './rules.ts'

/** Step 3: a new user. */
export function RegisterStep() {
  const { t } = useTranslation('account')
  const { email, busy, refusal } = useProjection(loginDialog)
  const { devInviteCode, inviteRequired } = useSite()
  const editor = useEditor()
  const run = useCommand()
  return (
    <LoginForm
      email={email}
      fields={[
        ...newPasswordFields(t),
        {
          name: 'nickname',
          autoComplete: 'nickname',
          fault: nicknameFault,
          hint: t('hint.nickname', LIMITS),
        },
        {
          name: 'invite',
          autoComplete: 'off',
          initial: devInviteCode ?? '',
          fault: (value) => (inviteRequired ? inviteFault(value) : null),
          hint: <InviteHint />,
        },
      ]}
      submit={t('submit.3')}
      busy={busy}
      refusal={refusal}
      onFault={(faults) => faults.confirm === DIFFERS && run(refuseDifferingPasswords)}
      onSubmit={({ password = '', code = '', nickname = '', invite = '' }) =>
        void register(editor, {
          password,
          code: code.trim(),
          nickname: nickname.trim(),
          invite: invite.trim(),
        })
      }
    />
  )
}

function InviteHint() {
  const { t } = useTranslation('account')
  const { devInviteCode, communityUrl } = useSite()
  if (devInviteCode !== null) return t('hint.inviteFilled')
  if (communityUrl === null) return t('hint.invite')
  return (
    <>
      {t('hint.invite')}{' '}
      <a href={communityUrl} target="_blank" rel="noreferrer" className="text-lamp underline">
        {t('hint.community')}
      </a>
    </>
  )
}
