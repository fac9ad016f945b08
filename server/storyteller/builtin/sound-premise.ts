import type { Corrections } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import { type Premise, settle } from './compose.ts'
import type { Policy } from './gentle.ts'
import type { LanguagePack } from './language-pack.ts'
import { faultsOf } from './proof/faults.ts'
import { tellGame } from './telling/game.ts'

/** So often a telling with faults is told again with other chance. */
export const TRIES = 8

/** The chance of a try. */
export const chanceOf = (salt: string, attempt: number): string =>
  attempt === 0 ? salt : `${salt}#${attempt}`

/** Whoever plays: an idea is told to both before its creator says to whom. */
const POLICIES = ['adults', 'minors'] as const satisfies readonly Policy[]

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
  readonly corrections?: Corrections | undefined
}

/**
 * The first try whose case is sound for whoever may play it. Its reasoning, its outlines and its game begin with that
 * one: a game that was told with other chance than it was reasoned with would be another case.
 */
export function soundAttempt({ idea, salt, corrections }: Asked, pack: LanguagePack): number {
  const brief: Brief = { ...PLAIN, idea, language: pack.language }
  const isSound = (attempt: number): boolean =>
    POLICIES.every((policy) => {
      const premise = settle(idea, pack, chanceOf(salt, attempt), policy, corrections)
      return faultsOf(tellGame(premise, 'classic', brief)).length === 0
    })
  const found = Array.from({ length: TRIES }, (_, attempt) => attempt).find(isSound)
  return found ?? 0
}

/** What a case of an idea is proposed by. */
export function soundPremise(asked: Asked, pack: LanguagePack): Premise {
  const attempt = soundAttempt(asked, pack)
  return settle(asked.idea, pack, chanceOf(asked.salt, attempt), 'adults', asked.corrections)
}
