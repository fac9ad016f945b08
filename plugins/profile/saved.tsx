import { useTranslation } from 'react-i18next'
import type { ProfileField } from '#schemas/profile.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { myProfile } from './projections.ts'

/** Says beside a field whether its change is being saved, is saved, or was refused and why. */
export function Saved({ field }: { field: ProfileField }) {
  const { t } = useTranslation('profile')
  const profile = useProjection(myProfile)
  if (profile === null) return null
  const { saving, saved, refusal } = profile
  const refused = refusal?.field === field ? refusal.text || t('notSaved') : null
  const told = saving === field ? t('saving') : saved === field ? t('saved') : ''
  return (
    <p
      role="status"
      className={`m-0 text-sm empty:hidden ${refused === null ? 'text-moss' : 'text-lead'}`}
    >
      {refused ?? told}
    </p>
  )
}
