import { addressedTexts } from '#core/game/addresses.ts'
import { taskCopies } from '#core/game/task-copies.ts'
import { GameLanguage } from '#schemas/language.ts'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'
import type { Tell } from '#server/storyteller/engine/text.ts'
import { isForeign } from '#server/storyteller/engine/twin.ts'
import type { Translation, TranslationJob } from '#server/storyteller/reteller.ts'
import type { Material } from './material.ts'
import type { PlotTelling } from './plot-telling.ts'
import { snapshotOf } from './proof/shape-faults.ts'
import { keptPlot, playOf } from './retell-plot.ts'
import type { PlotTwin } from './tell-in.ts'

/** People are called in every language what they are called in the game. */
const NAME = /^(?:npcs\/[^/]+|player)\/name$/

const toldBy = (tells: readonly Tell[]): string[] => tells.map(({ sign, id }) => `${sign}${id}`)

/** What the words of a node do, without the words. */
const deedsOf = ({ beat, tells, options }: ToldNode): string =>
  JSON.stringify([
    ...[beat, toldBy(tells).toSorted()],
    options.map(({ way, right, tells: own }) => [way, right, toldBy(own).toSorted()]),
  ])

/** The nodes whose words do something else in another language. */
function otherDeeds(game: StoryGame, twin: StoryGame): Set<string> {
  const deeds = new Map(game.nodes.map((node) => [node.id, deedsOf(node)]))
  return new Set(
    twin.nodes.flatMap((node) => (deeds.get(node.id) === deedsOf(node) ? [] : [String(node.id)])),
  )
}

/** What completes each task, by where it is told. */
const tasksOf = (material: Material): Map<string, string> =>
  new Map(
    taskCopies(snapshotOf(material)).map(({ address, task }) => [
      address,
      JSON.stringify([task.keyNodeId, task.optionId, task.roleId, task.type]),
    ]),
  )

/** The texts of a telling in another language that say what stands at their addresses. */
function wordsOf(
  game: StoryGame,
  material: Material,
  twin: PlotTwin,
): Translation['tellings'][0]['texts'] {
  const here = new Map(
    addressedTexts(snapshotOf(material)).map(({ address, text }) => [address, text]),
  )
  const others = otherDeeds(game, twin.game)
  const [tasks, twinTasks] = [tasksOf(material), tasksOf(twin.material)]
  const isSame = (address: string): boolean => {
    const parts = address.split('/')
    if (parts[0] === 'nodes') return !others.has(parts[2] ?? '')
    const task = address.slice(0, address.lastIndexOf('/'))
    return tasks.get(task) === twinTasks.get(task)
  }
  return addressedTexts(snapshotOf(twin.material)).flatMap(({ address, text }) => {
    const isTold = (here.get(address) ?? '') !== '' && text !== '' && !isForeign(text)
    return isTold && !NAME.test(address) && isSame(address) ? [{ address, text }] : []
  })
}

let kept: { of: PlotTelling; translation: Translation } | undefined

/** A plot's game in every language that tells it the same way; null for a case, which each language tells for itself. */
export function translate({ brief }: TranslationJob): Translation | null {
  const telling = keptPlot(brief)
  if (telling === undefined) return null
  if (kept?.of === telling) return kept.translation
  const { game, materialOf, tellIn } = telling
  const material = materialOf(game)
  const tellings = GameLanguage.options.flatMap((language) => {
    const twin = language === brief.language ? undefined : tellIn(language)
    return twin === undefined || playOf(twin.material) !== playOf(material)
      ? []
      : [{ language, texts: wordsOf(game, material, twin) }]
  })
  const translation = { first: snapshotOf(material), tellings }
  kept = { of: telling, translation }
  return translation
}
