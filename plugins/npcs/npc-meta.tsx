import { useTranslation } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import type { Npc } from '#schemas/npc.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { GameText } from '#ui/kit/game-text.tsx'

const FEMALE = /^(f|female|woman|girl|女|女性|女人|女孩|女の子)$/i
const MALE = /^(m|male|man|boy|男|男性|男人|男孩|男の子)$/i

function Gender({ gender, language }: { gender: string; language: GameLanguage }) {
  const { t } = useTranslation('editor')
  const plain = gender.trim()
  const kind = FEMALE.test(plain) ? 'female' : MALE.test(plain) ? 'male' : null
  if (kind === null) return <GameText as="span" text={plain} language={language} />
  return (
    <span role="img" aria-label={t(`npcs.${kind}`)} className="text-base leading-none">
      {kind === 'female' ? '♀' : '♂'}
    </span>
  )
}

/** Gender, age and occupation in a line; what is missing is left out. */
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
  const { t } = useTranslation('editor')
  const isNumber = /^\d+$/.test(npc.age)
  const parts = [
    npc.gender.trim() !== '' && <Gender key="gender" gender={npc.gender} language={language} />,
    isNumber && <span key="age">{t('npcs.age', { age: npc.age })}</span>,
    !isNumber && npc.age.trim() !== '' && (
      <GameText
        key="age"
        as="span"
        text={npc.age}
        language={language}
        area={{ title: npc.name, path: gamePath.npc(at, 'age') }}
      />
    ),
    npc.occupation.trim() !== '' && (
      <GameText
        key="occupation"
        as="span"
        text={npc.occupation}
        language={language}
        area={{ title: npc.name, path: gamePath.npc(at, 'occupation') }}
      />
    ),
  ].filter(Boolean)
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-2 text-sm text-ash *:not-last:after:ml-2 *:not-last:after:text-smoke *:not-last:after:content-['·']">
      {parts}
    </p>
  )
}
