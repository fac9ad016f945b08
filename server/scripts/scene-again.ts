import type { Clock } from '#core/engine/ports.ts'
import { textAddressOf } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { LIMITS } from '#schemas/limits.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { RetoldScene, Storyteller } from '#server/storyteller/port.ts'
import type { Script } from './ledger.ts'
import { within } from './pause.ts'
import type { Spender } from './spending.ts'
import { readTale } from './tale.ts'

/** The scene at a wire path, and its address. */
export function sceneAt(
  { contents }: GameSnapshot,
  path: string,
): { node: KeyNode; address: string } | undefined {
  for (const { key, nodes } of contents) {
    const node = nodes.find((_, at) => gamePath.node(key, at) === path)
    if (node !== undefined) return { node, address: textAddressOf('nodes', key, node.id) }
  }
  return undefined
}

/** The game with a scene in other words. */
export const withScene = (game: GameSnapshot, scene: KeyNode): GameSnapshot => ({
  ...game,
  contents: game.contents.map((chapter) => ({
    ...chapter,
    nodes: chapter.nodes.map((node) => (node.globalId === scene.globalId ? scene : node)),
  })),
})

/** Has a scene told in other words by the storyteller of its game. */
export function createSceneTeller(given: {
  storyteller: Storyteller
  store: ScriptStore
  clock: Clock
  spent: (of: Spender, question: SpentQuestion) => void
}) {
  const { storyteller, store, clock, spent } = given
  const stopping = new AbortController()
  return {
    /** Whose plans it tells from. */
    teller: storyteller.name,
    /** Undefined where the storyteller tells no such scene again: the assistant is asked then. */
    async tell(script: Script, plan: Plan, node: KeyNode): Promise<RetoldScene | undefined> {
      const { id, ownerUid: uid } = script
      const { told } = await readTale(store, id, plan)
      const place = told.findIndex(
        ({ fact }) =>
          fact.type === 'nodes/written' &&
          fact.payload.chapter.nodes.some(({ globalId }) => globalId === node.globalId),
      )
      return within(clock, LIMITS.assistantDeadlineMs, stopping.signal, async (signal) =>
        storyteller.tellAgain?.(node, {
          ...{ plan, told: told.slice(0, Math.max(0, place)), signal },
          spent: (question) => spent({ uid, script: id, stage: 'key_nodes_and_tasks' }, question),
        }),
      )
    },
    stop(): void {
      stopping.abort()
    },
  }
}
export type SceneTeller = ReturnType<typeof createSceneTeller>
