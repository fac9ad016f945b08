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
  hint: (value) => <InviteHint isOurs={value !== '' && value === devInviteCode} />,
  hintStays: true,
})

/** Where a code comes from: ours is there already, else with the way to the community, or whom to ask where there is none (LG17). */
function InviteHint({ isOurs }: { isOurs: boolean }) {
  const { t } = useTranslation('account')
  const { inviteRequired, communityUrl } = useSite()
  const asks = communityUrl === null ? 'inviteAsk' : 'invite'
  const words = isOurs ? 'inviteFilled' : inviteRequired ? asks : 'inviteOpen'
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
