import type { KeyNode } from '#schemas/key-node.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import { standsIn } from '#server/storyteller/builtin/proof/text-faults.ts'
import { partsOfNode, type ToldFact } from '#server/storyteller/builtin/told-facts.ts'
import type { ReadBefore } from './read-before.ts'

/** What a model may know and must keep when it writes one scene. Ids, targets and answers are not in it. */
export type SceneBrief = {
  readonly language: GameLanguage
  /** Who speaks, and in what manner; null: the narrator. */
  readonly speaker: { readonly name: string; readonly manner: string } | null
  /** The scene as it is proved: its text, and each option with its reply. */
  readonly draft: SceneText
  /** Names of the game's people and places, and answers of its tests: what the draft says of them stays word for word. */
  readonly words: readonly string[]
  /** Who is not known yet. */
  readonly early: readonly string[]
  /** What later tests ask for, and nothing has told so far. */
  readonly answers: readonly string[]
  /** What each text of the draft tells, by its part; a clue among it stays word for word. */
  readonly facts: readonly ToldFact[]
  /** The last two texts that everybody has read who comes here, and what was chosen and answered since. */
  readonly before: readonly string[]
}
export type SceneText = {
  text: string
  options: { text: string; reply: string }[]
}

/** A scene that asks for an answer is told as it is: every word of it may be what is asked for. */
export const isTest = ({ type, answerId, puzzle }: KeyNode): boolean =>
  type === 'puzzle' || type === 'wordGame' || answerId !== null || puzzle !== ''

const DIGITS = /[0-9０-９]+(?:[:：.．][0-9０-９]+)*/g

/** What of a text must stand word for word where it is told anew: the words among these that stand in it, and its numbers. */
export const keptTokens = (words: readonly string[], text: string): string[] => [
  ...new Set([...words.filter((word) => standsIn(text, word)), ...(text.match(DIGITS) ?? [])]),
]

/** The texts of a scene, by their parts. */
export const partsOf = ({ text, options }: SceneText): string[] => [
  text,
  ...options.flatMap((option) => [option.text, option.reply]),
]

/** The scenes of a game in the order they are told. */
const scenesOf = ({ contents }: Material): KeyNode[] => contents.flatMap(({ nodes }) => nodes)

/** All texts of a scene as one. */
export const wordsOfScene = (node: KeyNode): string => partsOfNode(node).join('\n')

/** Names as they are said: whole, and the parts of a name of several words. */
export const namesOf = ({ npcs }: { npcs: readonly { name: string }[] }): string[] => [
  ...new Set(
    npcs
      .flatMap(({ name }) => [name, ...name.split(/[\s·・]+/u)])
      .filter((name) => name.length > 1),
  ),
]

/** The right answers of the tests among some scenes. */
export const answersIn = (scenes: readonly KeyNode[]): string[] => [
  ...new Set(
    scenes.flatMap(({ answerId, options }) =>
      options.filter(({ id }) => id === answerId).map(({ content }) => content),
    ),
  ),
]

/** Who speaks: what others see and hear of them, and nothing they keep to themselves. */
function speakerOf({ npcs }: Material, id: number): SceneBrief['speaker'] {
  const speaker = npcs.find((npc) => npc.id === id)
  if (speaker === undefined) return null
  const { name, age, occupation, traits } = speaker
  const said = [age, occupation, ...traits.map((trait) => trait.name)]
  return { name, manner: said.filter((one) => one !== '').join(' · ') }
}

/** What was read before, in the words in which it was told. */
function textsBefore({ scenes, chosen }: ReadBefore, told: ToldScenes): string[] {
  const wordsOf = (node: KeyNode): KeyNode => told.get(node.globalId) ?? node
  const option = chosen && wordsOf(chosen.from).options.find(({ id }) => id === chosen.option.id)
  const done = option === undefined ? [] : [`> ${option.content}`, option.reply]
  return [...scenes.map((node) => wordsOf(node).content), ...done].filter((text) => text !== '')
}

/** Scenes as they were told, by their names of all the game. */
export type ToldScenes = ReadonlyMap<string, KeyNode>

/** The brief of one scene of a game. */
export function sceneBrief(
  material: Material,
  node: KeyNode,
  { before, told }: { before: ReadBefore; told: ToldScenes },
  language: GameLanguage,
): SceneBrief {
  const scenes = scenesOf(material)
  const place = scenes.findIndex(({ globalId }) => globalId === node.globalId)
  const own = wordsOfScene(node)
  const earlier = scenes.slice(0, place).map(wordsOfScene).join('\n')
  const names = namesOf(material)
  const asked = answersIn(scenes.slice(place))
  const places = material.locations.map(({ name }) => name)
  const isNew = (words: string): boolean => !standsIn(earlier, words) && !standsIn(own, words)
  return {
    language,
    speaker: speakerOf(material, node.speaker),
    draft: {
      text: node.content,
      options: node.options.map(({ content, reply }) => ({ text: content, reply })),
    },
    words: [...names, ...places, ...answersIn(scenes)],
    early: names.filter(isNew),
    answers: asked.filter(isNew),
    facts: material.facts?.[node.globalId] ?? [],
    before: textsBefore(before, told),
  }
}
