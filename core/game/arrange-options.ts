import type { Arrangement, ArrangeRefusal } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode, NodeOption } from '#schemas/key-node.ts'
import { textAddressOf } from './addresses.ts'
import {
  type Arranged,
  addedToList,
  movedInList,
  nextNumber,
  removedFromList,
  stepOf,
} from './arranged-list.ts'
import { isSameId, optionOf } from './choice.ts'
import { firstWordsOf } from './first-words.ts'
import { placeOfNode, waysIn } from './node-links.ts'

/** The first one makes a scene a choice, so it leads on as the scene did; any other one as the one before it. */
function newOption(game: GameSnapshot, node: KeyNode): NodeOption {
  const last = node.options.at(-1)
  return {
    id: nextNumber(...node.options.map((one) => one.id), node.answerId),
    ...firstWordsOf(game).option,
    nextNodeId: last?.nextNodeId ?? null,
  }
}

function listAfter(
  { options, answerId }: KeyNode,
  optionId: string,
  what: Arrangement,
  made: NodeOption,
): NodeOption[] | ArrangeRefusal {
  if (what.verb === 'add') return addedToList(options, made)
  if (what.verb === 'move') return movedInList(options, optionId, stepOf(what))
  if (options.length === 1) return 'last'
  if (answerId !== null && isSameId(answerId, optionId)) return 'isAnswer'
  return removedFromList(options, optionId)
}

/** Adds an option to a scene, moves one, or removes one: never the answer, and one always stays. */
export function arrangeOptions(
  game: GameSnapshot,
  [key = '', id = '', , optionId = '']: readonly string[],
  what: Arrangement,
): Arranged {
  const node = placeOfNode(waysIn(game), key, id)?.node
  if (node === undefined || (what.verb !== 'add' && optionOf(node, optionId) === undefined))
    return { refused: 'gone' }
  const made = newOption(game, node)
  const options = listAfter(node, optionId, what, made)
  if (typeof options === 'string') return { refused: options }
  const type = node.type === 'text' ? 'option' : node.type
  const contents = game.contents.map((content) =>
    content.key !== key
      ? content
      : {
          ...content,
          nodes: content.nodes.map((one) => (one.id === node.id ? { ...one, type, options } : one)),
        },
  )
  const at =
    what.verb === 'add' ? textAddressOf('nodes', key, node.id, 'options', made.id) : what.at
  return { game: { ...game, contents }, at }
}
