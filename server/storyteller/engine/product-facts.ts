import { chapterKeyOf } from '#schemas/chapter.ts'
import { replyPart, type ToldFact, type ToldFacts } from '#server/storyteller/builtin/told-facts.ts'
import type { ToldNode } from './compile.ts'
import type { StoryGame } from './story-input.ts'
import type { Tell } from './text.ts'

/** What the marks of a game say that its scenes tell, as far as it is read; the words that a test asks for are clues. */
export function storyFacts({ nodes, tests }: Pick<StoryGame, 'nodes' | 'tests'>): ToldFacts {
  const clues = new Map(Object.values(tests).flatMap(({ clues }) => Object.entries(clues)))
  const factOf =
    (part: number) =>
    ({ sign, id, words }: Tell): ToldFact => {
      const clue = sign === '=' ? clues.get(id) : undefined
      return clue === undefined ? { part, words } : { part, words: clue, isClue: true }
    }
  const factsOf = ({ tells, options }: ToldNode): ToldFact[] =>
    [
      ...tells.map(factOf(0)),
      ...options.flatMap((option, at) => option.tells.map(factOf(replyPart(at)))),
    ].filter(({ words }) => words !== '')
  const told = nodes.map((node) => [nameOf(node), factsOf(node)] as const)
  return Object.fromEntries(told.filter(([, facts]) => facts.length > 0))
}

/** A node's name of all the game. */
const nameOf = ({ act, id }: ToldNode): string => `${chapterKeyOf(act)}_${id}`
