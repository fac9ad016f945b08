import { asyncScheduler } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import type { Script } from '#server/scripts/ledger.ts'
import { createSceneTeller, sceneAt, withScene } from '#server/scripts/scene-again.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { Storyteller } from '#server/storyteller/port.ts'

const game = sampleGame('en_US')
const scenes = game.contents.flatMap(({ key, nodes }) =>
  nodes.map((node, at) => ({ key, node, path: gamePath.node(key, at) })),
)
const facts = factsOfGame(game)
const plan = { units: [] } as unknown as Plan
const script = { id: 's1', ownerUid: 'aya' } as Script

/** A store that tells the facts of a game, one page of them. */
function storeOf(): ScriptStore {
  const logged = facts.map((fact, at) => ({ seq: at + 1, unit: `unit ${at}`, fact }))
  const store = {
    page: async (_: string, after: number) => ({ facts: logged.slice(after) }),
    notes: async () => [],
  }
  return store as unknown as ScriptStore
}

/** A storyteller that keeps what it is asked, and who hears what that cost. */
function tellerOf(tellAgain?: Storyteller['tellAgain']) {
  const spent: unknown[] = []
  const clock = { now: () => 0, scheduler: asyncScheduler }
  const storyteller = { name: 'someone', ...(tellAgain ? { tellAgain } : {}) } as Storyteller
  const note = (...one: unknown[]) => void spent.push(one)
  return { spent, teller: createSceneTeller({ storyteller, store: storeOf(), clock, spent: note }) }
}

describe('a scene', () => {
  it('[RG1] is found at its own path, with its address, and nowhere else', () => {
    expect(scenes.length).toBeGreaterThan(3)
    for (const { key, node, path } of scenes)
      expect(sceneAt(game, path)).toEqual({ node, address: `nodes/${key}/${node.id}` })
    for (const path of ['', gamePath.cover(), `${scenes[0]?.path}.title`, `x${scenes[0]?.path}`])
      expect(sceneAt(game, path), path).toBeUndefined()
  })

  it('[RG1] is another one in its own place, and every other stays', () => {
    for (const { node } of scenes) {
      const other = { ...node, keyEvent: 'Another telling.' }
      const told = withScene(game, other)
      const nodes = told.contents.flatMap((chapter) => chapter.nodes)
      expect(nodes).toEqual(scenes.map((one) => (one.node === node ? other : one.node)))
      expect({ ...told, contents: game.contents }).toEqual(game)
    }
  })
})

describe('a scene told again', () => {
  it('[RG1] is asked of its storyteller with all that was told before its chapter, and nothing after', async () => {
    for (const { key, node } of scenes) {
      const asked: unknown[] = []
      const { teller, spent } = tellerOf(async (one, { plan: of, told, signal, spent: hear }) => {
        asked.push(
          one,
          of,
          told.map(({ fact }) => fact),
          signal.aborted,
        )
        hear?.({ purpose: 'scene' } as never)
        return undefined
      })
      expect(await teller.tell(script, plan, node)).toBeUndefined()
      const before = facts.findIndex(
        ({ type, payload }) => type === 'nodes/written' && payload.chapter.key === key,
      )
      expect(before).toBeGreaterThan(0)
      expect(asked).toEqual([node, plan, facts.slice(0, before), false])
      const who = { uid: 'aya', script: 's1', stage: 'key_nodes_and_tasks' }
      expect(spent).toEqual([[who, { purpose: 'scene' }]])
    }
  })

  it('[RG1] that stands nowhere in the log is told of nothing before it', async () => {
    const heard: number[] = []
    const { teller } = tellerOf(async (_, { told }) => {
      heard.push(told.length)
      return undefined
    })
    const [first] = scenes
    if (first === undefined) throw new Error('a sample has scenes')
    await teller.tell(script, plan, { ...first.node, globalId: 'of another game' })
    expect(heard).toEqual([0])
  })

  it('[RG1] is none of a storyteller that tells no scene again', async () => {
    const [first] = scenes
    if (first === undefined) throw new Error('a sample has scenes')
    const { teller } = tellerOf()
    expect(teller.teller).toBe('someone')
    expect(await teller.tell(script, plan, first.node)).toBeUndefined()
  })
})
