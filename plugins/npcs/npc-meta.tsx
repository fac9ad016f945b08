import type { ReactNode } from 'react'
import { genderIn } from '#core/game/gender.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Npc } from '#schemas/npc.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { GenderSign } from '#ui/kit/gender-sign.tsx'
import { partLabel } from '#ui/kit/quotable.ts'
import { useMayFill } from '#ui/kit/writing.ts'

/** What is small has a finger's room around it. */
const PRESSED_AROUND =
  'relative pointer-coarse:before:absolute pointer-coarse:before:-inset-x-4 pointer-coarse:before:-inset-y-2.5'

function signOf(text: string): ReactNode {
  const gender = genderIn(text)
  return gender === null ? null : <GenderSign gender={gender} />
}

/** Gender, age and occupation in a line; what is missing is left out, unless it can be filled. */
export function NpcMeta({
  npc,
  at,
  language,
}: {
  npc: Npc
  /** Its place in the cast. */
  at: number
  language: GameLanguage
}) {
  const { t, language: spoken } = useEditorWords()
  const mayFill = useMayFill()
  const ageOf = (text: string): ReactNode =>
    /^\d+$/.test(text) ? <span lang={spoken}>{t('npcs.age', { age: text })}</span> : null
  const told = [
    {
      field: 'gender',
      fill: 'gender',
      label: t('player.gender'),
      drawn: signOf,
      className: PRESSED_AROUND,
    },
    { field: 'age', fill: 'age', label: t('player.age'), drawn: ageOf, className: '' },
    {
      field: 'occupation',
      fill: 'profession',
      label: t('player.profession'),
      drawn: undefined,
      className: '',
    },
  ] as const
  return (
    // what a field lies over is not half seen beside it
    <p className="m-0 flex flex-wrap items-center gap-x-2 text-sm text-ash *:not-last:after:ml-2 *:not-last:after:text-smoke *:not-last:after:content-['·'] [&>[data-writing]~*]:opacity-0">
      {told
        .filter(({ field }) => npc[field].trim() !== '' || mayFill(gamePath.npc(at, field)))
        .map(({ field, fill, label, drawn, className }) => (
          <GameText
            key={field}
            as="span"
            text={npc[field]}
            language={language}
            className={classes(className)}
            area={{ title: partLabel(npc.name, label), path: gamePath.npc(at, field) }}
            drawn={drawn}
            fill={fill}
          />
        ))}
    </p>
  )
}
