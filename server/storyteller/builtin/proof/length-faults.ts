import { chapterWays, reachableFrom } from '#core/game/chapter-graph.ts'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Game } from '../telling/game.ts'

type Least = { readonly chapter: number; readonly branch: number }
/** Least text of a chapter’s shortest path and of what one answer alone shows: words, or letters of Han and kana. */
const LEAST: Readonly<Record<GameLanguage, Least>> = {
  en_US: { chapter: 550, branch: 60 },
  zh_CN: { chapter: 720, branch: 90 },
  ja_JP: { chapter: 960, branch: 110 },
}

/** How long a text is to read. */
function lengthOf(text: string, language: GameLanguage): number {
  if (language === 'en_US') return text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

const ownText = (node: KeyNode): string =>
  [node.content, node.puzzle, ...node.options.map((option) => option.content)].join(' ')

/** The text of a chapter’s paths, its options and the replies to them counted; the shortest or the longest. */
export function pathLength(
  chapter: ChapterContent,
  language: GameLanguage,
  of: (...lengths: number[]) => number,
): number {
  const nodes = [...chapter.nodes].sort((a, b) => a.id - b.id)
  const ways = chapterWays(chapter)
  const from = new Map<number, number>()
  for (const node of nodes.toReversed()) {
    const on = (next: number | null): number => (next === null ? 0 : (from.get(next) ?? 0))
    const lengths = node.options.map(
      (option) => lengthOf(option.reply, language) + on(Number(option.nextNodeId)),
    )
    const rest = lengths.length > 0 ? lengths : (ways.get(node.id) ?? []).map(on)
    from.set(node.id, lengthOf(ownText(node), language) + of(...rest))
  }
  return from.get(nodes[0]?.id ?? 0) ?? 0
}

/** What a player sees of each choice that no other answer to it shows: the most any one answer has to itself. */
function branchLengths(chapter: ChapterContent, language: GameLanguage): number[] {
  const ways = chapterWays(chapter)
  const texts = new Map(chapter.nodes.map((node) => [node.id, ownText(node)]))
  return chapter.nodes
    .filter((node) => node.type === 'option' && (ways.get(node.id)?.length ?? 0) > 1)
    .map((node) => {
      const seen = node.options.map((option) => reachableFrom(Number(option.nextNodeId), ways))
      const own = seen.map((one, at) =>
        [...one].filter((id) => !seen.some((other, also) => at !== also && other.has(id))),
      )
      const lengths = own.map((ids, at) =>
        [...ids.map((id) => texts.get(id) ?? ''), node.options[at]?.reply ?? '']
          .map((text) => lengthOf(text, language))
          .reduce((sum, length) => sum + length, 0),
      )
      return Math.max(...lengths)
    })
}

/** The middle of some numbers. */
const medianOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Chapters too short to be one, and choices that show next to nothing of their own. */
export function lengthFaults(game: Game): string[] {
  const { language } = game.premise.pack
  const least = LEAST[language]
  const branch = medianOf(game.contents.flatMap((chapter) => branchLengths(chapter, language)))
  return [
    ...game.contents.flatMap((chapter) => {
      const length = pathLength(chapter, language, Math.min)
      return length < least.chapter ? [`${chapter.key}: read in ${length}`] : []
    }),
    ...(branch < least.branch ? [`a branch has only ${branch} of its own`] : []),
  ]
}
