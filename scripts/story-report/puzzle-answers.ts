import type { SampledGame } from './sample.ts'

/** What is right at the puzzles and the games with words of a game. */
const answersOf = ({ material }: SampledGame): Set<string> =>
  new Set(
    material.contents
      .flatMap((chapter) => chapter.nodes)
      .flatMap(({ options, answerId }) =>
        options.filter(({ id }) => id === answerId).map(({ content }) => content.toLowerCase()),
      ),
  )

/** The answer that is right in most of some games, and in what share of them. */
export function mostFrequentAnswer(games: readonly SampledGame[]): {
  answer: string
  share: number
} {
  const counted = new Map<string, number>()
  for (const game of games)
    for (const answer of answersOf(game)) counted.set(answer, (counted.get(answer) ?? 0) + 1)
  const [answer = '', count = 0] = [...counted].sort((a, b) => b[1] - a[1])[0] ?? []
  return { answer, share: games.length === 0 ? 0 : count / games.length }
}
