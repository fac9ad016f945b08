import { useTranslation } from 'react-i18next'
import type { Gender } from '#core/game/gender.ts'

/** The sign that stands for each gender. */
export const GENDER_SIGNS: Readonly<Record<Gender, string>> = { female: '♀', male: '♂' }

/** A gender as its sign, which is read out in the language of the page. */
export function GenderSign({ gender }: { gender: Gender }) {
  const { t, i18n } = useTranslation('editor')
  return (
    <span
      role="img"
      lang={i18n.language}
      aria-label={t(`npcs.${gender}`)}
      className="text-base leading-none"
    >
      {GENDER_SIGNS[gender]}
    </span>
  )
}
