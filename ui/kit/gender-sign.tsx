import type { Gender } from '#core/game/gender.ts'
import { useEditorWords } from './editor-words.tsx'

/** The sign that stands for each gender. */
export const GENDER_SIGNS: Readonly<Record<Gender, string>> = { female: '♀', male: '♂' }

/** A gender as its sign, which is read out in the language of the page. */
export function GenderSign({ gender }: { gender: Gender }) {
  const { t, language: spoken } = useEditorWords()
  return (
    <span
      role="img"
      lang={spoken}
      aria-label={t(`npcs.${gender}`)}
      className="text-base leading-none"
    >
      {GENDER_SIGNS[gender]}
    </span>
  )
}
