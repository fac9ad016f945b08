import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'

/** The genders there is a sign for; any other is told in words. */
export const GENDERS = ['female', 'male'] as const
export type Gender = (typeof GENDERS)[number]

const MEANT: Readonly<Record<Gender, RegExp>> = {
  female: /^(f|female|woman|girl|女|女性|女人|女孩|女の子)$/i,
  male: /^(m|male|man|boy|男|男性|男人|男孩|男の子)$/i,
}
/** The words a game may have for anybody of a gender, whatever their age. */
const WORDS: Readonly<Record<Gender, readonly string[]>> = {
  female: ['female', 'Female', '女', '女性'],
  male: ['male', 'Male', '男', '男性'],
}
const USUAL: Readonly<Record<GameLanguage, Readonly<Record<Gender, string>>>> = {
  en_US: { female: 'Female', male: 'Male' },
  zh_CN: { female: '女', male: '男' },
  ja_JP: { female: '女性', male: '男性' },
}

/** The gender a text means; null where it says something else. */
export function genderIn(text: string): Gender | null {
  const plain = text.trim()
  return GENDERS.find((gender) => MEANT[gender].test(plain)) ?? null
}

/** A gender in the word this game has for it. */
export function genderWord({ npcs, player, brief }: GameSnapshot, gender: Gender): string {
  const said = [...npcs.map((npc) => npc.gender), player?.gender ?? '']
  return (
    said.find((word) => WORDS[gender].includes(word)) ?? USUAL[brief.language ?? 'en_US'][gender]
  )
}
