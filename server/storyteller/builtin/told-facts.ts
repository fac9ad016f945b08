import { z } from 'zod'
import type { KeyNode } from '#schemas/key-node.ts'
import { standsIn } from './proof/text-faults.ts'
import type { Game } from './telling/game.ts'

/** Something that a text of a scene tells, and that is not told where it is left out. */
export const ToldFact = z.strictObject({
  /** Which text of the scene: 0 is its own, then come each option and its reply in turn. */
  part: z.number().int().min(0),
  words: z.string().min(1),
  /** A test asks for it later: it has to stand word for word. */
  isClue: z.literal(true).exactOptional(),
})
export type ToldFact = z.infer<typeof ToldFact>

/** What the scenes of a game tell, by their names of all the game. */
export const ToldFacts = z.record(z.string(), z.array(ToldFact))
export type ToldFacts = z.infer<typeof ToldFacts>

/** Which text of a scene the reply of an option is. */
export const replyPart = (option: number): number => 2 * option + 2

/** The texts of a scene by their parts. */
export const partsOfNode = ({ content, options }: KeyNode): string[] => [
  content,
  ...options.flatMap((option) => [option.content, option.reply]),
]

/** The words that the puzzles of a case are made of. */
function caseClues({ premise: { truth, pack } }: Game): string[] {
  const { clock, count, found, kept, order, row, remarks, saying, verse } = truth
  const heard = found.filter((find) => find !== kept)
  return [
    ...[pack.time(clock.clockTime), pack.number(clock.gain), pack.number(clock.days)],
    ...[pack.number(clock.error), String(clock.error), String(count)],
    ...[saying.rule, ...verse.lines, ...found.map(({ seen }) => seen)],
    ...[...heard, ...Object.values(remarks)].map(({ the }) => the),
    ...[...order.rules, ...row.rules],
  ]
}

/** The clues of a case, wherever a text of it tells one; scenes that ask are told as they are. */
export function caseFacts(game: Game): ToldFacts {
  const clues = [...new Set(caseClues(game))].filter((clue) => clue !== '')
  const telling = new Set(
    game.scenes.flat().flatMap((scene) => (scene.clues ? [game.ids.node(scene.key)] : [])),
  )
  const factsOf = (node: KeyNode): ToldFact[] => {
    const sought = clues.filter((clue) => clue.length > 1 || telling.has(node.id))
    return partsOfNode(node).flatMap((text, part) =>
      outermost(sought.filter((clue) => standsIn(text, clue))).map((words) => ({
        ...{ part, words, isClue: true as const },
      })),
    )
  }
  const told = game.contents
    .flatMap(({ nodes }) => nodes)
    .filter(({ answerId, puzzle }) => answerId === null && puzzle === '')
    .map((node) => [node.globalId, factsOf(node)] as const)
  return Object.fromEntries(told.filter(([, facts]) => facts.length > 0))
}

/** Words without those that others of them say along. */
const outermost = (all: readonly string[]): string[] =>
  all.filter((one) => !all.some((other) => other !== one && other.includes(one)))
