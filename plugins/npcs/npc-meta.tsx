import { useTranslation } from 'react-i18next'
import type { Npc } from '#schemas/npc.ts'

const FEMALE = /^(f|female|woman|girl|女|女性|女人|女孩|女の子)$/i
const MALE = /^(m|male|man|boy|男|男性|男人|男孩|男の子)$/i

function Gender({ gender }: { gender: string }) {
  const { t } = useTranslation('editor')
  const plain = gender.trim()
  const kind = FEMALE.test(plain) ? 'female' : MALE.test(plain) ? 'male' : null
  if (kind === null) return <span>{plain}</span>
  return (
    <span role="img" aria-label={t(`npcs.${kind}`)} className="text-base leading-none">
      {kind === 'female' ? '♀' : '♂'}
    </span>
  )
}

/** Gender, age and occupation in a line; what is missing is left out. */
export function NpcMeta({ npc }: { npc: Npc }) {
  const { t } = useTranslation('editor')
  const age = /^\d+$/.test(npc.age) ? t('npcs.age', { age: npc.age }) : npc.age
  const parts = [
    npc.gender.trim() !== '' && <Gender key="gender" gender={npc.gender} />,
    age.trim() !== '' && <span key="age">{age}</span>,
    npc.occupation.trim() !== '' && <span key="occupation">{npc.occupation}</span>,
  ].filter(Boolean)
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-2 text-sm text-ash *:not-last:after:ml-2 *:not-last:after:text-smoke *:not-last:after:content-['·']">
      {parts}
    </p>
  )
}
