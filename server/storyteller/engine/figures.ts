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
const readLength = (text: string, language: Language): number =>
  language === 'en'
    ? (text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0)
    : (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)

/** What is known of every path to a node. */
type Known = { paths: number; chance: number; least: number; most: number }

/** Measures a told game. */
export function figuresOf({ sorted, steps }: Graph, language: Language): Figures {
  const size = (text: string): number => readLength(text, language)
  const shown = ({ text, options }: (typeof sorted)[number]): number =>
    size(text) + options.reduce((sum, option) => sum + size(option.text), 0)
  const known = new Map<number, Known>()
  const total = { mean: 0, choices: 0, steps: 0 }
  for (const node of sorted) {
    const here = known.get(node.id) ?? begun(shown(node))
    known.set(node.id, here)
    const ways = steps.get(node.id) ?? []
    const share = here.chance / ways.length
    total.steps += here.chance
    total.mean += here.chance * shown(node)
    total.choices += ways.length > 1 ? here.chance : 0
    for (const { to, option } of ways) {
      const reply = size(option?.reply ?? '')
      total.mean += share * reply
      known.set(to.id, joined(known.get(to.id), here, share, reply + shown(to)))
    }
  }
  const ends = sorted.filter(({ kind }) => kind === 'ending')
  const at = ({ id }: (typeof sorted)[number]): Known => known.get(id) ?? begun(0)
  const endings: Record<string, number> = {}
  for (const end of ends) endings[end.beat] = (endings[end.beat] ?? 0) + at(end).chance
  return {
    nodes: sorted.length,
    paths: ends.reduce((sum, end) => sum + at(end).paths, 0),
    steps: Math.round(total.steps),
    least: Math.min(...ends.map((end) => at(end).least)),
    mean: Math.round(total.mean),
    most: Math.max(...ends.map((end) => at(end).most)),
    minutes: Math.round(total.mean / A_MINUTE[language] + total.choices * CHOICE_MINUTES),
    endings,
  }
}

const begun = (size: number): Known => ({ paths: 1, chance: 1, least: size, most: size })

/** What is known of a node once one more way leads to it. */
const joined = (there: Known | undefined, from: Known, share: number, size: number): Known => ({
  paths: (there?.paths ?? 0) + from.paths,
  chance: (there?.chance ?? 0) + share,
  least: Math.min(there?.least ?? Number.POSITIVE_INFINITY, from.least + size),
  most: Math.max(there?.most ?? 0, from.most + size),
})
