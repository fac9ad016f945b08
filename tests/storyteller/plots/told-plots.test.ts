import { describe, expect, it } from 'vitest'
import { playFaults } from '#core/game/play-faults.ts'
import { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { recast } from '#server/storyteller/builtin/recast.ts'
import { retellPlot } from '#server/storyteller/builtin/retell-plot.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { swept } from '../../sweep.ts'
import { briefOf, LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

const SHORT = { en_US: 'en', zh_CN: 'zh', ja_JP: 'ja' } as const
const IDEAS = {
  en_US: 'A retired astronomer who mends clocks that stop when somebody lies',
  zh_CN: '退休的天文学家修理一座听到谎话就停的钟',
  ja_JP: '引退した天文学者が、嘘をつくと止まる時計を直す',
} as const
const TOLD = LANGUAGES.flatMap((language) =>
  contentOf(language).plots.map((texts) => ({ language, id: texts.id, texts })),
)
/** A third of them by the seed, where nothing of a telling has changed. */
const SOME = swept(TOLD, Math.ceil(TOLD.length / 3))

const briefFor = (id: string, language: GameLanguage, given: Partial<Brief> = {}): Brief => ({
  ...briefOf(IDEAS[language], language, plotKeyOf({ plot: id, outline: 0, salt: '' })),
  ...given,
})
const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?。！？])\s*|\n+/).filter((one) => one.trim().length > 11)

type Nodes = GameSnapshot['contents'][number]['nodes']

/** What is reached of a chapter from its first node: no link into it from the chapters before helps. */
function reachedIn(nodes: Nodes): Set<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const reached = new Set(nodes.slice(0, 1).map(({ id }) => id))
  // links lead forward
  for (const { id, nextNodeId, options } of nodes)
    if (reached.has(id))
      for (const link of [nextNodeId, ...options.map((option) => option.nextNodeId)])
        if (typeof link === 'number' && byId.has(link)) reached.add(link)
  return reached
}

describe.each(SOME)('the plot $id in $language', ({ language, id, texts }) => {
  it('[PG3] is sound in each telling and length, most seeds at the first try', () => {
    const short = SHORT[language]
    const part = partOf(IDEAS[language], language)
    for (const length of [LENGTHS.beginner, LENGTHS.normal, LENGTHS.hard, LENGTHS.extreme])
      for (const { turns } of texts.story.outlines) {
        const told = ['1', '2', '3'].map((seed) =>
          faultsOfStory(
            tellStory(inputOf(texts, language, seed, { part, length, turns })),
            part.idea,
            short,
          ),
        )
        const beyondHabits = told.flat().filter((fault) => !fault.startsWith('lazy'))
        expect(beyondHabits).toEqual([])
        expect(told.filter((faults) => faults.length === 0).length).toBeGreaterThan(0)
      }
  })

  it('[PG6] reaches every node of a chapter from its first, has twelve or more, and hardly says a sentence twice', () => {
    for (const outline of texts.story.outlines.keys()) {
      const outlineKey = plotKeyOf({ plot: id, outline, salt: '' })
      const told = (duration: Brief['duration']) =>
        provenMaterial(briefFor(id, language, { outlineKey, duration })).contents
      const contents = told('normal')
      for (const { key, nodes } of [...contents, ...told('beginner')])
        expect(reachedIn(nodes).size, `${outlineKey} ${key}`).toBe(nodes.length)
      for (const { key, nodes } of contents) expect(nodes.length, key).toBeGreaterThanOrEqual(12)
      const said = contents.flatMap(({ nodes }) =>
        nodes.flatMap(({ content }) => sentencesIn(content)),
      )
      expect(new Set(said).size / said.length, outlineKey).toBeGreaterThanOrEqual(0.97)
    }
  })

  it('[PG7] has everything a game has, and nothing that keeps it from being played', () => {
    const snapshot = snapshotOf(provenMaterial(briefFor(id, language)))
    expect(GameSnapshot.safeParse(snapshot).error).toBeUndefined()
    expect(playFaults(snapshot)).toEqual([])
    const tasks = [...snapshot.contents.flatMap(({ tasks }) => tasks), ...snapshot.npcTasks]
    expect(tasks.some(({ type }) => type === TASK_TYPE.hidden)).toBe(true)
    const short = provenMaterial(briefFor(id, language, { duration: 'beginner' }))
    for (const { tasks: asked } of [...snapshot.contents, ...short.contents])
      expect(asked).not.toEqual([])
    const nodes = new Map(
      snapshot.contents.flatMap(({ nodes }) => nodes.map((node) => [node.id, node])),
    )
    for (const { keyNodeId, optionId } of tasks) {
      const node = nodes.get(Number(keyNodeId))
      expect(node).toBeDefined()
      if (optionId !== null) expect(node?.options.map((one) => one.id)).toContain(optionId)
    }
  })

  it('[PG4] tells the same brief to the byte', () => {
    const brief = briefFor(id, language)
    expect(JSON.stringify(provenMaterial(brief))).toBe(JSON.stringify(provenMaterial(brief)))
  })

  it('[PG12] is as long as its duration says', () => {
    const lengths = (['beginner', 'normal', 'hard', 'extreme'] as const).map(
      (duration) =>
        provenMaterial(briefFor(id, language, { duration })).contents.flatMap(({ nodes }) => nodes)
          .length,
    )
    const [beginner = 0, normal = 0, hard = 0, extreme = 0] = lengths
    expect(beginner).toBeGreaterThanOrEqual(36)
    expect(beginner).toBeLessThanOrEqual(62)
    expect(normal).toBeGreaterThanOrEqual(60)
    expect(normal).toBeLessThanOrEqual(110)
    expect(hard).toBeGreaterThan(normal)
    expect(extreme).toBeGreaterThan(hard)
  })

  it('[PG9] is told once more in other words, and played as before; it has no culprit', () => {
    const brief = briefFor(id, language)
    const first = retellPlot({ brief, addresses: [] })
    const opening = first?.first.contents[0]?.nodes[0]
    const told = retellPlot({ brief, addresses: [`nodes/chapter_1/${opening?.id}`] })
    for (const other of told?.others ?? [])
      for (const { address } of other)
        expect(address).toMatch(/^nodes\/|^npcs\/|^story\/|^basics\//)
    expect(recast({ brief, voices: [], culprit: null })).toMatchObject({
      suspects: [],
      recast: null,
    })
  })

  it('[PG13] says nothing hard where minors may play, but what the idea says itself', () => {
    const { never } = packOf(language).gentle
    const brief = briefFor(id, language, { ageGroup: 'UNDER_18' })
    const told = JSON.stringify(snapshotOf(provenMaterial(brief)).contents)
    expect(never.exec(told.replaceAll(IDEAS[language], ''))?.[0]).toBeUndefined()
  })
})

describe('a key of no plot that is offered', () => {
  it('[PG14] tells a case, as any key that nobody knows', () => {
    const brief = { ...briefOf(IDEAS.en_US, 'en_US', 'contest-gone.1'), outlineText: 'x' }
    const known = { ...brief, outlineKey: 'classic' }
    expect(provenMaterial(brief).contents).toEqual(provenMaterial(known).contents)
  })
})

describe('what an idea holds', () => {
  it('[PG11] is told as it is read, never as a slot or a mark', () => {
    const idea = '{judge.full} <+craft|a baker> wants to win the <b>pie contest</b> {nothing}'
    const material = provenMaterial({ ...briefFor('contest-fair', 'en_US'), idea })
    expect(JSON.stringify(snapshotOf(material))).not.toMatch(/\{nothing|<\+|<b>/)
  })
})
