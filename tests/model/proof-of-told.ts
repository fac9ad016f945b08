import type { KeyNode } from '#schemas/key-node.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import type { Brief } from '#schemas/settings.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { caseFaults } from '#server/storyteller/builtin/proof/case-faults.ts'
import { shapeFaults } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { provenTelling } from '#server/storyteller/builtin/proven.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import { choiceFaults, lossFaults } from '#server/storyteller/engine/proof/choice-faults.ts'
import { endingFaults } from '#server/storyteller/engine/proof/ending-faults.ts'
import { plotGraphFaults } from '#server/storyteller/engine/proof/graph-faults.ts'
import { lockFaults } from '#server/storyteller/engine/proof/lock-faults.ts'
import { recallFaults } from '#server/storyteller/engine/proof/recall-faults.ts'
import { testFaults } from '#server/storyteller/engine/proof/test-faults.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'
import { storyOf } from '#server/storyteller/engine/story-of.ts'
import type { Tell } from '#server/storyteller/engine/text.ts'

/** The proofs of a plot that say nothing of its style: those must hold whoever tells it. */
const PROOFS = [
  ...[plotGraphFaults, endingFaults, lockFaults, recallFaults, choiceFaults, lossFaults],
  testFaults,
]

/** Everything that is wrong with a game as it is told by now, proved anew from its brief. */
export function faultsAsTold(brief: Brief, told: readonly KeyNode[]): string[] {
  const plot = provenPlot(brief)
  if (plot === undefined) return caseFaultsAsTold(provenTelling(brief).game, told)
  const game = plotAsTold(plot.game, told)
  const story = storyOf(game, brief.idea, requestLanguageOf(brief.language))
  return PROOFS.flatMap((proof) => proof(story))
}

const has = (text: string, words: string): boolean =>
  text.toLowerCase().includes(words.toLowerCase())

/** A plot with the words that are told; a clue that these words do not have is told no more. */
function plotAsTold(game: StoryGame, told: readonly KeyNode[]): StoryGame {
  const byId = new Map(told.map((node) => [node.id, node]))
  const clues = new Map(Object.values(game.tests).flatMap((test) => Object.entries(test.clues)))
  const stands = (text: string) => (tell: Tell) => {
    const clue = tell.sign === '=' ? clues.get(tell.id) : undefined
    return clue === undefined || has(text, clue)
  }
  const nodes = game.nodes.map((node): ToldNode => {
    const words = byId.get(node.id)
    if (words === undefined) throw new Error(`${node.id} is not told`)
    const options = node.options.map((option, at) => {
      const { content = '', reply = '' } = words.options[at] ?? {}
      return { ...option, text: content, reply, tells: option.tells.filter(stands(reply)) }
    })
    return {
      ...node,
      text: words.content,
      tells: node.tells.filter(stands(words.content)),
      options,
    }
  })
  return { ...game, nodes }
}

function caseFaultsAsTold(game: Game, told: readonly KeyNode[]): string[] {
  const byId = new Map(told.map((node) => [node.id, node]))
  const asTold: Game = {
    ...game,
    contents: game.contents.map((chapter) => ({
      ...chapter,
      nodes: chapter.nodes.map((node) => byId.get(node.id) ?? node),
    })),
    scenes: game.scenes.map((chapter) =>
      chapter.map((scene) => ({
        ...scene,
        text: byId.get(game.ids.node(scene.key))?.content ?? '',
      })),
    ),
  }
  return [...shapeFaults(asTold), ...caseFaults(asTold)]
}
