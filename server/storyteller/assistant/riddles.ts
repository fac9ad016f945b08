import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'

/** A puzzle or a word game: the addresses of its nodes and of the texts of its answers, and whether it may be a verse. */
export type Riddle = { nodes: readonly string[]; answers: readonly string[]; isVerse: boolean }

const addressOf = (key: string, node: KeyNode): string => textAddressOf('nodes', key, node.id)

/** A puzzle is asked again, with options, by the choice it leads to. */
function asking(node: KeyNode, nodes: readonly KeyNode[]): KeyNode[] {
  const next = nodes.find(({ id }) => id === node.nextNodeId)
  return node.type === 'puzzle' && node.options.length === 0 && next?.type === 'option'
    ? [node, next]
    : [node]
}

/** Every puzzle and word game of a game. */
export const riddlesOf = ({ contents }: GameSnapshot): Riddle[] =>
  contents.flatMap(({ key, nodes }) =>
    nodes
      .filter(({ type, answerId }) => type === 'puzzle' || type === 'wordGame' || answerId !== null)
      .map((node) => {
        const own = asking(node, nodes)
        return {
          isVerse: node.type === 'wordGame',
          nodes: own.map((each) => addressOf(key, each)),
          answers: own.flatMap((each) =>
            each.options.map(
              ({ id }) => `${addressOf(key, each)}/${textAddressOf('options', id, 'content')}`,
            ),
          ),
        }
      }),
  )

const BLOCKS = /\n\s*\n/
const VERSE_LINES = 3

/** The first letters of the lines of each verse: an answer may be hidden there. */
const beginnings = (text: string): string =>
  text
    .split(BLOCKS)
    .map((block) => block.trim().split('\n'))
    .filter((lines) => lines.length >= VERSE_LINES)
    .map((lines) => lines.map((line) => [...line.trim()][0] ?? '').join(''))
    .join('\n')

/** Does a change of a riddle's text change what the beginnings of its lines spell? */
export const breaksVerse = (now: string, then: string): boolean =>
  beginnings(now) !== beginnings(then)
