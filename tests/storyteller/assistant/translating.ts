import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { briefOf, IDEAS } from '../ideas.ts'

/** A whole game of a plot, as the built-in storyteller tells it. */
export function plotGame(
  language: GameLanguage,
  outlineKey = 'journey-parcel.1',
  idea = IDEAS[language][0] ?? '',
): GameSnapshot {
  const brief = briefOf(idea, language, outlineKey)
  return { ...snapshotOf(provenMaterial(brief)), brief }
}

/** Which games the tests tell into which language. */
export const TRANSLATIONS: readonly (readonly [GameLanguage, string, string])[] = [
  ['en_US', 'Chinese', 'contest-fair.1'],
  ['en_US', 'Japanese', 'contest-match.2'],
  ['en_US', 'Chinese', 'escape-bar.1'],
  ['zh_CN', 'Japanese', 'relationship-notes.1'],
  ['ja_JP', 'English', 'escape-bar.2'],
  ['ja_JP', 'Chinese', 'relationship-notes.2'],
  ['zh_CN', 'English', 'survival-door.1'],
  ['zh_CN', 'Japanese', 'heist-supper.1'],
  ['ja_JP', 'English', 'heist-supper.2'],
  ['ja_JP', 'Chinese', 'contest-fair.2'],
]
