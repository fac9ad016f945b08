import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE, type GameLanguage } from '#schemas/language.ts'
import { outsideRiddles } from '#server/storyteller/assistant/changes.ts'
import { standsIn } from '#server/storyteller/builtin/proof/text-faults.ts'
import { isIn, MARKUP } from './gate.ts'
import type { SceneFaultCode } from './prompts.ts'
import { answersIn, isTest, keptTokens, namesOf, wordsOfScene } from './scene-brief.ts'

/** A text that is written anew, and what it is held against. */
export type Passage = {
  readonly address: string
  readonly language: GameLanguage
  readonly now: string
  /** What stands in it and has to stay: names, numbers, answers. */
  readonly tokens: readonly string[]
  /** Who is not known yet where it is read, and what a test asks for. */
  readonly early: readonly string[]
  readonly answers: readonly string[]
}

/** Texts that say nothing a test asks for by its form; names, titles and the like are changed by operations of their own. */
const WRITTEN =
  /^(?:npcs\/[^/]+\/(?:bio|backstory|appearance)|player\/(?:synopsis|backstory)|locations\/[^/]+\/description|story\/(?:chapters\/[^/]+\/summary|prologue\/\d+)|basics\/(?:intro|worldOverview|playerGoal|mainConflict|incitingEvent|worldRules)|nodes\/[^/]+\/[^/]+\/(?:content|options\/[^/]+\/(?:content|reply)))$/

/** What may be written anew at an address; undefined where it is no such text, or belongs to a test. */
export function passageAt(game: GameSnapshot, address: string, now: string): Passage | undefined {
  if (!WRITTEN.test(address) || now.trim() === '') return undefined
  const scenes = game.contents.flatMap(({ key, nodes }) =>
    nodes.map((node) => ({ address: textAddressOf('nodes', key, node.id), node })),
  )
  const at = scenes.findIndex((scene) => address.startsWith(`${scene.address}/`))
  const scene = scenes[at]?.node
  if (scene !== undefined && isTest(scene)) return undefined
  if (outsideRiddles(game, [{ address, text: now }]).length === 0) return undefined
  const names = namesOf(game)
  const answers = answersIn(scenes.map(({ node }) => node))
  const told = scenes
    .slice(0, at + 1)
    .map(({ node }) => wordsOfScene(node))
    .join('\n')
  const places = game.locations.map(({ name }) => name)
  return {
    ...{ address, now, language: game.brief.language ?? DEFAULT_GAME_LANGUAGE },
    tokens: keptTokens([...names, ...places, ...answers], now),
    early: scene === undefined ? [] : names.filter((name) => !standsIn(told, name)),
    answers: answers.filter((answer) => !standsIn(now, answer)),
  }
}

/** A text may become this much shorter or longer, and by a sentence that was asked for. */
const [LEAST, MOST, SENTENCE_MORE] = [0.4, 2.2, 120]
export const passageBand = ({ now }: Passage): { least: number; most: number } => ({
  least: Math.ceil(now.length * LEAST),
  most: Math.ceil(now.length * MOST) + SENTENCE_MORE,
})

/** The first thing that is wrong with a passage that was written anew; undefined where it can be offered. */
export function passageFault(
  passage: Passage,
  text: string,
  unfit?: RegExp,
): { code: SceneFaultCode; slots: Record<string, string | number> } | undefined {
  const { language, now, tokens, early, answers } = passage
  const { least, most } = passageBand(passage)
  const slots = { number: now.length }
  if (MARKUP.test(text) || /[{}<>|]/.test(text)) return { code: 'markup', slots: {} }
  if (!isIn(language, text)) return { code: 'language', slots: {} }
  if (text.length < least) return { code: 'short', slots }
  if (text.length > most) return { code: 'long', slots }
  const token = tokens.find((one) => !standsIn(text, one))
  if (token !== undefined) return { code: 'token', slots: { token } }
  const name = early.find((one) => standsIn(text, one))
  if (name !== undefined) return { code: 'early', slots: { name } }
  const answer = answers.find((one) => standsIn(text, one))
  if (answer !== undefined) return { code: 'answer', slots: { answer } }
  const [found] = unfit?.exec(text) ?? []
  return found === undefined ? undefined : { code: 'unfit', slots: { token: found } }
}
