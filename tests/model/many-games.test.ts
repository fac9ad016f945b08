import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import type { DressedScene } from '#server/storyteller/model/dress-scene.ts'
import { sceneFault } from '#server/storyteller/model/gate.ts'
import { readModelPlan } from '#server/storyteller/model/model-plan.ts'
import { isTest, sceneBrief } from '#server/storyteller/model/scene-brief.ts'
import { isLong } from '../sweep.ts'
import { briefOfWish, type GameWish, gameWishes } from './game-wishes.ts'
import { type ManyGames, writeManyGames } from './many-games.ts'
import { faultsAsTold } from './proof-of-told.ts'
import { INPUT, OUTPUT } from './provider-server.ts'
import { BAD_WAYS, draftIn, forgetfully, goodModel } from './scripted-model.ts'

const [GAMES, KILLS] = isLong ? [200, 40] : [8, 3]
const SEED = 'many games'
const PATIENCE_MS = isLong ? 3_600_000 : 600_000
const TOKENS = INPUT + OUTPUT
let dataDir = ''
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A model that answers well, badly every other time, and now and then not at all. */
function changeableModel(): ManyGames['says'] {
  const rng = createRng(`${SEED} answers`)
  return (wish, asked) => {
    const chance = rng.next()
    if (chance < 0.03) return { status: 503, message: 'too many are writing' }
    const draft = draftIn(asked)
    const good = goodModel(briefOfWish(wish).language)(asked)
    return draft === undefined || chance > 0.5
      ? good
      : { content: rng.pick([...BAD_WAYS, () => forgetfully(asked, draft)])(draft) }
  }
}

const bones = ({ content: _, options, ...node }: KeyNode) => ({
  ...node,
  options: options.map(({ id, nextNodeId }) => ({ id, nextNodeId })),
})
const NOTHING_READ = { before: { scenes: [] }, told: new Map<string, KeyNode>() }
type SceneNote = Partial<DressedScene>

/** A game as it stands in the folder: its plan, its nodes as they are told, and what was kept of each unit. */
async function readGame(store: ReturnType<typeof createScriptStore>, id: string) {
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
  return { status: row.status, plan: readModelPlan(plan), facts, scenes }
}
type ReadGame = Awaited<ReturnType<typeof readGame>>

/** Each scene is the model's and passes the gate, or is the built-in storyteller's and says so; the whole is proved anew. */
function expectWhole(wish: GameWish, { status, plan, scenes }: ReadGame): void {
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
  expect(faultsAsTold(briefOfWish(wish), told), wish.id).toEqual([])
}

it(
  `[ML40] ${GAMES} games through a model that answers badly half of the time, ${KILLS} of them killed, are whole and proved; nothing is asked twice, and every token is counted`,
  async ({ signal }) => {
    dataDir = await mkdtemp(join(tmpdir(), 'many-games-'))
    const wishes = gameWishes(GAMES)
    const from = performance.now()
    const written = await writeManyGames({
      ...{ dataDir, wishes, kills: KILLS, seed: SEED, says: changeableModel(), signal },
    })
    expect(written.killedAt.size).toBe(KILLS)
    const opened = await openStore(dataDir)
    if ('refused' in opened) throw new Error(opened.refused)
    const store = createScriptStore(opened.store)
    const twins = new Set<string>()
    const count = { model: 0, builtin: 0, noted: 0 }
    for (const wish of wishes) {
      const game = await readGame(store, wish.id)
      expectWhole(wish, game)
      for (const name of twinsIn(wish, game)) twins.add(name)
      expect(game.facts.map(({ seq }) => seq)).toEqual(game.facts.map((_, at) => at + 1))
      for (const { note } of game.scenes) {
        count.noted += (note?.tokens?.input ?? 0) + (note?.tokens?.output ?? 0)
        if (note?.by !== undefined) count[note.by] += 1
      }
    }
    await opened.close()
    expect(count.model).toBeGreaterThan(count.builtin)
    expect(count.builtin).toBeGreaterThan(0)

    // a scene that a kill or a busy provider broke off is asked again from its beginning, and nothing else is
    const again = askedAgain(written.scenes)
    const wasBroken = ({ game, before }: AskedAgain): boolean => {
      const killedAt = written.killedAt.get(game) ?? -1
      // what was sent before the kill may be read after it
      const isKilled = before <= killedAt && before >= killedAt - 2
      const asked = written.scenes[before]?.asked
      const isTwin = asked !== undefined && twins.has(nameOf(game, draftIn(asked)))
      return isTwin || isKilled || written.scenes[before + 1]?.isAnswered === false
    }
    expect(again.filter((one) => !wasBroken(one))).toEqual([])

    // every question has told what it cost, but for the one that a kill broke off
    const { spent } = written
    const lost = written.asked() - spent.length
    expect(lost).toBeGreaterThanOrEqual(0)
    expect(lost).toBeLessThanOrEqual(KILLS)
    const paid = spent.filter(({ ended }) => ended !== 'busy')
    for (const { tokens } of paid) expect(tokens).toMatchObject({ input: INPUT, output: OUTPUT })
    // what stands with the scenes is all that was paid, but for questions whose scene was lost or given up
    expect(paid.length * TOKENS - count.noted).toBeLessThanOrEqual(givenUp(spent) * TOKENS)
    expect(count.noted % TOKENS).toBe(0)
    const seconds = Math.round((performance.now() - from) / 1000)
    process.stdout.write(
      `${JSON.stringify({ games: GAMES, kills: KILLS, asked: written.asked(), lost, again: again.length, ...count, seconds })}\n`,
    )
  },
  PATIENCE_MS,
)

const nameOf = (game: string, draft: unknown): string => `${game} ${JSON.stringify(draft)}`

/** Two scenes of a game may be told alike, and lead elsewhere: their question is the same, and is asked for each. */
function twinsIn({ id }: GameWish, { plan }: ReadGame): string[] {
  const names = plan.material.contents
    .flatMap(({ nodes }) => nodes)
    .map(({ content, options }) => {
      const draft = options.map((option) => ({ text: option.content, reply: option.reply }))
      return nameOf(id, { text: content, options: draft })
    })
  return names.filter((name, at) => names.indexOf(name) !== at)
}

/** A question that was answered before: in which game, and where among all questions. */
type AskedAgain = { game: string; before: number }

function askedAgain(scenes: Awaited<ReturnType<typeof writeManyGames>>['scenes']): AskedAgain[] {
  const seen = new Map<string, number>()
  return scenes.flatMap(({ game, asked, isAnswered }, at) => {
    const key = `${game}\n${asked.prompt}`
    const before = seen.get(key)
    if (isAnswered) seen.set(key, at)
    return before === undefined ? [] : [{ game, before }]
  })
}

/** How many answered questions may stand with no scene: one before each busy answer, and two with each kill. */
const givenUp = (spent: readonly { ended: string }[]): number =>
  spent.filter(({ ended }) => ended === 'busy').length + 2 * KILLS
