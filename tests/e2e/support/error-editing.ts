import { aNode } from '#fixtures/builders.ts'
import { encodeNode } from '#schemas/wire/key-node.ts'
import type { Message, Scenario } from './error-message.ts'
import { fail, openNodes } from './error-provoking.ts'
import type { Stage } from './error-stage.ts'

/** A game of one chapter with one node, and what is wrong with it. */
const oneNode = (change: object) => ({
  script_key_nodes_and_task_map: {
    chapter_1: { key_nodes: [{ ...encodeNode(aNode({ id: 1 })), ...change }], tasks: [] },
  },
})
const opensNodesOf = (change: object) => async (stage: Stage) => {
  await stage.openEditor(oneNode(change))
  await openNodes(stage)
}
const inToast = (words: string, key: string): Message => ({ words, key, place: 'toast' })
const inTooltip = (words: string, key: string): Message => ({ words, key, place: 'tooltip' })

/** A game that cannot be fetched, of which a frame comes that cannot be read. */
const reading: Scenario = [
  {
    provoke: ({ openEditorWith }) => openEditorWith(fail),
    says: [
      {
        words: 'Game data is loading, please try again later',
        key: 'game_loading',
        place: 'screen',
      },
    ],
  },
  {
    provoke: ({ sendFrame }) => sendFrame({ key: 'npc_list', message: '[{"id":"x"}]' }),
    says: [inToast('Failed to initialize NPC data', 'npc_data_error')],
  },
  {
    provoke: ({ sendFrame }) => sendFrame({ key: 'key_nodes_and_tasks', message: 'two nodes' }),
    says: [inToast('Error processing node data', 'node_data_error')],
  },
]

/** A whole game whose answer cannot be read in parts. */
const unreadable: Scenario = [
  {
    provoke: ({ openEditor }) =>
      openEditor({
        npc_list: 'three of them',
        npc_tasks: null,
        script_outline: null,
        script_key_nodes_and_task_map: [1, 2],
      }),
    says: [
      inToast('Failed to initialize NPC data', 'npc_data_error'),
      inToast('Error processing node data', 'node_data_error'),
      inTooltip('No key nodes data', 'no_key_nodes'),
      inTooltip('No tasks data', 'no_tasks'),
    ],
  },
]

/** Nodes that cannot be played. */
const playing: Scenario = [
  {
    provoke: opensNodesOf({ next_node_id: 99 }),
    says: [
      { words: 'Invalid node', key: 'invalid_node', values: () => ({ id: 1 }), place: 'dialog' },
    ],
  },
  {
    provoke: opensNodesOf({ type: 'HOLOGRAM' }),
    says: [
      {
        words: 'Unknown node type or abnormal data format',
        key: 'unknown_node',
        place: 'dialog',
      },
    ],
  },
]

/** A game that is being written, and then whole. */
const writing: Scenario = [
  {
    provoke: ({ openEditor }) =>
      openEditor({ status: 1, npc_tasks: null, script_key_nodes_and_task_map: {} }),
    says: [
      inTooltip('Please wait for node data generation to complete', 'nodes_pending'),
      inTooltip('Waiting for process completion to publish', 'publish_waiting'),
    ],
  },
  {
    provoke: ({ sendFrame }) => sendFrame({ step: 0 }),
    says: [
      inToast('Game generation complete! You can now publish the game.', 'generation_complete'),
    ],
  },
  {
    provoke: ({ open, forget }) => forget().then(() => open('/game-generation?id=')),
    says: [inToast('The id cannot be empty', 'id_missing')],
  },
]

/** What can go wrong while a game is written, read and tried out. */
export const EDITING = { reading, unreadable, playing, writing } as const
