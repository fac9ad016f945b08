import type { ToldNode } from '../compile.ts'
import type { PlotFrame } from '../frame.ts'
import type { Plot } from '../plot.ts'
import type { PlotTeller } from '../teller.ts'
import type { Test } from '../tests/made-test.ts'
import type { Graph } from '../walk.ts'

/** A told game with all that is known of it, to be proved. */
export type ProvableStory = {
  readonly idea: string
  readonly language: 'en' | 'zh' | 'ja'
  readonly plot: Plot
  readonly frame: PlotFrame
  readonly teller: PlotTeller
  readonly tests: Readonly<Record<string, Test>>
  readonly nodes: readonly ToldNode[]
  readonly graph: Graph
  /** Titles, introductions, cards: what is read outside of the nodes. */
  readonly texts: readonly string[]
}

/** Everything that is read of a story, in its nodes and beside them. */
export const readTexts = ({ texts, nodes }: ProvableStory): string[] => [
  ...texts,
  ...nodes.flatMap(({ text, options }) => [
    text,
    ...options.flatMap((option) => [option.text, option.reply]),
  ]),
]
