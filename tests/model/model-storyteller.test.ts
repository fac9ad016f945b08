import { describe, expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import type { ModelProvider } from '#server/model/choice.ts'
import { connectModel } from '#server/model/connect.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { createModelStoryteller } from '#server/storyteller/model/index.ts'
import { isTest } from '#server/storyteller/model/scene-brief.ts'
import type { Plan } from '#server/storyteller/plan.ts'
import type { Storyteller, ToldUnit, UnitFact } from '#server/storyteller/port.ts'
import { noStudio } from '../server/short-storyteller.ts'
import { contextOf } from '../storyteller/writing.ts'
import { type Asked, type Manner, providerServer, type Said } from './provider-server.ts'
import { ADDED, BAD_WAYS, draftIn, goodModel } from './scripted-model.ts'

const IDEAS: Readonly<Record<GameLanguage, string>> = {
  en_US: 'A postman carries a parcel over the mountains',
  zh_CN: '一个邮差背着包裹翻过雪山',
  ja_JP: '郵便屋が小包を背負って山を越える',
}
const LANGUAGES = Object.keys(IDEAS) as GameLanguage[] // the keys of a record of all languages

const briefIn = (language: GameLanguage): Brief => ({
  ...{ idea: IDEAS[language], language, outlineKey: 'journey-parcel.1', outlineText: '' },
  ...{ artStyle: 'ANIME', audience: 'ALL', duration: 'beginner', ageGroup: 'ALL' },
})

async function modelTeller(
  says: (asked: Asked, calls: number) => Said,
  provider: ModelProvider = 'openai-compatible',
  manner: Manner = {},
) {
  const { choice, asked } = await providerServer(says, manner)
  const chosen = choice(provider)
  const known = { model: await connectModel(chosen), keepsSchema: true }
  const teller = createModelStoryteller(createBuiltinStoryteller(), { choice: chosen, known })
  return { teller, asked, chosen, known }
}

/** Writes the scenes of a plan one after another, as the server does. */
async function scenesBy(teller: Storyteller, plan: Plan) {
  const told: ToldUnit[] = []
  const notes: unknown[] = []
  const parts: UnitFact[] = []
  for (const unit of plan.units.filter(({ stage }) => stage === 'key_nodes_and_tasks')) {
    const given = {
      ...{ told, keep: (note: unknown) => void notes.push(note) },
      report: (part: UnitFact) => void parts.push(part),
    }
    const context = contextOf(plan, noStudio, given)
    const fact = await teller
      .write(unit, context)
      .catch(() => teller.fallback?.(unit, context) ?? Promise.reject(new Error('no fallback')))
    told.push({ unit: unit.id, fact })
  }
  return { nodes: nodesIn(told.map(({ fact }) => fact)), notes, parts, told }
}

const nodesIn = (facts: readonly UnitFact[]): KeyNode[] =>
  facts.flatMap((fact) => (fact.type === 'nodes/written' ? fact.payload.chapter.nodes : []))

/** All of a scene but its words. */
const bones = ({ content: _, options, ...node }: KeyNode) => ({
  ...node,
  options: options.map(({ id, nextNodeId }) => ({ id, nextNodeId })),
})

const provenNodes = async (brief: Brief): Promise<KeyNode[]> => {
  const builtin = createBuiltinStoryteller()
  const { nodes } = await scenesBy(builtin, await builtin.plan(brief, new AbortController().signal))
  return nodes
}

const planned = (teller: Storyteller, language: GameLanguage): Promise<Plan> =>
  teller.plan(briefIn(language), new AbortController().signal)

describe.each(LANGUAGES)('a game in %s that a model dresses', (language) => {
  it('[ML5] is told in its words, and is otherwise the game that was proved', async () => {
    const { teller, asked } = await modelTeller(goodModel(language))
    const plan = await planned(teller, language)
    const { nodes, notes, parts } = await scenesBy(teller, plan)
    const proven = await provenNodes(briefIn(language))
    expect(nodes.map(bones)).toEqual(proven.map(bones))
    for (const [at, node] of nodes.entries()) {
      const draft = proven[at]?.content ?? ''
      expect(node.content).toBe(isTest(node) ? draft : `${draft} ${ADDED[language]}`)
    }
    const dressed = proven.filter((node) => !isTest(node)).length
    expect(asked).toHaveLength(dressed)
    expect(notes).toHaveLength(dressed)
    expect(notes).toContainEqual({
      scene: { by: 'model', calls: 1, tokens: expect.objectContaining({ input: 120, output: 45 }) },
    })
    expect(nodesIn(parts).length).toBeGreaterThan(0)
  })

  it('[ML6] is told as it was proved wherever an answer cannot be used twice, and says so', async () => {
    let scene = 0
    const { teller, asked } = await modelTeller((question) => {
      const draft = draftIn(question)
      if (draft === undefined) throw new Error('no scene is asked for')
      const way = BAD_WAYS[scene++ % BAD_WAYS.length]
      return { content: way?.(draft) ?? '' }
    })
    const { nodes, notes } = await scenesBy(teller, await planned(teller, language))
    expect(nodes).toEqual(await provenNodes(briefIn(language)))
    expect(asked.length).toBe(2 * notes.length)
    for (const note of notes) expect(note).toMatchObject({ scene: { by: 'builtin', calls: 2 } })
    const why = new Set(notes.map((note) => (note as { scene: { why: string } }).scene.why))
    expect(why.size).toBeGreaterThan(1)
  })
})

describe('a model that dresses a game', () => {
  it('[ML6] hears what was wrong, and is believed the second time', async () => {
    const good = goodModel('en_US')
    const { teller, asked } = await modelTeller((question, calls) =>
      calls % 2 === 1 ? { content: '{"text":"Short.","options":[]}' } : good(question),
    )
    const { notes } = await scenesBy(teller, await planned(teller, 'en_US'))
    expect(notes).toContainEqual(
      expect.objectContaining({ scene: expect.objectContaining({ by: 'model', calls: 2 }) }),
    )
    expect(asked[1]?.prompt).toContain('Your answer cannot be used:')
  })

  it('[ML97] takes back what was seen of an answer that is not told, before it writes anew', async () => {
    const good = goodModel('en_US')
    const { teller } = await modelTeller((question, calls) =>
      calls === 1 ? { content: '{"text":"Short.","options":[]}' } : good(question),
    )
    const { parts, nodes } = await scenesBy(teller, await planned(teller, 'en_US'))
    const [first] = nodes
    const seen = nodesIn(parts).filter(({ globalId }) => globalId === first?.globalId)
    const texts = seen.map(({ content }) => content)
    const back = texts.indexOf('')
    expect(texts.slice(0, back).at(-1)).toBe('Short.')
    expect(texts.length).toBeGreaterThan(back + 1)
    for (const text of texts.slice(back + 1)) expect(first?.content.startsWith(text)).toBe(true)
    // what is told at once is never taken back
    expect(nodesIn(parts).filter(({ content }) => content === '')).toHaveLength(1)
  })

  it('[ML8] is asked the same way in every scene, and never told ids, ways, answers or secrets', async () => {
    const { teller, asked } = await modelTeller(goodModel('en_US'))
    const plan = await planned(teller, 'en_US')
    const { nodes } = await scenesBy(teller, plan)
    expect(new Set(asked.map(({ instructions }) => instructions)).size).toBe(1)
    const all = asked.map(({ instructions, prompt }) => instructions + prompt).join('\n')
    // how long a scene may be is a number like any other
    const told = all.replace(/in \d+ to \d+ characters/g, '')
    for (const { id, globalId } of nodes)
      expect(told).not.toMatch(new RegExp(`\\b(?:${id}|${globalId})\\b`))
    const { plan: proven } = plan.material as { plan: Plan }
    const { npcs } = proven.material as { npcs: { backstory: string }[] }
    // what somebody tells the player themselves stands in the draft of that scene, and nowhere else
    const said = JSON.stringify(await provenNodes(briefIn('en_US')))
    const secrets = npcs.flatMap(({ backstory }) => (backstory === '' ? [] : [backstory]))
    const kept = secrets.filter((secret) => !said.includes(JSON.stringify(secret).slice(1, -1)))
    expect(kept).not.toEqual([])
    for (const secret of secrets) expect(asked[0]?.instructions).not.toContain(secret)
    for (const secret of kept) expect(all).not.toContain(secret)
  })

  it('[ML7] is the one the game was begun with, or none', async () => {
    const { teller } = await modelTeller(goodModel('en_US'))
    const plan = await planned(teller, 'en_US')
    const other = await modelTeller(goodModel('en_US'))
    const choice = { ...other.chosen, model: 'stand-in-2' }
    const swapped = createModelStoryteller(createBuiltinStoryteller(), {
      choice,
      known: other.known,
    })
    const { nodes, notes } = await scenesBy(swapped, plan)
    expect(other.asked).toEqual([])
    expect(nodes).toEqual(await provenNodes(briefIn('en_US')))
    expect(notes[0]).toEqual({ scene: { by: 'builtin', why: 'otherModel' } })
  })

  it('[ML9] is asked again where that may help, and its scene is told as it was proved where not', async () => {
    const busy = await modelTeller(() => ({ status: 429, message: 'slow down', retryAfter: 3 }))
    const plan = await planned(busy.teller, 'en_US')
    const unit = plan.units.find(({ id }) => id.startsWith('scene-')) ?? {
      id: '',
      stage: 'cover' as const,
    }
    await expect(busy.teller.write(unit, contextOf(plan, noStudio))).rejects.toMatchObject({
      ...{ code: 'unavailable', retryAfterMs: 3_000 },
    })
    const broke = await modelTeller(() => ({ status: 402, message: 'no credit' }))
    await expect(broke.teller.write(unit, contextOf(plan, noStudio))).rejects.toMatchObject({
      code: 'refused',
    })
    const { nodes } = await scenesBy(broke.teller, await planned(broke.teller, 'en_US'))
    expect(nodes).toEqual(await provenNodes(briefIn('en_US')))
  })
})
