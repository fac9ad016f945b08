import type { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE, type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import type { KnownModel } from '#server/model/ask.ts'
import type { ModelProvider } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import type { Quoted } from '#server/storyteller/assistant-port.ts'
import { createModelAssistant } from '#server/storyteller/model/assistant-by-model.ts'
import { isTest } from '#server/storyteller/model/scene-brief.ts'
import { ask, assistant, edited, never } from '../storyteller/assistant/asking.ts'
import { type Asked, type Manner, providerServer, type Said } from './provider-server.ts'

/** What the scripted model adds to a passage that it writes. */
export const RAIN: Readonly<Record<GameLanguage, string>> = {
  en_US: 'Rain runs down the glass, and nobody says so.',
  zh_CN: '雨顺着玻璃往下淌，谁也没有提起。',
  ja_JP: '雨がガラスを伝い、誰もそのことを言わない。',
}

/** The numbers of a list by their titles, as a model would look for them. */
export const numberOf = ({ prompt }: Asked, title: string): number =>
  Number(new RegExp(`^(\\d+): ${title}`, 'm').exec(prompt)?.[1] ?? 0)
export const choice = (operation: string, places: readonly number[], value = ''): Said => ({
  content: JSON.stringify({ operation, places, value }),
})
const passageIn = ({ prompt }: Asked): string | undefined =>
  /<passage>\n([\s\S]*?)\n<\/passage>/.exec(prompt)?.[1]
/** A model that chooses to write, and writes the passage with a sentence more. */
export const writer =
  (language: GameLanguage, spoilt: (text: string, calls: number) => string = (text) => text) =>
  (asked: Asked, calls: number): Said => {
    const passage = passageIn(asked)
    if (passage === undefined) return choice('write', [1])
    return { content: JSON.stringify({ text: spoilt(`${passage} ${RAIN[language]}`, calls) }) }
  }

/** A scene that asks for nothing, and one that does. */
export function scenesOf(game: GameSnapshot) {
  const scenes = game.contents.flatMap(({ key, nodes }) =>
    nodes.map((node) => ({ node, address: `nodes/${key}/${node.id}` })),
  )
  const plain = scenes.find(({ node }) => !isTest(node) && node.content.length > 100)
  const test = scenes.find(({ node }) => isTest(node))
  if (plain === undefined || test === undefined) throw new Error('the game has no such scenes')
  return { plain, test }
}

export async function analysed(
  says: (asked: Asked, calls: number) => Said,
  game: GameSnapshot,
  text: string,
  given: {
    quotes?: readonly Quoted[]
    provider?: ModelProvider
    deadlines?: KnownModel['deadlines']
    manner?: Manner
  } = {},
) {
  const server = await providerServer(says, given.manner)
  const { deadlines, quotes = [] } = given
  const model: KnownModel = {
    ...{ model: await connectModel(server.choice(given.provider ?? 'openai-compatible')) },
    keepsSchema: true,
    ...(deadlines === undefined ? {} : { deadlines }),
  }
  const teller = createModelAssistant(assistant, model)
  const language = requestLanguageOf(game.brief.language ?? DEFAULT_GAME_LANGUAGE)
  const spent: SpentQuestion[] = []
  const said = await teller.analyse(game, { text, quotes, language }, never, (one) =>
    spent.push(one),
  )
  const own = await ask(game, text, quotes, language)
  const done = async (scope?: readonly string[]): Promise<GameSnapshot> => {
    if (said.kind !== 'plan') throw new Error(said.sentence)
    const { operation, places } = said
    const all = places.map(({ address }) => address)
    return edited(game, await teller.carryOut(game, { operation, scope: scope ?? all }, never))
  }
  return { said, own, done, spent, asked: server.asked }
}
