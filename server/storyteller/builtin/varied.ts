import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'
import { distinctPairs, sentencesOf } from './proof/text-faults.ts'

/** Least share of different pairs of words where a game begins. */
const VARIED: Readonly<Record<GameLanguage, number>> = { en_US: 0.89, zh_CN: 0.93, ja_JP: 0.89 }
/** Least share of sentences that are said in one node alone: a game whose ends share theirs is read as one end. */
const SAID_ONCE = 0.97
/** So many nodes hold more words than are counted. */
const BEGINNING = 30

type Nodes = StoryGame['nodes']

/** What is read first by whoever takes such a one of the options each time. */
function beginningOf(nodes: Nodes, choose: (count: number) => number): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const texts: string[] = []
  let [node] = nodes
  while (node !== undefined && texts.length < BEGINNING) {
    texts.push(node.text)
    const to = node.options[choose(node.options.length)]?.to ?? node.to
    node = to === null ? undefined : byId.get(to)
  }
  return texts.join('\n')
}

const saidOnce = (nodes: Nodes): number => {
  const sentences = nodes.flatMap(({ text }) => sentencesOf(text))
  return new Set(sentences).size / Math.max(1, sentences.length)
}

/**
 * By how much a game is more varied than it has to be, or less: in the words it begins with, whichever way it is played,
 * and in how little of it is said twice.
 */
export const varietyOf = ({ nodes }: Pick<StoryGame, 'nodes'>, language: GameLanguage): number => {
  const ways = [() => 0, (count: number) => count >> 1, (count: number) => count - 1]
  const pairs = ways.map((choose) =>
    distinctPairs(beginningOf(nodes, choose), languageTagOf(language)),
  )
  return Math.min(saidOnce(nodes) - SAID_ONCE, ...pairs.map((share) => share - VARIED[language]))
}
