import type { Corrections } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import { type Premise, settle } from './compose.ts'
import type { LanguagePack } from './language-pack.ts'
import { faultsOf } from './proof/faults.ts'
import { chanceOf, TRIES } from './proven.ts'
import { tellGame } from './telling/game.ts'

const PLAIN = {
  outlineKey: 'classic',
  outlineText: '',
  artStyle: 'ANIME',
  audience: 'ALL',
  ageGroup: 'ALL',
  duration: 'normal',
} as const

/** The idea of a case, and what its creator made of it. */
type Asked = {
  readonly idea: string
  readonly salt: string
  readonly corrections: Corrections
}

/**
 * The first try whose case is sound for whoever may play it. The keys of its outlines carry its chance: a game told
 * with another one than it was reasoned with would be another case.
 */
export function soundPremise({ idea, salt, corrections }: Asked, pack: LanguagePack): Premise {
  const brief: Brief = { ...PLAIN, idea, language: pack.language }
  const isSound = (premise: Premise): boolean =>
    faultsOf(tellGame(premise, 'classic', brief)).length === 0
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chance = chanceOf(salt, attempt)
    const premise = settle(idea, pack, chance, 'adults', corrections)
    const milder = settle(idea, pack, chance, 'minors', corrections)
    // what may be told to minors may be told; where they play another deed, adults play theirs
    const isOther = milder.kit.id !== premise.kit.id
    if (isSound(milder) && (!isOther || isSound(premise))) return premise
  }
  return settle(idea, pack, salt, 'adults', corrections)
}
