import { z } from 'zod'
import { GameLanguage } from './language.ts'
import { Corrections } from './reading-of-idea.ts'

export const ArtStyle = z.enum(['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME'])
export type ArtStyle = z.infer<typeof ArtStyle>

/** Target audience, the wire's `sex`. */
export const Audience = z.enum(['ALL', 'MALE', 'FEMALE'])
export type Audience = z.infer<typeof Audience>

/** Difficulty and length in one, the wire's `game_duration`; four of the six are offered. */
export const Duration = z.enum(['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme'])
export type Duration = z.infer<typeof Duration>
export const OFFERED_DURATIONS = ['beginner', 'normal', 'hard', 'extreme'] as const

/** The wire's `age`. */
export const AgeGroup = z.enum(['TEEN', 'UNDER_18', 'ADULT', 'ALL'])
export type AgeGroup = z.infer<typeof AgeGroup>

/** Which of its creator's games it is, of a deck of small stories that is theirs: the next one is told others. */
export const Deal = z.object({ deck: z.number().int().min(0), game: z.number().int().min(0) })
export type Deal = z.infer<typeof Deal>

/** Everything a game is made from: kept with the script, handed to the storyteller. */
export const Brief = z.object({
  idea: z.string().min(1),
  outlineKey: z.string().min(1),
  outlineText: z.string(),
  artStyle: ArtStyle,
  audience: Audience,
  duration: Duration,
  ageGroup: AgeGroup,
  language: GameLanguage,
  /** What the creator said of how the idea was read. */
  corrections: Corrections.optional(),
  /** Absent of a game that was begun before there were decks: chance decides. */
  deal: Deal.optional(),
})
export type Brief = z.infer<typeof Brief>
/** What another server tells of it. */
export const KnownBrief = Brief.partial()
export type KnownBrief = z.infer<typeof KnownBrief>
