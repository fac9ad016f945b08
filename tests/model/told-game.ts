import { expect } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { Brief } from '#schemas/settings.ts'
import type { createScriptStore } from '#server/store/scripts.ts'
import type { DressedScene } from '#server/storyteller/model/dress-scene.ts'
import { sceneFault } from '#server/storyteller/model/gate.ts'
import { readModelPlan } from '#server/storyteller/model/model-plan.ts'
import { isTest, sceneBrief } from '#server/storyteller/model/scene-brief.ts'
import { briefOfWish, type GameWish } from './game-wishes.ts'
import { faultsAsTold } from './proof-of-told.ts'

const bones = ({ content: _, options, ...node }: KeyNode) => ({
  ...node,
  options: options.map(({ id, nextNodeId }) => ({ id, nextNodeId })),
})
const NOTHING_READ = { before: { scenes: [] }, told: new Map<string, KeyNode>() }
type SceneNote = Partial<DressedScene>

/** A game as it stands in the folder: its plan, its nodes as they are told, and what was kept of each unit. */
export async function readToldGame(store: ReturnType<typeof createScriptStore>, id: string) {
  const [row, plan, notes] = [await store.find(id), await store.plan(id), await store.notes(id)]
  if (row === undefined || plan === undefined) throw new Error(`${id} is not there`)
  const facts: Awaited<ReturnType<typeof store.page>>['facts'][number][] = []
  for (let page = await store.page(id, 0); page.facts.length > 0; ) {
    facts.push(...page.facts)
    page = await store.page(id, page.facts.at(-1)?.seq ?? 0)
  }
  const noteAt = new Map(notes.map(({ seq, note }) => [seq, (note as { scene: SceneNote }).scene]))
  const scenes = facts.flatMap(({ seq, fact }) =>
    fact.type === 'nodes/written'
      ? fact.payload.chapter.nodes.map((node) => ({ node, note: noteAt.get(seq) }))
      : [],
  )
  const { deal } = Brief.parse(JSON.parse(row.brief))
  return { status: row.status, deal, plan: readModelPlan(plan), facts, scenes }
}
export type ToldGame = Awaited<ReturnType<typeof readToldGame>>

/** Each scene is the model's and passes the gate, or is the built-in storyteller's and says so; the whole is proved anew. */
export function expectWhole(wish: GameWish, { status, deal, plan, scenes }: ToldGame): void {
  const proven = plan.material.contents.flatMap(({ nodes }) => nodes)
  expect([wish.id, status]).toEqual([wish.id, 2])
  expect(scenes.map(({ node }) => bones(node))).toEqual(proven.map(bones))
  for (const [at, { node, note }] of scenes.entries()) {
    const draft = proven[at]
    if (draft === undefined) throw new Error('a scene nobody planned')
    if (isTest(draft) || note?.by === 'builtin') expect(node).toEqual(draft)
    else {
      expect(note?.by).toBe('model')
      const brief = sceneBrief(plan.material, draft, NOTHING_READ, plan.brief.language)
      const options = node.options.map(({ content, reply }) => ({ text: content, reply }))
      expect(sceneFault(brief, { text: node.content, options })).toBeUndefined()
    }
    if (!isTest(draft)) expect(note).toBeDefined()
  }
  const told = scenes.map(({ node }) => node)
  // a creator's games are dealt: of another deck another chance may be the first that is sound
  const brief = { ...briefOfWish(wish), ...(deal === undefined ? {} : { deal }) }
  expect(faultsAsTold(brief, told), wish.id).toEqual([])
}
