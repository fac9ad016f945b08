import type { Arrangement, BuildStep } from '#schemas/arrangement.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { liesIn, textAddressOf } from './addresses.ts'
import type { Arranged } from './arranged-list.ts'
import { isSameId, optionOf, waitsForChoice } from './choice.ts'
import { placeOfNode, waysIn } from './node-links.ts'
import { unescaped } from './texts.ts'

const FIELDS = {
  speaker: 'chose_speaker',
  locationId: 'chose_place',
  answerId: 'chose_answer',
  nextNodeId: 'chose_way',
} as const satisfies Partial<Record<keyof KeyNode, BuildStep>>
/** What of a node is chosen from a list, and not written. */
export type ChosenField = keyof typeof FIELDS

/** One thing of a node, or of an option of it, that is chosen: its address, what it is now, and what it may be. */
export type NodeChoice = { at: string; field: ChosenField; value: string; offered: readonly Id[] }

/** The way that is written nowhere: the next node by the order of ids, and of an option that of its node. */
export const BY_ORDER = ''
const THE_END = 0

const AT_CHOICE =
  /^nodes\/[^/]+\/[^/]+\/(speaker|locationId|answerId|nextNodeId|options\/[^/]+\/nextNodeId)$/

/** Is what stands at an address chosen from a list? */
const isChosenAt = (at: string): boolean => AT_CHOICE.test(at)

/** What choosing at an address is called; undefined where nothing is chosen. */
export const choiceMadeAt = (at: string): BuildStep | undefined =>
  isChosenAt(at) ? FIELDS[at.slice(at.lastIndexOf('/') + 1) as ChosenField] : undefined

const hasAnswer = ({ type, options, answerId }: KeyNode): boolean =>
  options.length > 0 && (answerId !== null || type === 'puzzle' || type === 'wordGame')

function choicesOf(game: GameSnapshot, key: string, node: KeyNode): NodeChoice[] {
  const at = textAddressOf('nodes', key, node.id)
  // the chapter the node was found in
  const { nodes } = game.contents.find((one) => one.key === key) as ChapterContent
  const onward = [
    BY_ORDER,
    ...nodes.filter((one) => one !== node).map(({ id }) => id),
    THE_END,
  ] as const
  const choice = (field: ChosenField, value: Id | null, offered: readonly Id[]): NodeChoice => ({
    at: `${at}/${field}`,
    field,
    value: String(value ?? ''),
    offered,
  })
  const { speaker, locationId, answerId, options, nextNodeId } = node
  return [
    choice('speaker', speaker, [0, ...game.npcs.map(({ id }) => id)]),
    choice(
      'locationId',
      locationId,
      game.locations.map(({ id }) => id),
    ),
    ...(hasAnswer(node)
      ? [
          choice(
            'answerId',
            answerId,
            options.map(({ id }) => id),
          ),
        ]
      : []),
    ...(waitsForChoice(node) ? [] : [choice('nextNodeId', nextNodeId, onward)]),
    ...options.map((option) => ({
      ...choice('nextNodeId', option.nextNodeId, onward),
      at: `${textAddressOf('nodes', key, node.id, 'options', option.id)}/nextNodeId`,
    })),
  ]
}

/** What can be chosen of the node or the option at an address, not of what else is in it. */
export function choicesAt(game: GameSnapshot, at: string): NodeChoice[] {
  const [part, key = '', id = ''] = at.split('/').map(unescaped)
  const place = part === 'nodes' ? placeOfNode(waysIn(game), key, id) : undefined
  return place === undefined
    ? []
    : choicesOf(game, key, place.node).filter((one) => one.at === `${at}/${one.field}`)
}

function withChoice(node: KeyNode, at: string, field: ChosenField, chosen: Id): KeyNode {
  const [, , , list, optionId = ''] = at.split('/').map(unescaped)
  const link = chosen === BY_ORDER ? null : chosen
  if (list === 'options') {
    const option = optionOf(node, optionId)
    return {
      ...node,
      options: node.options.map((one) => (one === option ? { ...one, nextNodeId: link } : one)),
    }
  }
  switch (field) {
    case 'speaker':
      return { ...node, speaker: Number(chosen) }
    case 'locationId':
      return { ...node, locationId: String(chosen) }
    case 'answerId':
      return { ...node, answerId: chosen }
    case 'nextNodeId':
      return { ...node, nextNodeId: link }
  }
}

/** Chooses who speaks at a node, where it is played, which option is right, or where it leads (BH13). */
export function arrangeChoice(game: GameSnapshot, { at, value = '' }: Arrangement): Arranged {
  const owner = at.slice(0, at.lastIndexOf('/'))
  const choice = choicesAt(game, owner).find((one) => one.at === at)
  const chosen = choice?.offered.find((one) => isSameId(one, value))
  if (choice === undefined || chosen === undefined) return { refused: 'gone' }
  const contents = game.contents.map((content) => ({
    ...content,
    nodes: content.nodes.map((node) =>
      liesIn(at, textAddressOf('nodes', content.key, node.id))
        ? withChoice(node, at, choice.field, chosen)
        : node,
    ),
  }))
  return { game: { ...game, contents }, at: owner }
}
