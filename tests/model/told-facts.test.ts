import { describe, expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { plannedGame } from '#server/storyteller/builtin/index.ts'
import { Material } from '#server/storyteller/builtin/material.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { partsOfNode } from '#server/storyteller/builtin/told-facts.ts'
import { readBefore } from '#server/storyteller/model/read-before.ts'
import { sceneBrief } from '#server/storyteller/model/scene-brief.ts'
import { hasWords, unsaidFacts } from '#server/storyteller/model/scene-facts.ts'
import { briefOfWish, gameWishes } from './game-wishes.ts'
import { faultsAsTold } from './proof-of-told.ts'

/** A case and a plot in each language. */
const GAMES = gameWishes(6).map((wish) => {
  const brief = briefOfWish(wish)
  return { brief, material: Material.parse(plannedGame(brief).material) }
})
const scenesOf = ({ contents }: Material) => contents.flatMap(({ nodes }) => nodes)

/** Where a scene leads, by names of all the game. */
const goalsOf = (node: KeyNode): string[] =>
  [node.nextNodeId, ...node.options.map(({ nextNodeId }) => nextNodeId)].map((to) =>
    typeof to === 'string' ? to : `${node.chapterKey}_${to}`,
  )
const waysTo = (node: KeyNode, nodes: readonly KeyNode[]): KeyNode[] =>
  nodes.filter((from) => goalsOf(from).includes(node.globalId))

/** Whether somebody may come from the first scene of a chapter to another one without reading a third. */
function isMissable(third: KeyNode, end: KeyNode, nodes: readonly KeyNode[]): boolean {
  const seen = new Set<KeyNode>()
  const open = nodes.filter(({ chapterKey }) => chapterKey === third.chapterKey).slice(0, 1)
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === third || seen.has(node)) continue
    seen.add(node)
    const goals = goalsOf(node)
    open.push(...nodes.filter(({ globalId }) => goals.includes(globalId)))
  }
  return seen.has(end)
}

describe('what a scene must say', () => {
  it.each([
    ['en_US', 'three lanterns', 'The lantana is in flower.', true],
    ['en_US', 'three lanterns', 'He lit the lantern.', false],
    ['ja_JP', '提灯', 'ちょうちんはない。', true],
    ['zh_CN', '灯笼', '他点上灯笼。', false],
  ] as const)('[ML42] in %s “%s” is left out by “%s”: %s', (language, words, text, isLeftOut) => {
    const fact = { part: 0, words }
    expect(unsaidFacts(language, [fact], [text])).toEqual(isLeftOut ? [fact] : [])
  })

  it('[ML41] stands with the plan of every game, in the words and in the text in which it is told', () => {
    for (const { brief, material } of GAMES) {
      const { facts = {} } = material
      const byName = new Map(scenesOf(material).map((node) => [node.globalId, partsOfNode(node)]))
      const all = Object.entries(facts)
      expect(all.length, brief.idea).toBeGreaterThan(5)
      for (const [name, told] of all)
        for (const { part, words } of told)
          expect(hasWords(byName.get(name)?.[part] ?? '', words), `${name}: ${words}`).toBe(true)
    }
  })

  it('[ML41] has every clue of every test of a plot, and no fact of a scene that asks', () => {
    let tests = 0
    for (const { brief, material } of GAMES) {
      const plot = provenPlot(brief)
      if (plot === undefined) continue
      const told = Object.values(material.facts ?? {}).flat()
      const clues = new Set(told.filter(({ isClue }) => isClue).map(({ words }) => words))
      for (const test of Object.values(plot.game.tests)) {
        tests += 1
        for (const words of Object.values(test.clues)) expect([...clues]).toContain(words)
      }
    }
    expect(tests).toBeGreaterThan(9)
  })
})

describe('what a model is told of a scene beside its draft', () => {
  it.each(GAMES)(
    '[ML43] is what everybody has read who comes there, and what was chosen last where all have chosen it: $brief.idea',
    ({ material }) => {
      const readAt = readBefore(material.contents)
      const nodes = scenesOf(material)
      const joins = nodes.filter((node) => waysTo(node, nodes).length > 1)
      expect(joins.length).toBeGreaterThan(0)
      for (const node of joins) {
        expect(readAt(node).chosen).toBeUndefined()
        for (const read of readAt(node).scenes) expect(isMissable(read, node, nodes)).toBe(false)
      }
      for (const node of nodes) {
        const [only, ...others] = waysTo(node, nodes)
        if (only !== undefined && others.length === 0) expect(readAt(node).scenes.at(-1)).toBe(only)
      }
    },
  )

  it('[ML43] goes by the ways of the played game: a scene without a link is followed by the next of its chapter', () => {
    const [{ material } = { material: undefined }] = GAMES
    const [chapter, ...later] = material?.contents ?? []
    if (chapter === undefined) throw new Error('no game')
    const nodes = chapter.nodes.slice(0, 3).map((node) => ({
      ...{ ...node, options: [], answerId: null, nextNodeId: null, type: 'text' as const },
    }))
    const readAt = readBefore([{ ...chapter, nodes }, ...later])
    const [first, second, third] = nodes
    if (third === undefined) throw new Error('a chapter of two scenes')
    expect(readAt(third).scenes).toEqual([first, second])
    const after = later[0]?.nodes[0]
    if (after !== undefined) expect(readAt(after).scenes).toEqual([second, third])
  })

  it('[ML43] is in the words in which it was told, with the manner of who speaks and none of their secrets', () => {
    const [{ material } = { material: undefined }] = GAMES
    if (material === undefined) throw new Error('no game')
    const readAt = readBefore(material.contents)
    let spoken = 0
    for (const node of scenesOf(material)) {
      const read = readAt(node)
      const told = new Map(
        read.scenes.map((scene) => [scene.globalId, { ...scene, content: `Told: ${scene.id}` }]),
      )
      const brief = sceneBrief(material, node, { before: read, told }, 'en_US')
      expect(brief.before.slice(0, read.scenes.length)).toEqual(
        read.scenes.map(({ id }) => `Told: ${id}`),
      )
      const speaker = material.npcs.find(({ id }) => id === node.speaker)
      if (speaker === undefined) expect(brief.speaker).toBeNull()
      else {
        spoken += 1
        expect(brief.speaker?.manner).toContain(speaker.age)
        expect(JSON.stringify(brief.speaker)).not.toContain(speaker.backstory)
      }
    }
    expect(spoken).toBeGreaterThan(0)
  })
})

describe('the proof of a game as it is told', () => {
  it.each(GAMES)(
    '[ML40] holds of what was proved, and not of the same without one of its clues: $brief.idea',
    ({ brief, material }) => {
      const nodes = scenesOf(material)
      expect(faultsAsTold(brief, nodes)).toEqual([])
      const clue = Object.entries(material.facts ?? {})
        .flatMap(([name, told]) => told.map((fact) => ({ ...fact, name })))
        .find(({ isClue, part }) => isClue && part === 0)
      const forgotten = nodes.map((node) =>
        node.globalId === clue?.name
          ? { ...node, content: node.content.replaceAll(clue.words, '') }
          : node,
      )
      expect(faultsAsTold(brief, forgotten)).not.toEqual([])
    },
  )
})
