import { addressedTexts } from '#core/game/addresses.ts'
import { type Edit, withEdits } from '#core/game/edits.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage, RequestLanguage } from '#schemas/language.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import type { Analysis, Quoted } from '#server/storyteller/assistant-port.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { briefOf, IDEAS, LANGUAGES } from '../ideas.ts'

export type Plan = Extract<Analysis, { kind: 'plan' }>

export const assistant = createBuiltInAssistant()
export const never = new AbortController().signal

/** A whole game as the built-in storyteller tells it. */
function toldGame(language: GameLanguage): GameSnapshot {
  const brief = briefOf(IDEAS[language][0] ?? '', language)
  return { ...snapshotOf(provenGame(brief)), brief }
}

/** A small game and a whole one in each language. */
export const GAMES: readonly GameSnapshot[] = [
  ...LANGUAGES.map((language) => sampleGame(language)),
  ...LANGUAGES.map(toldGame),
]

export const ask = (
  game: GameSnapshot,
  text: string,
  quotes: readonly Quoted[] = [],
  language: RequestLanguage = 'en',
): Promise<Analysis> => assistant.analyse(game, { text, quotes, language }, never)

/** The plan of a request that has to have one. */
export async function planFor(
  game: GameSnapshot,
  text: string,
  quotes: readonly Quoted[] = [],
  language: RequestLanguage = 'en',
): Promise<Plan> {
  const analysis = await ask(game, text, quotes, language)
  if (analysis.kind === 'plan') return analysis
  throw new Error(`${text}: ${analysis.sentence}`)
}

export const editsFor = (
  game: GameSnapshot,
  { operation, places }: Plan,
  scope: readonly string[] = places.map(({ address }) => address),
): Promise<readonly Edit[]> => assistant.carryOut(game, { operation, scope }, never)

/** The game after edits that have to lead somewhere. */
export function edited(game: GameSnapshot, edits: readonly Edit[]): GameSnapshot {
  const after = withEdits(game, edits)
  if (after === undefined) throw new Error('an edit leads nowhere')
  return after
}

/** The game after a request was carried out whole. */
export async function carriedOut(
  game: GameSnapshot,
  text: string,
  quotes: readonly Quoted[] = [],
): Promise<GameSnapshot> {
  return edited(game, await editsFor(game, await planFor(game, text, quotes)))
}

export const everyText = (game: GameSnapshot): string =>
  addressedTexts(game)
    .map(({ text }) => text)
    .join('\n')
