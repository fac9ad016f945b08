import type { Graph } from './walk.ts'

/** How long a told game is, over every path at once, if every option is taken as often as every other. */
export type Figures = {
  readonly nodes: number
  readonly paths: number
  /** Steps of a path, on average. */
  readonly steps: number
  /** Letters or words read on a path, options and replies too: least, average, most. */
  readonly least: number
  readonly mean: number
  readonly most: number
  readonly minutes: number
  /** How often chance comes to each ending. */
  readonly endings: Readonly<Record<string, number>>
}

type Language = 'en' | 'zh' | 'ja'
/** Words of English, characters of the others, that are read in a minute. */
const A_MINUTE: Readonly<Record<Language, number>> = { en: 200, zh: 300, ja: 400 }
const CHOICE_MINUTES = 0.1

/** The length of a text as it is read. */
export const lengthOf = (text: string, language: Language): number =>
  language === 'en'
    ? (text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0)
    : (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)

/** Measures a told game. */
export function figuresOf({ sorted, steps }: Graph, language: Language): Figures {
  const size = (text: string): number => lengthOf(text, language)
  const shown = (at: (typeof sorted)[number]): number =>
    size(at.text) + at.options.reduce((sum, option) => sum + size(option.text), 0)
  const [first] = sorted
  const start = first === undefined ? 0 : shown(first)
  const paths = new Map([[first?.id ?? 0, 1]])
  const chance = new Map([[first?.id ?? 0, 1]])
  const least = new Map([[first?.id ?? 0, start]])
  const most = new Map([[first?.id ?? 0, start]])
  let [mean, choices, walked] = [0, 0, 0]
  for (const node of sorted) {
    const ways = steps.get(node.id) ?? []
    const here = chance.get(node.id) ?? 0
    walked += here
    mean += here * shown(node)
    choices += ways.length > 1 ? here : 0
    for (const { to, option } of ways) {
      const reply = size(option?.reply ?? '')
      mean += (here / ways.length) * reply
      const on = reply + shown(to)
      paths.set(to.id, (paths.get(to.id) ?? 0) + (paths.get(node.id) ?? 0))
      chance.set(to.id, (chance.get(to.id) ?? 0) + here / ways.length)
      least.set(to.id, Math.min(least.get(to.id) ?? Infinity, (least.get(node.id) ?? 0) + on))
      most.set(to.id, Math.max(most.get(to.id) ?? 0, (most.get(node.id) ?? 0) + on))
    }
  }
  const ends = sorted.filter(({ kind }) => kind === 'ending')
  const endings: Record<string, number> = {}
  for (const { beat, id } of ends) endings[beat] = (endings[beat] ?? 0) + (chance.get(id) ?? 0)
  return {
    nodes: sorted.length,
    paths: ends.reduce((sum, { id }) => sum + (paths.get(id) ?? 0), 0),
    steps: Math.round(walked),
    least: Math.min(...ends.map(({ id }) => least.get(id) ?? 0)),
    mean: Math.round(mean),
    most: Math.max(...ends.map(({ id }) => most.get(id) ?? 0)),
    minutes: Math.round(mean / A_MINUTE[language] + choices * CHOICE_MINUTES),
    endings,
  }
}
