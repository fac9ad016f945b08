import type { KeyNode } from '#schemas/key-node.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'

/** What a model may know and must keep when it writes one scene. Ids, targets and answers are not in it. */
export type SceneBrief = {
  readonly language: GameLanguage
  /** Who speaks; null: the narrator. */
  readonly speaker: string | null
  /** The scene as it is proved: its text, and each option with its reply. */
  readonly draft: SceneText
  /** What must stand in the text word for word. */
  readonly tokens: readonly string[]
  /** Who is not known yet. */
  readonly early: readonly string[]
  /** What later tests ask for, and nothing has told so far. */
  readonly answers: readonly string[]
  /** The texts of the last two scenes. */
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

/** The scenes of a game in the order they are told. */
const scenesOf = ({ contents }: Material): KeyNode[] => contents.flatMap(({ nodes }) => nodes)

const textsOf = ({ content, options }: KeyNode): string =>
  [content, ...options.flatMap((option) => [option.content, option.reply])].join('\n')

const says = (text: string, words: string): boolean =>
  words !== '' && text.toLowerCase().includes(words.toLowerCase())

/** Names as they are said: whole, and the parts of a name of several words. */
const namesOf = ({ npcs }: Material): string[] => [
  ...new Set(
    npcs
      .flatMap(({ name }) => [name, ...name.split(/[\s·・]+/u)])
      .filter((name) => name.length > 1),
  ),
]

/** The right answers of the tests among some scenes. */
const answersIn = (scenes: readonly KeyNode[]): string[] => [
  ...new Set(
    scenes.flatMap(({ answerId, options }) =>
      options.filter(({ id }) => id === answerId).map(({ content }) => content),
    ),
  ),
]

/** The brief of one scene of a game. */
export function sceneBrief(
  material: Material,
  node: KeyNode,
  before: readonly string[],
  language: GameLanguage,
): SceneBrief {
  const scenes = scenesOf(material)
  const place = scenes.findIndex(({ globalId }) => globalId === node.globalId)
  const own = textsOf(node)
  const told = scenes.slice(0, place).map(textsOf).join('\n')
  const names = namesOf(material)
  const answers = answersIn(scenes)
  const asked = answersIn(scenes.slice(place))
  const places = material.locations.map(({ name }) => name)
  const tokens = [...names, ...places, ...answers, ...(node.content.match(DIGITS) ?? [])]
  return {
    language,
    speaker: material.npcs.find(({ id }) => id === node.speaker)?.name ?? null,
    draft: {
      text: node.content,
      options: node.options.map(({ content, reply }) => ({ text: content, reply })),
    },
    tokens: [...new Set(tokens.filter((token) => says(node.content, token)))],
    early: names.filter((name) => !says(told, name) && !says(own, name)),
    answers: asked.filter((answer) => !says(own, answer) && !says(told, answer)),
    before: before.slice(-2),
  }
}
