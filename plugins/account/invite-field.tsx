import { useTranslation } from 'react-i18next'
import { type Site, useSite } from '#ui/kit/site.ts'
import type { FieldSpec } from './form.tsx'
import { inviteFault } from './rules.ts'

/** The invite code of somebody new, filled in on a first run; optional where everybody may come in. */
export const inviteField = ({
  devInviteCode,
  inviteRequired,
}: Pick<Site, 'devInviteCode' | 'inviteRequired'>): FieldSpec => ({
  name: 'invite',
  autoComplete: 'off',
  initial: devInviteCode ?? '',
  fault: (value) => (inviteRequired ? inviteFault(value) : null),
  hint: <InviteHint />,
  hintStays: true,
})

/** Where a code comes from, with the way to the community (LG17). */
function InviteHint() {
  const { t } = useTranslation('account')
  const { devInviteCode, inviteRequired, communityUrl } = useSite()
  const words = devInviteCode !== null ? 'inviteFilled' : inviteRequired ? 'invite' : 'inviteOpen'
  return (
    <>
      {t(`hint.${words}`)}
      {communityUrl !== null && (
        <>
          {' '}
          <a
            href={communityUrl}
            target="_blank"
            rel="noreferrer noopener"
            className="text-lamp underline"
          >
            {t('hint.community')}
          </a>
        </>
      )}
    </>
  )
}
