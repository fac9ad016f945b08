import { unmissable } from '#core/game/chapter-graph.ts'
import { permutations } from '../case/order.ts'
import { DOUBTS, solve } from '../case/truth.ts'
import { headsOf } from '../pools.ts'
import type { Game } from '../telling/game.ts'
import { type Clue, keysOf, type Scene } from '../telling/scene.ts'

/** The doubts leave one name, and no innocent stands under two. */
function doubtFaults({ premise: { truth } }: Game): string[] {
  const lists = DOUBTS.map((doubt) => truth.doubts[doubt])
  const left = solve(truth.suspects, lists)
  const faults =
    left.length === 1 && left[0] === truth.culprit
      ? []
      : ['the doubts do not leave the culprit alone']
  for (const suspect of truth.suspects) {
    const under = lists.filter((list) => list.includes(suspect)).length
    if (suspect !== truth.culprit && under !== 1)
      faults.push(`${suspect.full} stands under ${under} doubts`)
  }
  return faults
}

/** Each puzzle has one solution, and its options hold it once. */
function puzzleFaults(game: Game): string[] {
  const { truth } = game.premise
  const { clock, order, row } = truth
  const faults: string[] = []
  for (const [puzzle, third, what] of [
    [order, truth.holder, 'signatures'],
    [row, truth.loner, 'coats'],
  ] as const) {
    const orders = permutations(truth.suspects).filter((one) =>
      puzzle.clues.every((clue) => clue.holds(one)),
    )
    if (orders.length !== 1 || orders[0]?.[2] !== third)
      faults.push(`the ${what} have more than one order`)
  }
  if (clock.clockTime - clock.gain * clock.days !== clock.trueTime)
    faults.push('the clock does not come out')
  if (truth.code !== truth.count - clock.error || truth.code < 100)
    faults.push('the lock does not come out')
  for (const node of game.contents.flatMap((chapter) => chapter.nodes)) {
    const texts = node.options.map((option) => option.content)
    if (new Set(texts).size !== texts.length) faults.push(`${node.id}: two options say the same`)
  }
  return faults
}

const NEEDED: readonly Clue[] = ['hour', 'key', 'mark', 'count', 'error', 'rule', 'slip', 'rules']

/** Whatever the solution needs is told where nobody can miss it. */
function clueFaults(game: Game): string[] {
  const sure = new Set(game.contents.flatMap((chapter) => [...unmissable(chapter)]))
  const scenes: readonly Scene[] = game.scenes.flat()
  return NEEDED.filter(
    (clue) =>
      !scenes.some((scene) => scene.clues?.includes(clue) && sure.has(game.ids.node(scene.key))),
  ).map((clue) => `the ${clue} can be missed`)
}

/** The numbers and words a puzzle is made of stand where the audit says they do. */
function seedFaults(game: Game): string[] {
  const { truth, pack } = game.premise
  const scenes = new Map(
    game.scenes
      .flat()
      .flatMap((scene) =>
        keysOf(scene).map((key) => [key, `${scene.text}\n${scene.puzzle ?? ''}`]),
      ),
  )
  const holds = (key: string, text: string, what: string): string[] =>
    scenes.get(key)?.toLowerCase().includes(text.toLowerCase())
      ? []
      : [`${what} is not told in ${key}`]
  const count = pack.number(truth.count)
  const isInWords = scenes.get('arrive')?.includes(count) === true
  return [
    ...holds('arrive', isInWords ? count : String(truth.count), 'the count'),
    ...holds('ally', truth.saying.right, 'the missing word'),
    ...truth.found.flatMap(({ seen }) => holds('deed', seen, 'what was found')),
    ...truth.found
      .filter((find) => find !== truth.kept)
      .flatMap(({ the }) => holds('slip', the, 'what they were told')),
    ...truth.order.rules.flatMap((rule) => holds('register', rule, 'a rule of the order')),
    ...(scenes.has('row')
      ? [
          ...holds('row', truth.remarks.loner.the, 'what was on the coat'),
          ...truth.row.rules.flatMap((rule) => holds('row', rule, 'a rule of the row')),
        ]
      : []),
  ]
}

/** The verse spells its word. */
function verseFaults({ premise: { truth } }: Game): string[] {
  const { lines, word } = truth.verse
  const spelled = headsOf(lines).join('')
  return spelled.toLowerCase() === word.toLowerCase() ? [] : [`the verse spells ${spelled}`]
}

/** Faults of the case itself: solvable, once, and fairly. */
export const caseFaults = (game: Game): string[] => [
  ...doubtFaults(game),
  ...puzzleFaults(game),
  ...clueFaults(game),
  ...seedFaults(game),
  ...verseFaults(game),
]
